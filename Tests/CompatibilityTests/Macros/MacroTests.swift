import SwiftUI
import Testing

// Previews in every form. That they compile is what is tested of them here.
#Preview {
  Text("plain")
}

#Preview("With a name") {
  Text("named")
  Text("twice")
}

#Preview("With traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
  Text("traits")
}

#Preview(traits: .fixedLayout(width: 100, height: 50)) {
  let word = "fixed"
  Text(word)
}

#Preview("With state") {
  @Previewable @State var count = 1
  @Previewable @Namespace var space
  let text = "\(count)"
  VStack {
    Text(text)
    Stepping(count: $count)
  }
}

#Preview("With a modifier", traits: .modifier(Framed())) {
  if Bool.random() {
    Text("one")
  } else {
    Text("other")
  }
}

#Preview("With a return") {
  return Text("returned")
}

private struct Stepping: View {
  @Binding var count: Int
  var body: some View { Color.red.onTapGesture { count += 1 } }
}

private struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding(5) }
}

/// Several previews in one.
private struct Both_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("a").previewDisplayName("A").previewLayout(.sizeThatFits)
      Text("b").previewDevice("iPhone 15").previewInterfaceOrientation(.landscapeLeft)
      Text("c").previewLayout(.fixed(width: 10, height: 20))
        .previewDevice(PreviewDevice(rawValue: "iPad"))
    }
  }
}

/// A value of the environment that cannot be shared between threads.
private final class Palette {
  var name = "plain"
}

extension EnvironmentValues {
  @Entry fileprivate var level: Int = 3
  @Entry fileprivate var inferred = 2.5
  @Entry fileprivate var word: String?
  @Entry fileprivate var palette = Palette()
  @Entry fileprivate var action: () -> Int = { 7 }
}

/// Moves everything but its name.
@Animatable private struct Petal: Shape {
  var width: CGFloat
  var turn = Angle.zero
  var openness = 0.5
  @AnimatableIgnored var name: String
  let fixed = 3

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: width, dy: 0)) }
}

/// A view with one value that moves.
@Animatable private struct Meter: View {
  var value: Double
  var body: some View { Color.blue.frame(width: value, height: 4) }
}

/// Nothing of it moves.
@Animatable private struct Still: View {
  @AnimatableIgnored var value: Int
  var body: some View { Color.blue }
}

/// A program; only that it compiles, and what it says, is tested.
private struct Program: App {
  var body: some Scene {
    WindowGroup {
      Text("window")
    }
    .windowResizability(.contentSize)
    .commands { CommandGroup(replacing: .newItem) {} }
    Settings { Text("settings") }
  }
}

@MainActor @Suite struct MacroTests {
  @Test func aPreviewMakesItsView() throws {
    let preview = Preview("name", traits: .modifier(Framed())) {
      Color.red.frame(width: 10, height: 10)
    }
    #expect(preview.name == "name")
    let view = preview.makeView()
    #expect(try ImageRenderer(content: view).layoutReport().size == CGSize(width: 20, height: 20))
  }

  @Test func previewProvidersMakeTheirViews() throws {
    let report = try ImageRenderer(
      content: VStack(spacing: 0) { PreviewsOf<Both_Previews>() }
    ).layoutReport()
    #expect(report.root.children.first?.children.map(\.text) == ["a", "b", "c"])
  }

  /// Shows what a provider has.
  private struct PreviewsOf<Provider: PreviewProvider>: View {
    var body: some View { Provider.previews }
  }

  @Test func entriesHaveTheirDefaultsAndAreSet() {
    var values = EnvironmentValues()
    #expect(values.level == 3)
    #expect(values.inferred == 2.5)
    #expect(values.word == nil)
    #expect(values.palette.name == "plain")
    #expect(values.palette === EnvironmentValues().palette)
    #expect(values.action() == 7)
    values.level = 4
    values.word = "x"
    #expect(values.level == 4)
    #expect(values.word == "x")
    #expect(EnvironmentValues().level == 3)
  }

  @Test func whatIsAnimatableMoves() {
    var petal = Petal(width: 1, turn: .degrees(180), name: "a")
    #expect(petal.animatableData.first == 1)
    #expect(petal.animatableData.second.second == 0.5)
    petal.animatableData = AnimatablePair(4, AnimatablePair(Angle.zero.animatableData, 0.75))
    #expect(petal.width == 4)
    #expect(petal.turn == .zero)
    #expect(petal.openness == 0.75)
    var meter = Meter(value: 2)
    meter.animatableData = 8
    #expect(meter.value == 8)
    #expect(Still(value: 1).animatableData == EmptyAnimatableData())
  }
}
