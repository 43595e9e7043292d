import Foundation
import StillRaster

/// Comparing pictures, beside memcmp.
enum DiffSubject {
  static func measure(_ bench: Bench) throws {
    try equal("diff/equal/1200x630", 1200, 630, bench)
    try equal("diff/equal/3840x2160", 3840, 2160, bench)
    try bench.time("diff/one-percent/3840x2160", .microseconds(), goal: .ratioAtMost(1.2)) {
      let a = Pictures.photograph(width: 3840, height: 2160)
      let (b, equal) = (Pictures.copy(a, changingEvery: 100), Pictures.copy(a))
      let options = PixelDiff.Options(threshold: 0.1)
      return (
        { nanoseconds { _ = PixelDiff.compare(a, b, options: options) } },
        .measured("memcmp") {
          nanoseconds { precondition(compare(a, equal) == 0, "equal pictures") }
        }
      )
    }
  }

  private static func equal(
    _ name: String, _ width: Int, _ height: Int, _ bench: Bench
  ) throws {
    try bench.time(name, .microseconds(), goal: .ratioAtMost(1.1)) {
      let a = Pictures.photograph(width: width, height: height)
      let b = Pictures.copy(a)
      return (
        { nanoseconds { precondition(PixelDiff.compare(a, b).isIdentical, "equal pictures") } },
        .measured("memcmp") { nanoseconds { precondition(compare(a, b) == 0, "equal pictures") } }
      )
    }
  }

  private static func compare(_ a: Bitmap, _ b: Bitmap) -> Int32 {
    unsafe a.withUnsafeBytes { a in
      unsafe b.withUnsafeBytes { b in
        guard let x = a.baseAddress, let y = b.baseAddress else { return 0 }
        return unsafe memcmp(x, y, a.count)
      }
    }
  }
}
