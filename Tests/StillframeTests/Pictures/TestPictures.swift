import Foundation
import StillRaster
import Stillframe

/// Pictures and folders for tests, made from numbers.
enum TestPictures {
  /// A picture whose pixels are what `color` says.
  static func bitmap(
    _ width: Int, _ height: Int, scale: CGFloat = 1, _ color: (_ x: Int, _ y: Int) -> RGBA8
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, scale: scale)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = color(x, y) }
    }
    return bitmap
  }

  static func plain(_ color: RGBA8, _ width: Int, _ height: Int, scale: CGFloat = 1) -> Bitmap {
    bitmap(width, height, scale: scale) { _, _ in color }
  }

  /// A ring of one pixel around a middle.
  static func framed(_ ring: RGBA8, _ middle: RGBA8, _ width: Int, _ height: Int) -> Bitmap {
    bitmap(width, height) { x, y in
      x == 0 || y == 0 || x == width - 1 || y == height - 1 ? ring : middle
    }
  }

  static let red = RGBA8(red: 255, green: 0, blue: 0)
  static let green = RGBA8(red: 0, green: 255, blue: 0)
  static let blue = RGBA8(red: 0, green: 0, blue: 255)
  static let clear = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)
}

/// Calls `body` with a new folder and removes it afterwards.
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("StillframeTests-\(UUID().uuidString)", isDirectory: true)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }  // left to the system when that fails
  return try body(folder)
}

extension URL {
  /// Writes a file in this folder, and the folders around it.
  func put(_ name: String, _ data: Data) throws {
    let url = appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func put(_ name: String, _ text: String) throws { try put(name, Data(text.utf8)) }

  func put(_ name: String, _ bitmap: Bitmap) throws { try put(name, bitmap.pngData()) }
}
