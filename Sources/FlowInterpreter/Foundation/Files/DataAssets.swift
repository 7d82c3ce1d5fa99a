import FlowModel
import Foundation

/// `NSDataAsset`: a file of an asset catalogue.
final class DataAssetBox: NativeBox {
  let name: String
  let data: Value
  init(_ name: String, _ data: Value) {
    self.name = name
    self.data = data
  }
  override var typeName: String { "NSDataAsset" }
  override var isReference: Bool { true }
  override var isPrintable: Bool { false }
}

extension LibraryBuilder {
  mutating func addDataAssets() {
    initializer("NSDataAsset", "(name:bundle?:)") { call in
      let name = try call.argument(0, String.self)
      guard case .at(let file) = call.interpreter.world.dataAsset(name),
        let data = FileManager.default.contents(atPath: file)
      else { return .unknown(Unknown("NSDataAsset(\(name))", call.location)) }
      return .optional(.native(DataAssetBox(name, data.bridged)))
    }
    property("NSDataAsset", "name") { call in .string(try call.dataAsset().name) }
    property("NSDataAsset", "data") { call in try call.dataAsset().data }
  }
}

extension Library.Call {
  fileprivate func dataAsset() throws -> DataAssetBox {
    guard case .native(let box as DataAssetBox) = value else { throw stop("a data asset is asked for", for: value) }
    return box
  }
}
