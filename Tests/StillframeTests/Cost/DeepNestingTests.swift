import Foundation
import Stillframe
import Synchronization
import Testing

/// How many exclusive accesses were open, at most, whenever a leaf was asked something.
private final class AccessNotes: Sendable {
  private let most = Mutex<[String: Int]>([:])

  /// Counts what is open now, while the leaf does something.
  func note(_ what: String) {
    let count = OpenAccesses.count ?? 0
    most.withLock { $0[what] = max($0[what] ?? 0, count) }
  }

  var all: [String: Int] { most.withLock { $0 } }
}

/// A leaf that takes notes when it is built, measured, placed, drawn, asked for what it hands up, and freed.
private struct AccessLeaf: View {
  let notes: AccessNotes
  let lastWord: LastWord

  nonisolated init(notes: AccessNotes) {
    self.notes = notes
    lastWord = LastWord(notes: notes)
  }

  final class LastWord: Sendable {
    let notes: AccessNotes
    init(notes: AccessNotes) { self.notes = notes }
    deinit { notes.note("freed") }
  }

  var body: some View {
    notes.note("built")
    return Asked(notes: notes) { Drawn(notes: notes) }
      .transformPreference(NestingKey.self) {
        notes.note("reduced")
        $0 += 1
      }
  }

  private struct Asked: Layout {
    let notes: AccessNotes

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      notes.note("measured")
      return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 5))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      notes.note("placed")
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }

  private struct Drawn: Shape {
    let notes: AccessNotes

    func path(in rect: CGRect) -> Path {
      notes.note("drawn")
      return Path(rect)
    }
  }
}

/// Whatever is done with a deep tree takes time in proportion to its depth.
struct DeepNestingTests {
  @Test(arguments: Nesting.all)
  func noLevelKeepsAnAccessOpen(_ nesting: Nesting) throws {
    #expect(OpenAccesses.count != nil)
    func notes(_ depth: Int) throws -> [String: Int] {
      let notes = AccessNotes()
      func render() throws {
        let renderer = ImageRenderer(content: nesting.nested(depth, AccessLeaf(notes: notes)))
        renderer.proposedSize = ProposedViewSize(width: 30, height: 20)
        _ = try renderer.layoutReport()
        _ = try renderer.bitmap()
        // A new value of the same view, all the way in.
        renderer.content = nesting.nested(depth, AccessLeaf(notes: notes))
        _ = try renderer.layoutReport()
      }
      try render()
      return notes.all
    }
    let (few, many) = (try notes(8), try notes(24))
    #expect(few["freed"] != nil && few["built"] != nil && few["measured"] != nil)
    for (what, count) in few { #expect(many[what] == count, "while it is \(what)") }
  }

  @Test func freeingKeepsNoAccessOpen() {
    func most(_ depth: Int) -> Int? {
      let notes = AccessNotes()
      var view: AnyView? = (0..<depth).reduce(AnyView(AccessLeaf(notes: notes))) { view, _ in
        AnyView(view)
      }
      #expect(view != nil)
      view = nil
      return notes.all["freed"]
    }
    #expect(most(2) != nil)
    #expect(most(400) == most(2))
  }
}

extension DeepNestingTests {
  /// What is counted while a view is built, laid out, drawn, and given a new value all the way in.
  private func work(_ nesting: Nesting, _ depth: Int) throws -> [String: Int] {
    let renderer = ImageRenderer(content: nesting.nested(depth, Color.red))
    renderer.proposedSize = ProposedViewSize(width: 30, height: 20)
    _ = try renderer.layoutReport()
    _ = try renderer.bitmap()
    let counters = renderer.counters
    return [
      "measurements": counters.measurements, "layoutRuns": counters.layoutRuns,
      "placements": counters.placements, "commits": counters.commits, "nodes": counters.nodes,
      "bodyEvaluations": counters.bodyEvaluations, "preferenceVisits": counters.preferenceVisits,
      "preferenceReductions": counters.preferenceReductions, "outwardSteps": counters.outwardSteps,
    ]
  }

  @Test(arguments: Nesting.all)
  func allWorkGrowsInProportionToDepth(_ nesting: Nesting) throws {
    let (few, many) = (try work(nesting, 50), try work(nesting, 200))
    for (what, count) in few {
      // What is done once for the whole tree, whatever its depth, does not grow.
      let limit = Double(max(count, 10)) * 4 * 1.2
      #expect(Double(many[what] ?? 0) <= limit, "\(what): \(count), then \(many[what] ?? 0)")
    }
  }

  /// The deepest that views have to go.
  @Test(
    arguments: Nesting.all.filter {
      [
        "GeometryReader", "background", "in a background", "mask", "in a mask", "preferences",
        "transformed preferences", "preference readers", "ViewThatFits", "ViewThatFits of an axis",
        "LazyVStack", "LazyVGrid", "scrolled LazyVStack",
      ].contains($0.name)
    })
  func tenThousandLevelsTakeAHandfulOfStepsEach(_ nesting: Nesting) throws {
    let depth = 10_000
    let work = try work(nesting, depth)
    for (what, count) in work { #expect(count <= 14 * depth, "\(what)") }
  }
}
