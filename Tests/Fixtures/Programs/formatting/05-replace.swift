import Foundation

print("a b c".replacingOccurrences(of: " ", with: "_"), "x,y,z".components(separatedBy: ","))
