import Foundation

print(String(format: "%d items, %.2f", 3, 2.5))
print(String(format: "%05d|%5d|%-5d|%x", 42, 42, 42, 255))
