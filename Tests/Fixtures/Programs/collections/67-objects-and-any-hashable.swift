// What is held as an object, and what is held as an AnyHashable.
import Foundation

let number = 1 as AnyObject
print(number as? Double as Any, number as? Int as Any, (2.0 as AnyObject) as? Int as Any)
let objects = [1, 2] as NSArray
print(objects[0] as? Double as Any, objects as? [Double] as Any, objects as? [Int] as Any)
let mixed: NSArray = [3, "three"]
print(mixed.count, mixed[1] as? String as Any, mixed.index(of: "three"), mixed.index(of: 9) == NSNotFound)
let settings: NSDictionary = ["size": 2, "names": ["a"]]
print(settings["size"] as? Double as Any, settings["names"] as? [String] as Any, settings.count)

let keys: [AnyHashable] = [1, "one", true]
print(keys, keys[0], type(of: keys[0]), keys[1].base)
print(["kind": 1] as [AnyHashable: Int])
let key = AnyHashable("id")
print(type(of: key), type(of: key.base), key == AnyHashable("id"))
