import Foundation
import SwiftUI
import Testing

/// Where wrapped views of UIKit draw their content, and in which colors.
@MainActor @Suite struct WrappedAlignmentTests {
  private struct Wrapped: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  /// A kind of pixels.
  private enum Ink {
    case dark, red, blue

    func accepts(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
      switch self {
      case .dark: red < 100 && green < 100 && blue < 100
      case .red: red > 200 && green < 100 && blue < 100
      case .blue: blue > red + 60
      }
    }
  }

  /// Returns the rectangle of the pixels of a kind in a picture of 100 × 60.
  private func bounds(
    of ink: Ink, _ make: @escaping @MainActor () -> UIView
  ) throws -> CGRect? {
    let view = Wrapped(make: make).frame(width: 100, height: 60).background(.white)
    let picture = try ImageRenderer(content: view).bitmap()
    var found: CGRect?
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        guard ink.accepts(Int(pixel.red), Int(pixel.green), Int(pixel.blue)) else { continue }
        let point = CGRect(x: x, y: y, width: 1, height: 1)
        found = found?.union(point) ?? point
      }
    }
    return found
  }

  @Test func labelsOfAStackHaveTheirAlignment() throws {
    let ink = try bounds(of: .dark) {
      let label = UILabel()
      label.text = "0"
      label.textAlignment = .center
      let stack = UIStackView(arrangedSubviews: [label])
      stack.distribution = .fillEqually
      return stack
    }
    let found = try #require(ink)
    #expect(abs(found.midX - 50) < 2 && abs(found.midY - 30) < 3)
  }

  @Test func symbolsHaveTheTintOfTheirView() throws {
    let ink = try bounds(of: .red) {
      let view = UIImageView(image: UIImage(systemName: "star.fill"))
      view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return view
    }
    #expect(ink != nil)
  }

  @Test func aDisabledFilledButtonIsGray() throws {
    func blue(_ isEnabled: Bool) throws -> CGRect? {
      try bounds(of: .blue) {
        let button = UIButton(configuration: .filled())
        button.isEnabled = isEnabled
        return button
      }
    }
    #expect(try blue(true) != nil)
    #expect(try blue(false) == nil)
  }

  @Test func anImageIsOnItsSideOfTheTitle() throws {
    func left(_ edge: NSDirectionalRectEdge) throws -> CGFloat? {
      try bounds(of: .dark) {
        var look = UIButton.Configuration.plain()
        look.baseForegroundColor = UIColor.black
        look.image = UIImage(systemName: "square.fill")
        look.imagePlacement = edge
        look.title = "i"
        return UIButton(configuration: look)
      }?.width
    }
    // One above the other they are less wide.
    let (beside, above) = (try left(.trailing), try left(.top))
    #expect(try #require(beside) > (try #require(above)))
  }
}
