import Foundation
import Stillframe
import Testing

/// Styles are equal by what they are, not by what they look like somewhere.
@Suite struct StyleEqualityTests {
  /// A style of a user's that can be compared.
  private struct Dotted: ShapeStyle, Equatable {
    let color: Color
    func resolve(in environment: EnvironmentValues) -> Color { color }
  }

  private func any(_ style: some ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(style) }

  @Test func stylesMadeOfTheSameAreEqual() {
    #expect(any(Color.red) == any(Color.red))
    #expect(any(any(Color.red)) == any(Color.red))
    #expect(any(Color.red.opacity(0.5)) == any(Color.red.opacity(0.5)))
    #expect(any(.tint.opacity(0.5)) == any(.tint.opacity(0.5)))
    #expect(any(Color.red.gradient) == any(Color.red.gradient))
    #expect(
      any(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        == any(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    #expect(any(.tint.secondary) == any(.tint.secondary))
    #expect(
      any(Color.red.shadow(.drop(radius: 2)).blendMode(.multiply))
        == any(Color.red.shadow(.drop(radius: 2)).blendMode(.multiply)))
    #expect(any(.regularMaterial) == any(.regularMaterial))
    #expect(any(Dotted(color: .red)) == any(Dotted(color: .red)))
  }

  @Test func stylesMadeOfSomethingElseAreNot() {
    #expect(any(Color.red) != any(Color.blue))
    #expect(any(Color.red.opacity(0.5)) != any(Color.red.opacity(0.6)))
    #expect(any(Color.red.opacity(0.5)) != any(Color.blue.opacity(0.5)))
    #expect(any(.tint.secondary) != any(.tint.tertiary))
    #expect(
      any(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        != any(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .trailing)))
    #expect(
      any(Color.red.shadow(.drop(radius: 2))) != any(Color.red.shadow(.inner(radius: 2))))
    #expect(any(.regularMaterial) != any(.thinMaterial))
    #expect(any(Dotted(color: .red)) != any(Dotted(color: .blue)))
  }

  @Test func stylesOfDifferentTypesAreNotEqualThoughTheyLookAlike() {
    #expect(any(.foreground) != any(Color.primary))
  }

  /// What depends on a style is left alone as long as that is the same.
  @Test func theSameStyleAgainUpdatesNothing() throws {
    struct Inside: View {
      @Environment(\.backgroundStyle) private var style
      var body: some View { Text(style == nil ? "none" : "one") }
    }
    struct Outside: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\(count)").onTapGesture { count += 1 }.accessibilityIdentifier("count")
          Inside().backgroundStyle(
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.5))
        }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Outside() }
    let before = stage.counters.bodyEvaluations
    try stage.tap("count")
    #expect(stage.counters.bodyEvaluations == before + 1)
  }
}
