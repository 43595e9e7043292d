import Foundation
import Stillframe
import Testing

/// Detents that a program changes without animations or keeps, and sheets that it keeps (rules SM1.4, SM1.5, SM3.9 to SM3.11
/// and C6.14).
@Suite struct SheetChoiceTests {
  private static let size = CGSize(width: 200, height: 400)

  enum Quiet: String, CaseIterable, Sendable {
    case transaction, presenter, content, switchedOff, performed
  }

  private struct Growing: View {
    var quiet: Quiet?
    @State private var detent = PresentationDetent.height(100)

    var body: some View {
      Color.white
        .sheet(isPresented: .constant(true)) { sheet }
        .transaction { if quiet == .presenter { $0.disablesAnimations = true } }
    }

    private var sheet: some View {
      Text("Grow").frame(maxWidth: .infinity, maxHeight: .infinity)
        .onTapGesture { grow() }
        .accessibilityIdentifier("page")
        .presentationDetents([.height(100), .height(300)], selection: $detent)
        .transaction { if quiet == .content { $0.disablesAnimations = true } }
    }

    private func grow() {
      let next = detent == .height(100) ? PresentationDetent.height(300) : .height(100)
      switch quiet {
      case .transaction:
        var transaction = Transaction(animation: .default)
        transaction.disablesAnimations = true
        withTransaction(transaction) { detent = next }
      case .switchedOff:
        UIView.setAnimationsEnabled(false)
        detent = next
      case .performed: UIView.performWithoutAnimation { detent = next }
      case .presenter, .content, nil: detent = next
      }
    }
  }

  @Test(arguments: Quiet.allCases) func detentJumpsWhereAnimationsAreDisabled(
    _ quiet: Quiet
  ) throws {
    let film = FrameSequence(
      size: Self.size, duration: 3, events: [.tap("page", at: 1), .tap("page", at: 2)]
    ) { Growing(quiet: quiet) }
    let top = Track(film, "page", \.minY)
    #expect(top[59] == 300)
    #expect(Set(top.values[60..<120]) == [100])
    #expect(Set(top.values[120...]) == [300])
    let (start, end) = (try film.frame(at: 59).bitmap(), try film.frame(at: 180).bitmap())
    #expect(start == end)
    #expect(try film.endingAtRest(within: 4).duration < 2.1)
  }

  @Test func detentMovesOtherwise() throws {
    let film = FrameSequence(size: Self.size, duration: 2, events: [.tap("page", at: 1)]) {
      Growing()
    }
    let top = Track(film, "page", \.minY)
    #expect(top[60] == 300 && top.values.last == 100)
    #expect(top.largestStep < 25)
  }

  private struct Kept: View {
    let selected: PresentationDetent
    var body: some View {
      Color.white.sheet(isPresented: .constant(true)) {
        Color.red.accessibilityIdentifier("page")
          .presentationDetents(
            [.height(100), .height(200), .height(300)], selection: .constant(selected))
      }
    }
  }

  /// SM3.11: a program that keeps its selection gets it back, from where the finger let go and with its speed.
  @Test(arguments: [
    (PresentationDetent.height(100), -180.0, 0.5), (.height(300), 150, 0.5),
    (.height(200), -110, 0.2),
    (.height(200), 260, 0.4),
  ])
  func constantSelectionComesBack(
    _ selected: PresentationDetent, _ way: Double, _ duration: Double
  ) throws {
    let film = FrameSequence(
      size: Self.size, duration: 3,
      events: [
        .drag(
          "page", from: UnitPoint(x: 0.5, y: 0.1), at: 1, by: CGSize(width: 0, height: way),
          duration: duration)
      ]
    ) { Kept(selected: selected) }
    let top = Track(film, "page", \.minY)
    let start = top[59]
    #expect(top.values.last == start)
    let farthest = top.values[60...].map { abs($0 - start) }.max() ?? 0
    #expect(farthest > 80)
    let finger = abs(way) / duration / 60
    #expect(
      Track(values: Array(top.values[60...])).largestStep
        <= max(finger, farthest * SystemMotionCase.carriage) * 1.05)
    // It turns round once.
    let steps = zip(top.values[60...], top.values[61...]).map { $1 - $0 }.filter { $0 != 0 }
    #expect(zip(steps, steps.dropFirst()).filter { $0 * $1 < 0 }.count == 1)
    let (first, last) = (try film.frame(at: 59).bitmap(), try film.frame(at: 180).bitmap())
    #expect(first == last)
  }

  private struct Told: View {
    enum Way: Sendable { case swipe, dismiss, binding, escape }

    let journal: Journal
    var isKept = false
    var isCover = false
    @State private var isOn = true
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      let binding = isKept ? .constant(true) : $isOn
      if isCover {
        Color.white.fullScreenCover(isPresented: binding) {
          journal.note("dismissed")
        } content: {
          page
        }
      } else {
        Color.white.sheet(isPresented: binding) {
          journal.note("dismissed")
        } content: {
          page
        }
      }
    }

    private var page: some View {
      Leaving().onTapGesture { isOn = false }
        .onDisappear { journal.note("gone") }
        .accessibilityIdentifier("page")
    }
  }

  private struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Color.red
        Text("Dismiss").onTapGesture { dismiss() }.accessibilityIdentifier("dismiss")
      }
    }
  }

  /// C6.14: `onDismiss` is told when the sheet has left.
  @Test func sheetThatComesBackTellsNothing() throws {
    let journal = Journal()
    let stage = Stage(size: Self.size, systemMotion: true) { Told(journal: journal, isKept: true) }
    stage.advance(by: 1)
    for _ in 0..<2 {
      try stage.drag("page", by: CGSize(width: 0, height: 390), duration: 0.5)
      stage.advance(by: 1)
    }
    try stage.tap("dismiss")
    stage.advance(by: 1)
    #expect(journal.entries.isEmpty)
  }

  @Test(arguments: [false, true], [true, false]) func whatLeavesIsToldOfOnceAndAfterwards(
    _ isCover: Bool, _ systemMotion: Bool
  ) throws {
    for name in ["page", "dismiss"] {
      let journal = Journal()
      let stage = Stage(size: Self.size, systemMotion: systemMotion) {
        Told(journal: journal, isCover: isCover)
      }
      stage.advance(by: 1)
      try stage.tap(name)
      #expect(journal.entries.isEmpty == systemMotion, "\(name)")
      stage.advance(by: 1)
      #expect(journal.entries.filter { $0 == "dismissed" }.count == 1, "\(name)")
      #expect(try stage.layoutReport().frame(of: "page") == nil)
    }
  }

  @Test func swipedSheetIsToldOfWhenItIsGone() throws {
    let journal = Journal()
    let stage = Stage(size: Self.size, systemMotion: true) { Told(journal: journal) }
    stage.advance(by: 1)
    try stage.drag("page", by: CGSize(width: 0, height: 390), duration: 0.5)
    stage.advance(by: 1)
    #expect(journal.entries.filter { $0 == "dismissed" }.count == 1)
  }
}

/// Sheets of items (rule SM3.17).
@Suite struct SheetItemTests {
  private struct Item: Identifiable { let id: Int }

  private struct Counter: View {
    let id: Int
    @State private var first: Int?

    var body: some View {
      Text("item \(id) from \(first ?? -1)").onAppear { first = first ?? id }
        .accessibilityIdentifier("sheet-\(id)")
    }
  }

  private struct Page: View {
    @State private var item: Item?
    @State private var dismissed = 0

    var body: some View {
      VStack {
        Text("one").onTapGesture { item = Item(id: 1) }
        Text("gone \(dismissed)")
      }
      .sheet(item: $item, onDismiss: count) { value in
        VStack {
          Counter(id: value.id)
          Text("next \(value.id)").onTapGesture { item = Item(id: value.id + 1) }
        }
      }
    }

    private func count() { dismissed += 1 }
  }

  @Test func anotherItemHasASheetOfItsOwn() throws {
    let stage = Stage(size: CGSize(width: 200, height: 300)) { Page() }
    try stage.tap("one")
    stage.advance(by: 1)
    #expect(try stage.says("item 1 from 1"))
    for next in 2...4 {
      try stage.tap("next \(next - 1)")
      stage.advance(by: 2)
      #expect(try stage.says("item \(next) from \(next)"))
      #expect(try stage.says("gone \(next - 1)"))
    }
  }

  @Test func theSheetBeforeGoesFirst() throws {
    let film = FrameSequence(
      size: CGSize(width: 200, height: 300), duration: 3,
      events: [.tap("one", at: 0), .tap("next 1", at: 1)]
    ) { Page() }
    let (old, new) = (Track(film, "sheet-1", \.minY), Track(film, "sheet-2", \.minY))
    #expect(Track(values: Array(old.values[61...])).rises)
    #expect(Track(values: Array(new.values[61...])).falls)
    // They are not seen at once.
    for index in 61..<180 where new[index] < 300 { #expect(!(old[index] < 290)) }
    #expect(new.values.last == old[59])
  }
}
