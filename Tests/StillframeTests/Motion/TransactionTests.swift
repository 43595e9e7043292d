import Foundation
import Stillframe
import Testing

/// Each change keeps the transaction in which it was made (rules L8.26–L8.34).
@Suite struct TransactionTests {
  /// Two blocks that an action moves: `x` from 0 to 100, `y` from 0 to 100.
  private struct Blocks: View {
    @MainActor let change: (Binding<CGFloat>, Binding<CGFloat>) -> Void
    @State private var x: CGFloat = 0
    @State private var y: CGFloat = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: x, height: 10).accessibilityIdentifier("x")
        Color.green.frame(width: y, height: 10).accessibilityIdentifier("y")
        Color.blue.frame(width: 20, height: 10)
          .onTapGesture { change($x, $y) }
          .accessibilityIdentifier("button")
      }
      .frame(width: 200, height: 50, alignment: .topLeading)
    }
  }

  /// The widths of both blocks so many seconds after the action.
  private func widths(
    at seconds: [Double],
    _ change: @escaping @MainActor (Binding<CGFloat>, Binding<CGFloat>) -> Void
  ) throws -> [[CGFloat]] {
    let stage = Stage(size: CGSize(width: 200, height: 50)) { Blocks(change: change) }
    try stage.tap("button")
    var time = 0.0
    return try seconds.map { second in
      stage.advance(by: second - time)
      time = second
      let report = try stage.layoutReport()
      return [report.frame(of: "x")?.width ?? -1, report.frame(of: "y")?.width ?? -1]
    }
  }

  @Test func eachChangeOfAnActionKeepsItsOwn() throws {
    let shown = try widths(at: [0.5, 1, 1.5, 2]) { x, y in
      withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 }
      withAnimation(.linear(duration: 1).delay(1)) { y.wrappedValue = 100 }
    }
    #expect(shown == [[50, 0], [100, 0], [100, 50], [100, 100]])
  }

  @Test func aPlainChangeBesideAnAnimatedOneJumps() throws {
    let shown = try widths(at: [0.5]) { x, y in
      withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 }
      y.wrappedValue = 100
    }
    #expect(shown == [[50, 100]])
  }

  @Test func transactionsCarryAnimationsOrDisableThem() throws {
    let shown = try widths(at: [0.5]) { x, y in
      withTransaction(Transaction(animation: .linear(duration: 1))) { x.wrappedValue = 100 }
      var still = Transaction(animation: .linear(duration: 1))
      still.animation = nil
      still.disablesAnimations = true
      withTransaction(still) { y.wrappedValue = 100 }
    }
    #expect(shown == [[50, 100]])
  }

  @Test func bindingsCarryThem() throws {
    let shown = try widths(at: [0.5]) { x, y in
      x.animation(.linear(duration: 1)).wrappedValue = 100
      y.transaction(Transaction(animation: .linear(duration: 2))).wrappedValue = 100
    }
    #expect(shown == [[50, 25]])
  }

  @Test func completionsComeByTheirCriteria() throws {
    let shown = try widths(at: [0.5, 0.99, 1.01]) { x, y in
      withAnimation(.linear(duration: 1), completionCriteria: .removed) {
        x.wrappedValue = 100
      } completion: {
        y.wrappedValue = 40
      }
    }
    #expect(shown.map { $0[1] } == [0, 0, 40])
  }

  // MARK: Modifiers

  /// What is made of a width that a tap changes from 0 to 100 in a linear second.
  private struct Widened<Content: View>: View {
    let content: (CGFloat) -> Content
    @State private var width: CGFloat = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        content(width)
        Color.blue.frame(width: 20, height: 10)
          .onTapGesture { withAnimation(.linear(duration: 1)) { width = 100 } }
          .accessibilityIdentifier("button")
      }
      .frame(width: 200, height: 50, alignment: .topLeading)
    }
  }

  /// A block from 0 to 100 wide, changed in a linear second, in modifiers.
  private func width(
    _ modified: @escaping @MainActor (CGFloat) -> some View
  ) throws -> CGFloat? {
    let stage = Stage(size: CGSize(width: 200, height: 50)) { Widened { modified($0) } }
    try stage.tap("button")
    stage.advance(by: 0.5)
    return try stage.layoutReport().frame(of: "block")?.width
  }

  private nonisolated static func block(_ width: CGFloat) -> some View {
    Color.red.frame(width: width, height: 10).accessibilityIdentifier("block")
  }

  @Test func transactionsAreChangedOnTheirWayDown() throws {
    #expect(try width { Self.block($0) } == 50)
    #expect(try width { Self.block($0).transaction { $0.animation = nil } } == 100)
    #expect(
      try width { Self.block($0).transaction { $0.animation = .linear(duration: 2) } } == 25)
    #expect(
      try width { width in
        Self.block(width).transaction(value: width) { $0.animation = .linear(duration: 2) }
      } == 25)
    #expect(
      try width { Self.block($0).transaction(value: 1) { $0.animation = .linear(duration: 2) } }
        == 50)
    #expect(try width { Self.block($0).animation(.linear(duration: 2)) } == 25)
    #expect(try width { Self.block($0).animation(nil, value: $0) } == 100)
    #expect(try width { Self.block($0).animation(.linear(duration: 4), value: $0) } == 12.5)
  }

  private enum Slowly: TransactionKey {
    static let defaultValue = false
  }

  @Test func keysOfOnesOwnTravelWithTransactions() throws {
    struct Host: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TransactionTests.block(width).transaction { transaction in
            transaction.animation = .linear(duration: transaction[Slowly.self] ? 4 : 1)
          }
          Color.blue.frame(width: 20, height: 10)
            .onTapGesture {
              var transaction = Transaction()
              transaction[Slowly.self] = true
              withTransaction(transaction) { width = 100 }
            }
            .accessibilityIdentifier("button")
        }
        .frame(width: 200, height: 50, alignment: .topLeading)
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 50)) { Host() }
    try stage.tap("button")
    stage.advance(by: 1)
    #expect(try stage.layoutReport().frame(of: "block")?.width == 25)
  }

  @Test func animationOfABodyMovesWhatTheBodyChanges() throws {
    let stage = Stage(size: CGSize(width: 200, height: 50)) {
      Tilt { view, isOn in
        view.animation(.linear(duration: 1)) { $0.offset(x: isOn ? 100 : 0) }
      }
    }
    try stage.tap("button")
    stage.advance(by: 0.5)
    #expect(try stage.layoutReport().frame(of: "block")?.minX == 50)
  }

  /// A block that a plain change modifies.
  private struct Tilt<Content: View>: View {
    let content: (AnyView, Bool) -> Content
    @State private var isOn = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        content(AnyView(TransactionTests.block(10)), isOn)
        Color.blue.frame(width: 20, height: 10)
          .onTapGesture { isOn = true }
          .accessibilityIdentifier("button")
      }
      .frame(width: 200, height: 50, alignment: .topLeading)
    }
  }

  // MARK: Scrolling

  @Test func scrollingInATransactionMoves() throws {
    struct Rows: View {
      @State private var position = ScrollPosition()
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { row in
                Color.red.frame(height: 20).id(row).accessibilityIdentifier("row \(row)")
              }
            }
          }
          .scrollPosition($position)
          .overlay(alignment: .topLeading) {
            Color.blue.frame(width: 10, height: 10)
              .onTapGesture {
                withAnimation(.linear(duration: 1)) { proxy.scrollTo(10, anchor: .top) }
              }
              .accessibilityIdentifier("proxy")
          }
          .overlay(alignment: .topTrailing) {
            Color.green.frame(width: 10, height: 10)
              .onTapGesture { withAnimation(.linear(duration: 1)) { position.scrollTo(y: 100) } }
              .accessibilityIdentifier("position")
          }
        }
      }
    }
    for (button, end) in [("proxy", CGFloat(-200)), ("position", -100)] {
      let stage = Stage(size: CGSize(width: 100, height: 100)) { Rows() }
      try stage.tap(button)
      stage.advance(by: 0.5)
      #expect(try stage.layoutReport().frame(of: "row 0")?.minY == end / 2, "\(button)")
      stage.advance(by: 0.5)
      #expect(try stage.layoutReport().frame(of: "row 0")?.minY == end, "\(button)")
    }
  }
}
