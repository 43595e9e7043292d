extension Bitmap {
  /// Puts the pixels of a picture in place of those that lie there; what lies outside is left out.
  ///
  /// - Parameters:
  ///   - x: of the picture's left edge, in pixels, not negative.
  ///   - y: of its top edge.
  package mutating func replace(at x: Int, _ y: Int, with piece: Bitmap) {
    let columns = min(piece.width, width - x)
    let rows = min(piece.height, height - y)
    guard x >= 0, y >= 0, columns > 0, rows > 0 else { return }
    let (width, pieceWidth) = (width, piece.width)
    unsafe withUnsafeMutableBytes { target in
      unsafe piece.withUnsafeBytes { source in
        for row in 0..<rows {
          let start = ((y + row) * width + x) * 4
          unsafe target[start..<start + columns * 4].copyBytes(
            from: source[(row * pieceWidth * 4)..<(row * pieceWidth + columns) * 4])
        }
      }
    }
  }
}
