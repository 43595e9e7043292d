import Foundation

extension TextItem {
  /// The hyphen that shows at the end of a line behind a soft hyphen (U+00AD) of this item.
  package var hyphen: LinePiece {
    let face = font.face
    let unit: UInt16 = face.covers("\u{2010}") ? 0x2010 : 0x2D
    let shaped = face.shape(
      [unit], script: script, features: FontFeatures(attributes),
      isRightToLeft: !level.isMultiple(of: 2))
    let item = TextItem(
      range: 0..<1, attributes: attributes, font: font, drawnFont: font, script: script,
      level: level,
      source: face.source(size: font.size), shaped: shaped, unitsPerEm: face.unitsPerEm,
      fontTracking: font.tracking,
      isReshapable: false)
    return LinePiece(item: item, shaped: shaped, part: 0..<1, range: 0..<1, isAdded: true)
  }
}
