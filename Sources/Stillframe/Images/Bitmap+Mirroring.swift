import StillRaster

extension Bitmap {
  /// The same pixels, from right to left.
  var mirrored: Bitmap {
    var mirrored = self
    let (width, height) = (width, height)
    unsafe mirrored.withUnsafeMutableBytes { bytes in
      let pixels = unsafe bytes.bindMemory(to: UInt32.self)
      for y in 0..<height {
        let row = y * width
        for x in 0..<(width / 2) {
          unsafe pixels.swapAt(row + x, row + width - 1 - x)
        }
      }
    }
    return mirrored
  }
}
