import Combine
import Foundation

final class Model: ObservableObject {
  @Published var name = "a"
  @Published var count = 0
}
let model = Model()
var bag = Set<AnyCancellable>()
model.objectWillChange.sink { print("will change", model.name, model.count) }.store(in: &bag)
model.$name.sink { print("name", $0, "was", model.name) }.store(in: &bag)
model.$count.dropFirst().map { $0 * 2 }.sink { print("count", $0) }.store(in: &bag)
model.name = "b"
model.count = 4
model.name = "b"
bag.removeAll()
model.name = "c"
print(model.name)
