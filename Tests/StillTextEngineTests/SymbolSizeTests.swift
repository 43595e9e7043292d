import Foundation
import StillGeometry
import StillText
import StillTextEngine
import Testing

/// The room and the ink of symbols, as Apple's have them.
@Suite struct SymbolSizeTests {
  private func symbol(
    _ name: String, _ variants: SymbolRequest.Variants = [], size: CGFloat = 17,
    weight: CGFloat = 400, scale: SymbolRequest.Scale = .medium,
    layers: SymbolRequest.Layers = .one
  ) -> Symbol {
    EmbeddedSymbols.shared.symbol(
      SymbolRequest(
        name: name, variants: variants, font: FontDescriptor(size: size, weight: weight),
        scale: scale, layers: layers))
  }

  /// Widths and heights of the room at 17 points, from the margins and the ink of Apple's templates.
  @Test(
    arguments: [
      ("heart.fill", 20.71, 17.85), ("circle", 19.87, 19.48), ("person.circle", 19.87, 19.48),
      ("line.3.horizontal", 20.95, 10.96), ("chevron.right", 12.42, 17.16), ("plus", 17.90, 16.26),
      ("star.fill", 21.83, 20.19), ("gear", 21.48, 20.82), ("globe", 19.87, 19.48),
    ] as [(String, CGFloat, CGFloat)])
  func roomsAreThoseOfApplesSymbols(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    let slot = symbol(name).slot
    #expect(abs(slot.width - width) < 0.02 && abs(slot.height - height) < 0.02, "\(slot)")
  }

  /// Apple's picture of it is 70.33 points wide with margins and 54.33 × 14.33 without (iOS, 3x).
  @Test func aLightChevronIsAsLargeAsApples() {
    let chevron = symbol("chevron.compact.down", size: 64, weight: 300)
    #expect(abs(chevron.slot.width - 70.17) < 0.17)
    #expect(abs(chevron.box.width - 54.33) < 0.34 && abs(chevron.box.height - 14.33) < 0.34)
  }

  /// Symbols whose picture here has other proportions lie in the box, and fill it in one direction.
  @Test(arguments: SymbolNames.counted + SymbolNames.common)
  func inkFillsItsBox(_ name: String) {
    for (size, weight) in [(17, 100), (17, 400), (40, 900)] as [(CGFloat, CGFloat)] {
      let symbol = symbol(name, size: size, weight: weight)
      let ink = symbol.source.outline(of: symbol.parts[0].glyph).boundingRect
      let near: CGFloat = 0.001 * size
      let box = symbol.box
      #expect(ink.minX > box.minX - near && ink.maxX < box.maxX + near, "\(name)")
      #expect(ink.minY > box.minY - near && ink.maxY < box.maxY + near, "\(name)")
      let isFull = abs(ink.width - box.width) < near || abs(ink.height - box.height) < near
      #expect(isFull, "\(name)")
      let (above, below) = (symbol.box.minY - symbol.slot.minY, symbol.slot.maxY - symbol.box.maxY)
      #expect(abs(above - below) < 0.01, "\(name)")
    }
  }

  /// Badges and second things hang out of the room on one side, in Apple's set as well.
  @Test(arguments: ["book.and.wrench", "cloud.sun", "keyboard.badge.eye", "person.badge.plus"])
  func badgesHangOut(_ name: String) {
    let symbol = symbol(name)
    #expect(symbol.slot.maxX < symbol.box.maxX && symbol.slot.minX < symbol.box.minX)
  }

  @Test func scalesGrowAboutTheMiddleOfCapitals() {
    let one = symbol("plus", scale: .small).slot
    for (scale, factor) in [(.medium, 1.2637), (.large, 1.613)]
      as [(SymbolRequest.Scale, CGFloat)]
    {
      let slot = symbol("plus", scale: scale).slot
      #expect(abs(slot.width - factor * one.width) < 0.001)
      #expect(abs(slot.midY - one.midY) < 0.02)
    }
  }

  /// The size is that of the symbol that is shown.
  @Test func variantsHaveTheirOwnSizes() {
    #expect(symbol("bolt", .circle).slot == symbol("bolt.circle").slot)
    #expect(symbol("house", .fill).slot == symbol("house.fill").slot)
    #expect(symbol("bolt", [.circle, .fill]).slot == symbol("bolt.circle.fill").slot)
  }

  @Test(arguments: ["star.circle.fill", "cloud.sun.rain.fill", "person.badge.plus"])
  func layersLieInOneRoom(_ name: String) {
    let (one, layers) = (symbol(name), symbol(name, layers: .levels))
    #expect(one.slot == layers.slot)
    let ink = layers.parts.reduce(CGRect.null) {
      $0.union(layers.source.outline(of: $1.glyph).boundingRect)
    }
    #expect(abs(ink.minX - one.box.minX) < 0.01 && abs(ink.maxX - one.box.maxX) < 0.01)
    #expect(abs(ink.minY - one.box.minY) < 0.01 && abs(ink.maxY - one.box.maxY) < 0.01)
  }

  /// A name that Apple's set lacks has the margins of most.
  @Test func unknownNamesHaveMargins() {
    let symbol = symbol("no such name")
    #expect(abs(symbol.slot.width - symbol.box.width - 2 * 0.0977 * 1.2637 * 17) < 0.001)
    #expect(abs(symbol.slot.midX - symbol.box.midX) < 0.001)
  }
}
