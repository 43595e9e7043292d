import CStillFilters

/// Several moments of a motion in one picture.
package enum OnionSkin {
  /// Over a ground, what differs from it in each picture, the later the stronger, the last as it is. The ground is the
  /// colour of most of the last picture wherever any shows it, as it is behind most of what moves; otherwise what most pictures
  /// show.
  ///
  /// - Parameter pictures: Of one size, in the order of time, at most 32.
  /// - Returns: nil without pictures.
  package static func picture(of pictures: [Bitmap]) -> Bitmap? {
    guard var result = pictures.last else { return nil }
    precondition(
      pictures.count <= 32
        && pictures.allSatisfy { $0.width == result.width && $0.height == result.height })
    let usual = unsafe result.withUnsafeBytes { bytes in
      unsafe still_most_frequent(
        bytes.baseAddress?.assumingMemoryBound(to: UInt32.self), bytes.count / 4)
    }
    for y in 0..<result.height { lay(pictures, row: y, usual, on: &result) }
    return result
  }

  private static func lay(_ pictures: [Bitmap], row: Int, _ usual: UInt32, on result: inout Bitmap)
  {
    let (width, offset) = (result.width, row * result.bytesPerRow)
    var rows: [UInt32] = []
    rows.reserveCapacity(width * pictures.count)
    for picture in pictures {
      unsafe picture.withUnsafeBytes { bytes in
        let row = unsafe UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + width * 4])
        unsafe rows.append(contentsOf: row.bindMemory(to: UInt32.self))
      }
    }
    unsafe result.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe still_onion_row(
        rows, Int32(pictures.count), width, usual,
        (start + offset).assumingMemoryBound(to: UInt32.self))
    }
  }
}
