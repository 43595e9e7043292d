import CStillYardstick
import Foundation
import StillCairo
import StillDrawing
import StillGeometry
import StillRaster

/// Pictures that are drawn, made smaller and blurred, beside C that does so.
enum ImageSubject {
  private static let (width, height) = (1_200, 630)
  private static var count: Int { width * height }

  static func measure(_ bench: Bench) throws {
    try drawing(bench)
    try blurs(bench)
  }

  /// A picture at its own size is as good as copied; at half of it, each pixel is the mean of four.
  private static func drawing(_ bench: Bench) throws {
    try bench.time("image/own-size", .microseconds(), goal: .ratioAtMost(1.5)) {
      let bitmap = picture()
      let source = PlainPicture(bitmap)
      return (
        { try nanoseconds { try draw(source, width, height) } },
        .measured("memcpy into new memory") {
          nanoseconds {
            unsafe bitmap.withUnsafeBytes { bytes in
              guard let start = bytes.baseAddress else { return }
              unsafe still_copy(start, bytes.count)
            }
          }
        }
      )
    }
    try bench.time("image/half-size", .microseconds(), goal: .ratioAtMost(1.2)) {
      let bitmap = picture()
      return (
        {
          // One of its own each time: what was made smaller once is kept.
          let source = PlainPicture(bitmap)
          return try nanoseconds { try draw(source, width / 2, height / 2) }
        },
        .measured("pixman's separable filter") {
          nanoseconds {
            unsafe bitmap.withUnsafeBytes { bytes in
              guard let start = bytes.baseAddress else { return }
              unsafe still_scale_to_half(
                start.assumingMemoryBound(to: UInt32.self), Int32(width), Int32(height))
            }
          }
        }
      )
    }
  }

  private static func draw(_ source: PlainPicture, _ width: Int, _ height: Int) throws {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let list = DisplayList(
      size: frame.size, commands: [.picture(PicturePlacement(source, in: frame))])
    _ = try CairoRenderer.render(list, scale: 1, background: nil)
  }

  private static func blurs(_ bench: Bench) throws {
    for radius in [5.0, 50, 200] {
      try bench.time("blur/\(Int(radius))", .milliseconds, goal: .ratioAtMost(2)) {
        let ours = picture()
        var target = picture()
        var theirs = picture()
        return (
          { nanoseconds { blur(ours, into: &target, radius) } },
          .measured("three box passes") {
            nanoseconds {
              unsafe theirs.withUnsafeMutableBytes { bytes in
                guard let start = bytes.baseAddress else { return }
                unsafe still_blur_boxes(
                  start.assumingMemoryBound(to: UInt32.self), Int32(width), Int32(height), radius)
              }
            }
          }
        )
      }
    }
    for radius in [50.0, 200] {
      try bench.time("blur/\(Int(radius))-as-5", .milliseconds, goal: .ratioAtMost(1.1)) {
        let bitmap = picture()
        var target = picture()
        return (
          { nanoseconds { blur(bitmap, into: &target, radius) } },
          .measured("radius 5") { nanoseconds { blur(bitmap, into: &target, 5) } }
        )
      }
    }
  }

  private static func blur(_ bitmap: Bitmap, into target: inout Bitmap, _ radius: Double) {
    unsafe bitmap.withUnsafeBytes { source in
      unsafe target.withUnsafeMutableBytes { target in
        guard let from = unsafe plane(UnsafeMutableRawPointer(mutating: source.baseAddress)),
          let to = unsafe plane(target.baseAddress)
        else { return }
        let isBlurred = unsafe GaussianBlur.blur(from, into: to, .init(x: radius, y: radius))
        precondition(isBlurred, "there is memory for a blur")
      }
    }
  }

  private static func plane(_ start: UnsafeMutableRawPointer?) -> PixelPlane? {
    guard let start = unsafe start else { return nil }
    return unsafe PixelPlane(
      start.assumingMemoryBound(to: UInt32.self), x: 0, y: 0, width: width, height: height)
  }

  /// Made-up colours, half of them not opaque.
  private static func picture() -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, scale: 1)
    for index in 0..<count {
      let (x, y) = (index % width, index / width)
      bitmap[x, y] = RGBA8(
        red: UInt8(x * 255 / width), green: UInt8(y * 255 / height),
        blue: UInt8(truncatingIfNeeded: x ^ y), alpha: x / 64 % 2 == 0 ? 255 : 180)
    }
    return bitmap
  }
}
