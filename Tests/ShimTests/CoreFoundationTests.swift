import CoreFoundation
import Testing

/// A file that imports nothing else has the geometry that stands in CoreFoundation's header on Apple's platforms.
struct CoreFoundationTests {
  @Test func geometryIsThere() {
    let length: CGFloat = 2
    let box = CGRect(origin: CGPoint(x: 1, y: 1), size: CGSize(width: length, height: 3))
    #expect(box.size.width == 2)
  }

  @Test func theLibraryItselfIsThere() {
    #expect(CFAbsoluteTimeGetCurrent() > 0)
  }
}
