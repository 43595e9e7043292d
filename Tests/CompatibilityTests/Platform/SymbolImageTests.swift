import Foundation
import SwiftUI
import Testing

/// Symbols of UIKit with their own size, weight and colours.
@MainActor @Suite struct SymbolImageTests {
  private func symbol(_ configuration: UIImage.SymbolConfiguration?) throws -> UIImage {
    try #require(UIImage(systemName: "square.fill", withConfiguration: configuration))
  }

  private func color(of image: UIImage) throws -> [UInt8] {
    let renderer = ImageRenderer(
      content: Image(uiImage: image).foregroundStyle(.blue).font(.system(size: 8)))
    let bitmap = try renderer.bitmap()
    let pixel = bitmap[bitmap.width / 2, bitmap.height / 2]
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test func aConfigurationSetsTheSize() throws {
    let small = try symbol(UIImage.SymbolConfiguration(pointSize: 20))
    let large = try symbol(UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large))
    #expect(large.size.width > 2 * small.size.width)
    #expect(small.isSymbolImage && small.configuration != nil)
    let shown = ImageRenderer(content: Image(uiImage: large).font(.caption))
    #expect(abs(CGFloat(try shown.bitmap().width) - large.size.width) <= 1)
    let styled = try symbol(UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .small))
    let font = try symbol(UIImage.SymbolConfiguration(font: .systemFont(ofSize: 34), scale: .small))
    #expect(styled.size == font.size)
    for size in [CGFloat.nan, .infinity, -3, 1e9] {
      #expect(try symbol(UIImage.SymbolConfiguration(pointSize: size)).size.width.isFinite)
    }
  }

  @Test func configurationsAreAppliedOverOthers() throws {
    let sized = UIImage.SymbolConfiguration(pointSize: 40)
    let both = sized.applying(UIImage.SymbolConfiguration(weight: .black))
      .applying(UIImage.SymbolConfiguration(scale: .medium))
    #expect(try symbol(both).size.width > 30)
    #expect(try symbol(both.applying(UIImage.SymbolConfiguration.unspecified)).size.width > 30)
    let again = try symbol(nil).withConfiguration(sized).applyingSymbolConfiguration(
      UIImage.SymbolConfiguration.preferringMonochrome())
    #expect(try again?.size == symbol(sized).size)
    #expect(UIImage().applyingSymbolConfiguration(.preferringMulticolor()) == nil)
    #expect(UIImage.SymbolWeight.heavy.fontWeight() == .heavy)
    #expect(UIImage.SymbolScale.default.rawValue == -1)
    #expect(
      try symbol(sized.configurationWithoutPointSizeAndWeight()).size == symbol(nil).size)
  }

  @Test func coloursAreTheSymbolsOwn() throws {
    #expect(try color(of: symbol(nil)) == [0, 122, 255])
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let tinted = try symbol(nil).withTintColor(red, renderingMode: .alwaysOriginal)
    #expect(try color(of: tinted) == [255, 0, 0])
    #expect(
      try color(of: symbol(UIImage.SymbolConfiguration(hierarchicalColor: red))) == [255, 0, 0])
    #expect(
      try color(of: symbol(UIImage.SymbolConfiguration(paletteColors: [red]))) == [255, 0, 0])
    #expect(UIImage(systemName: "star", compatibleWith: nil) != nil)
    #expect(UIImage(systemName: "wifi", variableValue: 0.5, configuration: nil) != nil)
  }

  @Test func imagesThatMoveShowTheirFirst() throws {
    let star = try #require(UIImage(systemName: "star"))
    let image = try #require(UIImage.animatedImage(with: [star, star], duration: 2))
    #expect(image.images?.count == 2 && image.duration == 2 && image.size == star.size)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.animatedImageNamed("no such image", duration: 1) == nil)
  }

  @Test func buttonsSayWhatTheyShow() throws {
    let button = UIButton(type: .system)
    let star = try symbol(nil)
    button.setBackgroundImage(star, for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Go"), for: .normal)
    #expect(button.backgroundImage(for: .highlighted) === star)
    #expect(button.currentBackgroundImage === star && button.currentTitleColor == .red)
    #expect(button.titleColor(for: .disabled) == .red)
    #expect(button.attributedTitle(for: .normal)?.string == "Go")
    #expect(button.currentAttributedTitle?.string == "Go")
  }
}
