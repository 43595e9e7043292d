import CStillYardstick
import Foundation
import StillImageFile
import StillRaster

/// Writing PNG, beside Cairo's own writer.
enum PNGSubject {
  static func measure(_ bench: Bench) throws {
    try encode("png/interface", Pictures.interface, .standard, 0.15, 1.00, bench)
    try encode("png/interface-fast", Pictures.interface, .fast, 0.065, 1.35, bench)
    try encode(
      "png/photograph", { Pictures.photograph(width: 1600, height: 1200) }, .standard, 0.15, 1.02,
      bench)
  }

  private static func encode(
    _ name: String, _ picture: () throws -> Bitmap, _ mode: PNGEncoder.Mode, _ time: Double,
    _ size: Double, _ bench: Bench
  ) throws {
    let sizeName = "\(name)/size"
    guard bench.wants("\(name)/time") || bench.wants(sizeName) else { return }
    let bitmap = try picture()
    let cairo = cairo(bitmap)
    try bench.time("\(name)/time", .milliseconds, goal: .ratioAtMost(time), atLeast: 5) {
      (
        { try nanoseconds { _ = try PNGEncoder.encode(bitmap, mode: mode) } },
        .measured("cairo_surface_write_to_png") { nanoseconds { _ = cairo() } }
      )
    }
    guard bench.wants(sizeName) else { return }
    let other = Row.Yardstick(
      name: "cairo_surface_write_to_png", value: Double(cairo()))
    try bench.figure(sizeName, unit: "bytes", goal: .ratioAtMost(size), yardstick: other) {
      Double(try PNGEncoder.encode(bitmap, mode: mode).count)
    }
  }

  /// Returns a function that has Cairo write a picture as PNG, and returns how many bytes those are.
  static func cairo(_ bitmap: Bitmap) -> () -> Int {
    var copy = Pictures.copy(bitmap)
    let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
    return {
      unsafe copy.withUnsafeMutableBytes { bytes in
        unsafe still_cairo_png(
          bytes.baseAddress?.assumingMemoryBound(to: UInt32.self), width, height, 1)
      }
    }
  }
}
