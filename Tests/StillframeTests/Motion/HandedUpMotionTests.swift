import Foundation
import Stillframe
import Testing

/// Views that are shown by an ancestor move with the change that they are part of (rule C6.20).
@MainActor @Suite struct HandedUpMotionTests {
  private static let size = CGSize(width: 300, height: 400)
  private static let early = Color(red: 1, green: 0, blue: 0)
  private static let late = Color(red: 0, green: 1, blue: 0)

  /// Something that a tap changes in a linear second.
  private struct Host<Shown: View>: View {
    @ViewBuilder let shown: (Bool) -> Shown
    @State private var isLate = false

    var body: some View {
      shown(isLate)
        .environment(\.turn, Turn { withAnimation(.linear(duration: 1)) { isLate = true } })
    }
  }

  /// Returns whether a picture has pixels of the early, the late, or a color on the way.
  private func colors(_ stage: Stage) throws -> (early: Bool, middle: Bool, late: Bool) {
    let picture = try stage.bitmap()
    var found = (early: false, middle: false, late: false)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        guard pixel.blue < 60 else { continue }
        if pixel.red > 230, pixel.green < 60 { found.early = true }
        if pixel.red > 120, pixel.green > 120 { found.middle = true }
        if pixel.green > 230, pixel.red < 60 { found.late = true }
      }
    }
    return found
  }

  private func expectMotion(
    _ name: String, @ViewBuilder _ shown: @escaping (Bool) -> some View
  ) throws {
    let stage = Stage(size: Self.size) { Host(shown: shown) }
    stage.advance(by: 2)
    #expect(try colors(stage) == (true, false, false), "\(name)")
    try stage.tap("turn")
    stage.advance(by: 0.5)
    #expect(try colors(stage) == (false, true, false), "\(name)")
    stage.advance(by: 0.6)
    #expect(try colors(stage) == (false, false, true), "\(name)")
  }

  private static func block(_ isLate: Bool) -> some View {
    Rectangle().fill(isLate ? late : early).frame(width: 60, height: 20)
  }

  @Test func contentOfPresentations() throws {
    try expectMotion("sheet") { isLate in
      Color.white.sheet(isPresented: .constant(true)) {
        VStack {
          TurnButton()
          Self.block(isLate)
        }
      }
    }
    try expectMotion("cover") { isLate in
      Color.white.fullScreenCover(isPresented: .constant(true)) {
        VStack {
          TurnButton()
          Self.block(isLate)
        }
      }
    }
  }

  @Test func itemsOfBars() throws {
    try expectMotion("navigation bar") { isLate in
      NavigationStack {
        TurnButton().toolbar { ToolbarItem(placement: .principal) { Self.block(isLate) } }
      }
    }
    try expectMotion("bottom bar") { isLate in
      NavigationStack {
        TurnButton().toolbar { ToolbarItem(placement: .bottomBar) { Self.block(isLate) } }
      }
    }
  }

  @Test func itemsBesideASearchField() throws {
    try expectMotion("search") { isLate in
      NavigationStack {
        TurnButton()
          .toolbar { ToolbarItem(placement: .principal) { Self.block(isLate) } }
          .searchable(text: .constant(""))
          .searchSuggestions { Text("Suggestion") }
      }
    }
  }

  @Test func backgroundsOfRowsAndBars() throws {
    try expectMotion("row") { isLate in
      List { TurnButton().listRowBackground(isLate ? Self.late : Self.early) }
    }
    try expectMotion("bar") { isLate in
      NavigationStack {
        TurnButton().navigationTitle("").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(isLate ? Self.late : Self.early, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
      }
    }
  }

  @Test(arguments: [true, false]) func ringsOfGaugesFillInSteps(isOpen: Bool) throws {
    let stage = Stage(size: CGSize(width: 80, height: 80)) {
      Host { isLate in
        let gauge = Gauge(value: isLate ? 0.9 : 0.2) { TurnButton() }
        if isOpen {
          gauge.gaugeStyle(.accessoryCircular)
        } else {
          gauge.gaugeStyle(.accessoryCircularCapacity)
        }
      }
    }
    try stage.tap("turn")
    var pictures: [Bitmap] = []
    for _ in 0..<4 {
      pictures.append(try stage.bitmap())
      stage.advance(by: 0.25)
    }
    for (picture, next) in zip(pictures, pictures.dropFirst()) { #expect(picture != next) }
  }
}

/// An action in the environment.
private struct Turn {
  let act: () -> Void
}

private struct TurnButton: View {
  @Environment(\.turn) private var turn
  var body: some View {
    Color.blue.frame(width: 20, height: 20).onTapGesture { turn.act() }
      .accessibilityIdentifier("turn")
  }
}

extension EnvironmentValues {
  fileprivate var turn: Turn {
    get { self[TurnKey.self] }
    set { self[TurnKey.self] = newValue }
  }
}

private struct TurnKey: EnvironmentKey {
  static var defaultValue: Turn { Turn {} }
}
