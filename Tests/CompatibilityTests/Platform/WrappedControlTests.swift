import Foundation
import SwiftUI
import Testing

/// Controls of UIKit among views.
@MainActor @Suite struct WrappedControlTests {
  private struct Wrapped<Inner: UIView>: UIViewRepresentable {
    let make: () -> Inner
    func makeUIView(context: Context) -> Inner { make() }
    func updateUIView(_ uiView: Inner, context: Context) {}
  }

  /// Answers proposals itself.
  private struct Sized: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextView { UITextView() }
    func updateUIView(_ uiView: UITextView, context: Context) {}
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UITextView, context: Context
    ) -> CGSize? {
      CGSize(width: proposal.width ?? 70, height: 33)
    }
  }

  private func frames(
    _ name: String, _ view: some View, _ size: CGSize = CGSize(width: 300, height: 200)
  ) throws -> [CGRect] {
    let report = try ImageRenderer(content: view.frame(width: size.width, height: size.height))
      .layoutReport()
    var found: [CGRect] = []
    var open = [report.root]
    while let node = open.popLast() {
      if node.view == name { found.append(node.frame) }
      open += node.children.reversed()
    }
    return found
  }

  @Test func textsStandInsideTheirInsets() throws {
    let texts = try frames(
      "Text",
      Wrapped {
        let view = UITextView()
        view.text = "One"
        view.font = .systemFont(ofSize: 17)
        view.textContainerInset = UIEdgeInsets(top: 20, left: 11, bottom: 16, right: 11)
        return view
      })
    #expect(texts.first?.origin == CGPoint(x: 16, y: 20))
  }

  @Test func fieldsShowTheirWordsOrTheirPrompt() throws {
    func field(_ change: @escaping (UITextField) -> Void) -> some View {
      Wrapped {
        let field = UITextField()
        change(field)
        return field
      }
    }
    func words(_ view: some View) throws -> [String] {
      let report = try ImageRenderer(content: view.frame(width: 200, height: 40)).layoutReport()
      var found: [String] = []
      var open = [report.root]
      while let node = open.popLast() {
        if let text = node.text { found.append(text) }
        open += node.children.reversed()
      }
      return found
    }
    #expect(try words(field { $0.placeholder = "Name" }) == ["Name"])
    #expect(try words(field { ($0.placeholder, $0.text) = ("Name", "Ann") }) == ["Ann"])
    #expect(
      try words(
        field {
          $0.text = "Ann"
          $0.isSecureTextEntry = true
        }) == ["\u{2022}\u{2022}\u{2022}"])
  }

  @Test func constraintsPlaceViews() throws {
    let view = Wrapped {
      let outer = UIView()
      outer.backgroundColor = .white
      let (first, second) = (UILabel(), UILabel())
      for label in [first, second] {
        label.text = "Label"
        label.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(label)
      }
      NSLayoutConstraint.activate([
        first.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 5),
        first.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 17),
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 10),
        second.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
        second.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
        second.heightAnchor.constraint(equalToConstant: 30),
      ])
      return outer
    }
    let texts = try frames("Text", view)
    try #require(texts.count == 2)
    #expect(texts[0].origin == CGPoint(x: 17, y: 5))
    #expect(abs(texts[1].midY - (5 + texts[0].height + 10 + 15)) < 0.51)
    #expect(texts[1].minX >= 130)
  }

  /// A view that would take any width has none of its own; constraints that contradict each other and bad numbers end.
  @Test func constraintsOfBadViewsEnd() throws {
    let view = Wrapped {
      let outer = UIView()
      outer.backgroundColor = .white
      let wide = UIHostingController(rootView: Color.red.frame(minWidth: .infinity)).view!
      let label = UILabel()
      label.text = "Label"
      for inner in [wide, label] {
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
      }
      NSLayoutConstraint.activate([
        wide.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        wide.widthAnchor.constraint(equalToConstant: .nan),
        label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1e300),
        label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
        label.leadingAnchor.constraint(equalTo: label.leadingAnchor, constant: 5),
        label.heightAnchor.constraint(equalTo: wide.widthAnchor, multiplier: 0),
      ])
      return outer
    }
    _ = try frames("Text", view)
  }

  @Test func aValueAnswersProposals() throws {
    let report = try ImageRenderer(
      content: VStack(spacing: 0) {
        Sized().accessibilityIdentifier("text")
        Color.red.accessibilityIdentifier("rest")
      }.frame(width: 200, height: 100)
    ).layoutReport()
    #expect(report.frame(of: "rest") == CGRect(x: 0, y: 33, width: 200, height: 67))
  }

  @Test func stacksArrangeTheirViews() throws {
    let view = Wrapped {
      let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UISwitch() })
      stack.axis = .vertical
      stack.spacing = 9
      stack.alignment = .leading
      return stack
    }
    let tracks = try frames("Capsule", view, CGSize(width: 300, height: 3 * 31 + 2 * 9))
    try #require(tracks.count == 3)
    #expect(tracks[1].minY - tracks[0].minY == 40 && tracks[2].minY - tracks[1].minY == 40)
    #expect(Set(tracks.map(\.minX)).count == 1)
  }

  @Test func controlsAreDrawn() throws {
    func ink(_ make: @escaping () -> UIView) throws -> Int {
      let picture = try ImageRenderer(content: Wrapped(make: make).frame(width: 120, height: 44))
        .bitmap()
      return (0..<picture.height).reduce(0) { sum, y in
        sum + (0..<picture.width).count { picture[$0, y].alpha > 20 }
      }
    }
    #expect(try ink { UISlider() } > 400)
    #expect(try ink { UISegmentedControl(items: ["One", "Two"]) } > 2000)
    #expect(
      try ink {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.5
        return bar
      } > 300)
    #expect(
      try ink {
        let dots = UIPageControl()
        dots.numberOfPages = 3
        return dots
      } > 80)
    #expect(try ink { UIButton(configuration: .filled()) } > 4000)
    #expect(
      try ink {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        return button
      } > 50)
    #expect(
      try ink {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        return bar
      } > 3000)
  }

  @Test func fontsKeepWhatTheyAreMadeFrom() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(font.withSize(30) == UIFont.systemFont(ofSize: 30, weight: .bold))
    let rounded = try #require(font.fontDescriptor.withDesign(.rounded))
    #expect(UIFont(descriptor: rounded, size: 0).pointSize == 20)
    let italic = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(italic.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: italic, size: 12) != UIFont.boldSystemFont(ofSize: 12))
  }
}
