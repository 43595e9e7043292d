import Foundation
import SwiftUI
import Testing

/// How a `UIStackView` shares its room among its views.
@MainActor @Suite struct StackLayoutTests {
  private struct Shown: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  /// A view of a colour with the lengths that constraints state.
  private final class Block: UIView {
    convenience init(_ color: UIColor, _ width: CGFloat = -1, _ height: CGFloat = -1) {
      self.init(frame: .zero)
      backgroundColor = color
      if width >= 0 { widthAnchor.constraint(equalToConstant: width).isActive = true }
      if height >= 0 { heightAnchor.constraint(equalToConstant: height).isActive = true }
    }
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The rectangles of pure red, green and blue in a picture of 300 × 60.
  private func frames(_ make: @escaping @MainActor () -> UIView) throws -> [CGRect] {
    let view = Shown(make: make).frame(width: 300, height: 60).background(.white)
    let picture = try ImageRenderer(content: view).bitmap()
    var found = [CGRect?](repeating: nil, count: 3)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        let parts = [pixel.red, pixel.green, pixel.blue]
        guard let index = parts.firstIndex(of: 255), parts.filter({ $0 == 0 }).count == 2
        else { continue }
        let point = CGRect(x: x, y: y, width: 1, height: 1)
        found[index] = found[index]?.union(point) ?? point
      }
    }
    return found.map { $0 ?? .zero }
  }

  private func stack(
    _ views: [UIView], _ distribution: UIStackView.Distribution = .fill,
    _ alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 10
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    (stack.distribution, stack.alignment, stack.spacing) = (distribution, alignment, spacing)
    return stack
  }

  @Test func viewsKeepTheLengthsThatConstraintsState() throws {
    let found = try frames {
      stack([Block(red, 24, 24), Block(green), Block(blue, 50, 20)], .fill, .center)
    }
    #expect(found[0] == CGRect(x: 0, y: 18, width: 24, height: 24))
    #expect(found[1].minX == 34 && found[1].maxX == 240)
    #expect(found[2] == CGRect(x: 250, y: 20, width: 50, height: 20))
  }

  @Test func theViewThatHugsLeastTakesTheRoomThatIsLeft() throws {
    func labels(_ change: (UILabel, UILabel) -> Void) throws -> [CGRect] {
      let (first, second) = (UILabel(), UILabel())
      (first.text, second.text) = ("0", "0")
      (first.textColor, second.textColor) = (.clear, .clear)
      (first.backgroundColor, second.backgroundColor) = (red, green)
      change(first, second)
      return try frames { stack([first, second]) }
    }
    let equal = try labels { _, _ in }
    #expect(equal[0].width > 200 && equal[1].width < 30 && equal[1].maxX == 300)
    let hugged = try labels { first, _ in
      first.setContentHuggingPriority(.required, for: .horizontal)
      #expect(first.contentHuggingPriority(for: .horizontal) == .required)
      #expect(first.contentHuggingPriority(for: .vertical) == .defaultLow)
      #expect(first.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }
    #expect(hugged[0].width < 30 && hugged[1].width > 200)
    #expect(equal[0].height == 60)
  }

  @Test func aViewWithoutASizeIsASpacer() throws {
    let found = try frames {
      let (first, second) = (UILabel(), UILabel())
      (first.text, second.text) = ("0", "0")
      (first.textColor, second.textColor) = (.clear, .clear)
      (first.backgroundColor, second.backgroundColor) = (red, green)
      return stack([first, UIView(), second])
    }
    #expect(found[0].minX == 0 && found[0].width < 30)
    #expect(found[1].maxX == 300 && found[1].width < 30)
  }

  @Test func whatDoesNotFitIsTakenFromTheViewThatResistsLeast() throws {
    let found = try frames {
      let (first, second) = (UILabel(), UILabel())
      for label in [first, second] {
        label.text = String(repeating: "word ", count: 6)
        label.textColor = .clear
      }
      (first.backgroundColor, second.backgroundColor) = (red, green)
      first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      return stack([first, second])
    }
    #expect(found[1].width > found[0].width + 50 && found[1].maxX == 300)
  }

  @Test func distributionsShareTheRoom() throws {
    func found(_ distribution: UIStackView.Distribution) throws -> [CGRect] {
      try frames {
        stack([Block(red, 20, 20), Block(green, 60, 20), Block(blue, 100, 20)], distribution)
      }
    }
    let spaced = try found(.equalSpacing)
    #expect(spaced.map(\.minX) == [0, 80, 200])
    let centred = try found(.equalCentering)
    #expect(centred.map(\.midX) == [10, 130, 250])
    let equal = try frames {
      stack([Block(red), Block(green), Block(blue)], .fillEqually, .fill, spacing: 15)
    }
    #expect(equal.map(\.minX) == [0, 105, 210] && equal.allSatisfy { $0.width == 90 })
  }

  @Test func viewsLieWhereTheAlignmentSays() throws {
    func found(_ alignment: UIStackView.Alignment) throws -> [CGFloat] {
      try frames { stack([Block(red, 20, 20), Block(green, 30, 30)], .fill, alignment) }.map(\.minY)
    }
    #expect(try found(.top)[0...1] == [0, 0])
    #expect(try found(.center)[0...1] == [20, 15])
    #expect(try found(.bottom)[0...1] == [40, 30])
  }

  @Test func aViewIsAsLargeAsItsConstraintsMakeIt() throws {
    let found = try frames {
      let (card, inner) = (UIView(), Block(green, 40, 20))
      card.backgroundColor = red
      inner.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
        inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
        inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
        inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -6),
      ])
      return stack([card, UIView(), Block(blue, 10, 10)], .fill, .top)
    }
    #expect(found[0] == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(found[1] == CGRect(x: 8, y: 4, width: 40, height: 20))
  }

  @Test func aViewHasTheSizeThatItStates() throws {
    final class Badge: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 16) }
    }
    let found = try frames {
      let badge = Badge()
      badge.backgroundColor = red
      return stack([badge, UIView(), Block(blue, 10, 10)], .fill, .center)
    }
    #expect(found[0] == CGRect(x: 0, y: 22, width: 30, height: 16))
  }

  @Test func viewsInCirclesOfThemselvesAreNotTaken() throws {
    let (outer, inner) = (UIStackView(), UIStackView())
    outer.addArrangedSubview(inner)
    inner.addArrangedSubview(outer)
    outer.addArrangedSubview(outer)
    #expect(outer.arrangedSubviews == [inner] && inner.arrangedSubviews.isEmpty)
    let (view, controller) = (UIView(), UIViewController())
    view.addSubview(view)
    controller.addChild(controller)
    #expect(view.subviews.isEmpty && controller.children.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -40, 1e300])
  func lengthsWithoutSenseDoNoHarm(_ length: CGFloat) throws {
    let view = Block(red)
    view.widthAnchor.constraint(equalToConstant: length).isActive = true
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: length).isActive = true
    _ = try frames { stack([view, Block(green, 20, 20)], .fill, .center, spacing: length) }
  }

  /// Each level was read twice for each level around it: thirty of them took days.
  @Test func stacksWithinStacksAreReadOnceForEachLength() throws {
    let found = try frames {
      var view: UIView = Block(red, 24, 24)
      for _ in 0..<30 { view = stack([view], .fill, .center) }
      return stack([view, Block(blue)], .fill, .center)
    }
    #expect(found[0] == CGRect(x: 0, y: 18, width: 24, height: 24))
  }
}
