import Foundation
import StillGeometry
import StillText

@testable import StillTextEngine

/// Opens any bytes as a font; shapes, measures and draws with what opens. Built by scripts/fuzz.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = FontBytes(copying: UnsafeBufferPointer(start: data, count: size))
  for index in 0..<min(FontProgram.faceCount(of: bytes), 3) {
    _ = FontProgram(bytes: bytes, index: index).description
  }
  guard let face = try? EngineFace(FontProgram(bytes: bytes), identifier: 1)
  else { return 0 }
  let text = Array("AVfi 1e\u{301} \u{5D0}\u{627}".utf16)
  let source = face.source(size: 17)
  for isRightToLeft in [false, true] {
    let shaped = face.shape(
      text, script: .latin, features: [.monospacedDigits], isRightToLeft: isRightToLeft)
    precondition(shaped.prefix.count == text.count + 1)
    for glyph in shaped.glyphs.prefix(64) {
      precondition((0..<text.count).contains(Int(glyph.cluster)))
      _ = source.outline(of: glyph.glyph)
      _ = source.coverage(of: glyph.glyph, scale: 2, phase: CGPoint(x: 0.5, y: 0.25))
    }
  }
  for glyph in 0..<8 { _ = source.outline(of: UInt32(glyph)) }
  precondition(face.metrics(size: 10).lineHeight.isFinite)
  return 0
}
