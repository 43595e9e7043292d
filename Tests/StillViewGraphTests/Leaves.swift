import Foundation
import StillDrawing
import StillGeometry
import StillLayout
import StillReport
import StillViewGraph
import Synchronization

/// What happened, in order, from any thread.
final class Journal: Sendable {
  private let stored = Mutex<[String]>([])

  var entries: [String] { stored.withLock { $0 } }

  func add(_ entry: String) {
    stored.withLock { $0.append(entry) }
  }

  func count(_ entry: String) -> Int {
    entries.count { $0 == entry }
  }

  /// Returns what has happened since the last call.
  func take() -> [String] {
    stored.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}

/// A leaf of the tests' own: a rectangle of a fixed size, or of whatever is proposed.
nonisolated struct Block: Sendable {
  var name = ""
  /// Points; nil: the proposal, or 10 without one.
  var width: CGFloat?
  var height: CGFloat?
  /// Notes each measurement.
  var journal: Journal?

  init(
    _ width: CGFloat? = nil, _ height: CGFloat? = nil, _ name: String = "", journal: Journal? = nil
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.journal = journal
  }
}

extension Block: LeafView {
  nonisolated struct Leaf: LeafContent {
    var block: Block

    var reportName: String { "Block" }
    /// Its lengths, animated together.
    var animatableData: AnimatablePair<CGFloat, CGFloat> {
      get { AnimatablePair(block.width ?? 0, block.height ?? 0) }
      set {
        if block.width != nil { block.width = newValue.first }
        if block.height != nil { block.height = newValue.second }
      }
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
      block.journal?.add("measured \(block.name)")
      return CGSize(
        width: block.width ?? proposal.width ?? 10, height: block.height ?? proposal.height ?? 10)
    }

    func measuresLike(_ other: Leaf) -> Bool {
      block.width == other.block.width && block.height == other.block.height
    }

    func draw(in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass) {
      pass.add(.fillRectangle(frame, .color(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 1))))
    }
  }

  func leaf(in environment: EnvironmentValues) -> Leaf { Leaf(block: self) }
}

/// A container of the tests' own.
nonisolated struct Line<Arrangement: Layout, Content: View>: ContainerView {
  let arrangement: Arrangement
  let content: Content
  var reportName: String { "Line" }

  init(_ arrangement: Arrangement, @ViewBuilder content: () -> Content) {
    self.arrangement = arrangement
    self.content = content()
  }
}

extension ViewGraph {
  /// Returns an updated tree in a window of a size, at two pixels a point.
  @MainActor static func showing(
    _ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ content: () -> some View
  ) -> ViewGraph {
    let graph = ViewGraph(scale: 2)
    graph.setContent(content(), environment: EnvironmentValues())
    graph.setProposal(ProposedViewSize(width: width, height: height), stageSize: nil)
    graph.update()
    return graph
  }

  /// Returns x, y, width and height of the view with a name; empty without one.
  func frame(_ name: String) -> [CGFloat] {
    guard let frame = report().frame(of: name) else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  /// A finger taps the view with a name.
  func tap(_ name: String) throws {
    let place = try place(of: name, at: .center, able: .tap)
    putDown(1, at: place.location, on: place.responders)
    lift(1)
  }
}
