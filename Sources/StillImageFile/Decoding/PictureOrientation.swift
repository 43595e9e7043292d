package import StillRaster

/// The orientation of a picture in its file (rule P11.2); the raw values are those of EXIF.
package enum PictureOrientation: Int, Sendable, CaseIterable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether rows of the file are columns of the upright picture.
  package var swapsSides: Bool { rawValue >= 5 }

  /// The rotation and reflection that make the file's picture upright.
  fileprivate var turn: Bitmap.Turn {
    switch self {
    case .up: .init(right: (1, 0), down: (0, 1))
    case .upMirrored: .init(right: (-1, 0), down: (0, 1))
    case .down: .init(right: (-1, 0), down: (0, -1))
    case .downMirrored: .init(right: (1, 0), down: (0, -1))
    case .leftMirrored: .init(right: (0, 1), down: (1, 0))
    case .right: .init(right: (0, 1), down: (-1, 0))
    case .rightMirrored: .init(right: (0, -1), down: (-1, 0))
    case .left: .init(right: (0, -1), down: (1, 0))
    }
  }
}

extension Bitmap {
  /// Returns the picture with its top up; nil when there is no memory.
  package func upright(_ orientation: PictureOrientation) -> Bitmap? {
    orientation == .up ? self : turned(orientation.turn)
  }
}

extension PictureOrientation {
  /// The orientation in an EXIF block (a TIFF header and its first directory); nil if it has none.
  init?(exif bytes: PictureBytes) {
    let order = bytes.text(at: 0, count: 2)
    guard order == "II" || order == "MM" else { return nil }
    let isLittle = order == "II"
    let directory = bytes.number(at: 4, bytes: 4, isLittleEndian: isLittle)
    guard directory >= 8, directory < bytes.count else { return nil }
    let count = bytes.number(at: directory, isLittleEndian: isLittle)
    for index in 0..<min(count, 512) {
      let entry = directory + 2 + index * 12
      guard entry + 12 <= bytes.count else { return nil }
      if bytes.number(at: entry, isLittleEndian: isLittle) == 0x0112 {
        self.init(rawValue: bytes.number(at: entry + 8, isLittleEndian: isLittle))
        return
      }
    }
    return nil
  }
}
