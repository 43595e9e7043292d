import CStillFilters

/// Pixels somewhere on a plane, while they are read or written: premultiplied ARGB words, rows without
/// padding, the top one first.
@unsafe
package struct PixelPlane {
  package let base: UnsafeMutablePointer<UInt32>
  /// Left edge and top edge on the plane.
  package let x: Int
  package let y: Int
  /// In pixels.
  package let width: Int
  package let height: Int

  package init(
    _ base: UnsafeMutablePointer<UInt32>, x: Int, y: Int, width: Int, height: Int
  ) {
    unsafe self.base = unsafe base
    unsafe self.x = x
    unsafe self.y = y
    unsafe self.width = width
    unsafe self.height = height
  }

  var count: Int { unsafe width * height }

  var area: StillArea {
    unsafe StillArea(
      x: Int32(clamping: x), y: Int32(clamping: y), width: Int32(clamping: width),
      height: Int32(clamping: height))
  }
}
