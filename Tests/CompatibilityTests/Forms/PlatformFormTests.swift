import SwiftUI
import Testing

/// Views and values of UIKit and AppKit beside these views.
@Suite @MainActor struct PlatformFormTests {
  private struct Blur: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemMaterial

    func makeUIView(context: Context) -> UIVisualEffectView {
      UIVisualEffectView(effect: UIBlurEffect(style: style))
    }

    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
      uiView.effect = UIBlurEffect(style: style)
    }
  }

  /// The same below a plain view, tied to it by constraints.
  private struct PinnedBlur: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView(frame: .zero)
      view.backgroundColor = .clear
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      blur.translatesAutoresizingMaskIntoConstraints = false
      view.insertSubview(blur, at: 0)
      NSLayoutConstraint.activate([
        blur.heightAnchor.constraint(equalTo: view.heightAnchor),
        blur.widthAnchor.constraint(equalTo: view.widthAnchor),
      ])
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private func pixel(_ view: some View) throws -> RGBA8 {
    try picture(of: view.frame(width: 40, height: 40).background(Color.red))[40, 40]
  }

  @Test func blursAreMaterials() throws {
    let material = try pixel(Color.clear.background(.regularMaterial))
    #expect(try pixel(Blur()) == material)
    #expect(try pixel(PinnedBlur()) == material)
    #expect(try pixel(Blur(style: .systemUltraThinMaterial)) != material)
    let dark = try pixel(Color.clear.background(.regularMaterial).environment(\.colorScheme, .dark))
    #expect(try pixel(Blur(style: .systemMaterialDark)) == dark)
  }

  private struct Words: UIViewRepresentable {
    @Binding var text: String
    let made: Made

    final class Made { var count = 0 }
    final class Coordinator { var updates = 0 }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel {
      made.count += 1
      return UILabel()
    }

    func updateUIView(_ uiView: UILabel, context: Context) {
      context.coordinator.updates += 1
      uiView.text = "\(text) \(context.environment.colorScheme == .dark ? "dark" : "light")"
      uiView.font = .systemFont(ofSize: 20)
    }
  }

  private struct Page: View {
    let made: Words.Made
    @State private var text = "one"

    var body: some View {
      VStack {
        Words(text: $text, made: made)
        Button("more") { text = "two" }
      }
    }
  }

  @Test func labelsAreMadeOnceAndUpdated() throws {
    let made = Words.Made()
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Page(made: made) }
    #expect(try stage.layoutReport().root.first(saying: "one light") != nil)
    try stage.tap("more")
    #expect(try stage.layoutReport().root.first(saying: "two light") != nil)
    #expect(made.count == 1)
    let words = Words(text: .constant("x"), made: made)
    #expect(try size(of: words).height == size(of: Text("x light").font(.system(size: 20))).height)
  }

  private struct Spokes: UIViewRepresentable {
    var isLarge = true

    func makeUIView(context: Context) -> UIActivityIndicatorView {
      isLarge ? UIActivityIndicatorView(style: .large) : UIActivityIndicatorView()
    }

    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
      uiView.startAnimating()
    }
  }

  private struct Hosted: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<Text> {
      UIHostingController(rootView: Text("inside"))
    }

    func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
  }

  @Test func indicatorsPicturesAndControllersAreShown() throws {
    #expect(try size(of: Spokes()) == size(of: ProgressView().controlSize(.large)))
    #expect(try size(of: Spokes(isLarge: false)) == size(of: ProgressView()))
    #expect(try said(Hosted()) == ["inside"])
    struct Picture: UIViewRepresentable {
      func makeUIView(context: Context) -> UIImageView {
        let view = UIImageView(image: UIImage(Bitmap(width: 4, height: 4)))
        view.contentMode = .scaleAspectFit
        return view
      }
      func updateUIView(_ uiView: UIImageView, context: Context) {}
    }
    #expect(try size(of: Picture().frame(width: 30, height: 30)) == CGSize(width: 30, height: 30))
  }

  private struct Canvas3D: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test func whatCannotBeDrawnSaysSo() throws {
    let report = try ImageRenderer(content: Canvas3D().frame(width: 10, height: 10)).layoutReport()
    #expect(report.warnings.contains { $0.message.contains("wraps a view of UIKit") })
  }

  @Test func looksOfAllViewsOfAKind() {
    UITableView.appearance().separatorStyle = .none
    UITableView.appearance().backgroundColor = .clear
    UITableViewCell.appearance().selectionStyle = .none
    UIScrollView.appearance().bounces = false
    #expect(UITableView.appearance() === UITableView.appearance())
    #expect(UITableView.appearance() !== UIScrollView.appearance())
    #expect(UIScrollView.appearance().bounces == false)
    // A bar of its own says nothing about the others.
    UITabBar().isHidden = true
    #expect(UITabBar.appearance().isHidden == false)
  }

  @Test func coloursAndScreensOfAppKit() throws {
    let view = Color(nsColor: .windowBackgroundColor).frame(width: 10, height: 10)
    #expect(try picture(of: view)[5, 5] == RGBA8(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(NSScreen.main?.frame.width == UIScreen.main.bounds.width)
    #expect(UIFontMetrics.default.scaledValue(for: 12) == 12)
    let words: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red, .kern: 2]
    #expect(words.count == 2)
  }

  @Test func picturesThatCodeDraws() throws {
    let image = Image(size: CGSize(width: 20, height: 10), opaque: true) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    #expect(try size(of: image) == CGSize(width: 20, height: 10))
    let pixels = try picture(of: image)
    #expect(isReddish(pixels[5, 10]) && pixels[30, 10].red == 0)
    let endless = Image(size: CGSize(width: CGFloat.infinity, height: 10)) { _ in }
    #expect(try size(of: endless).width < 1000)
  }

  @Test func resourcesOfCatalogues() throws {
    let picture = ImageResource(name: "none", bundle: .main)
    let colour = ColorResource(name: "none", bundle: .main)
    #expect(Image(picture) == Image("none", bundle: .main))
    #expect(Color(colour) == Color("none", bundle: .main))
    #expect(UIColor(resource: colour) == UIColor(Color(colour)))
    #expect(try said(Label("title", image: picture)).contains("title"))
    #expect(try said(Button("press", image: picture) {}).contains("press"))
    #expect(UIImage(resource: picture).size == .zero)
  }

  private struct Shift: ViewModifier, Animatable {
    var x: CGFloat
    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }

    func body(content: Content) -> some View { content.offset(x: x) }
  }

  private struct Moving: View {
    let isAnimated: Bool
    @State private var isOn = false

    var body: some View {
      let shift = Shift(x: isOn ? 100 : 0)
      let tile = Color.red.frame(width: 10, height: 10).accessibilityIdentifier("tile")
      ZStack {
        if isAnimated {
          tile.modifier(shift.animation(.linear(duration: 1)))
        } else {
          tile.modifier(shift.transaction { $0.animation = nil })
        }
      }
      .onTapGesture {
        if isAnimated { isOn = true } else { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
  }

  @Test func modifiersWithAnAnimationOfTheirOwn() throws {
    func distance(_ isAnimated: Bool) throws -> CGFloat {
      let stage = Stage(size: CGSize(width: 300, height: 100)) { Moving(isAnimated: isAnimated) }
      let before = try stage.layoutReport().frame(of: "tile")
      try stage.tap("tile")
      stage.advance(by: 0.5)
      let after = try stage.layoutReport().frame(of: "tile")
      return (after?.minX ?? .nan) - (before?.minX ?? .nan)
    }
    #expect(abs(try distance(true) - 50) < 1)
    #expect(try distance(false) == 100)
  }

  private struct Pushed: View {
    let way: Int
    @State private var isOn = false

    var body: some View {
      let shift = Shift(x: isOn ? 100 : 0)
      let tile = Color.red.frame(width: 10, height: 10).accessibilityIdentifier("tile")
      let line = Animation.linear(duration: 1)
      ZStack {
        switch way {
        case 0: tile.modifier(shift).animation(line)
        case 1: tile.modifier(shift).transaction { $0.animation = line }
        case 2: tile.animation(line) { $0.modifier(shift) }
        default: tile.modifier(shift).animation(line, value: isOn)
        }
      }
      .onTapGesture { isOn = true }
    }
  }

  /// What moves a body moves it once: each moment of it changes what is inside, which starts nothing.
  @Test(arguments: 0..<4) func bodiesThatMoveByEveryKindOfAnimation(way: Int) throws {
    let stage = Stage(size: CGSize(width: 300, height: 100)) { Pushed(way: way) }
    func left() throws -> CGFloat {
      try stage.layoutReport().frame(of: "tile")?.minX ?? .nan
    }
    let start = try left()
    try stage.tap("tile")
    for step in 1...10 {
      stage.advance(by: 0.1)
      #expect(abs(try left() - start - CGFloat(step) * 10) < 1)
    }
  }
}
