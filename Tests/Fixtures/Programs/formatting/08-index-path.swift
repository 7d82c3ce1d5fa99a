import Foundation

let path = IndexPath(indexes: [2, 5])
print(path[0], path[1], path.count, path == IndexPath(indexes: [2, 5]), path < IndexPath(indexes: [3, 0]))
