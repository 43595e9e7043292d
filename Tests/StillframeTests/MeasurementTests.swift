import Foundation
import Stillframe
import Synchronization
import Testing

/// A leaf made of a layout, which notes every proposal that it is asked about.
private struct NotingLeaf: Layout {
  let notes: ProposalNotes

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    notes.add(proposal)
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 5))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private final class ProposalNotes: Sendable {
  private let notes = Mutex<(all: Int, distinct: Set<String>)>((0, []))

  func add(_ proposal: ProposedViewSize) {
    notes.withLock {
      $0.all += 1
      $0.distinct.insert("\(proposal)")
    }
  }

  var all: Int { notes.withLock { $0.all } }
  var distinct: Int { notes.withLock { $0.distinct.count } }
}

@Suite struct MeasurementTests {
  enum Nesting: String, CaseIterable {
    case rows, columns, alternating, piles, choices, choicesByHeight
    case grids, gridsBesideFlexibleCells, gridsUnderSpans, gridsAsLines, gridsInStacks
  }

  /// Containers nested `depth` deep, with two views beside each.
  private func nested(_ nesting: Nesting, _ depth: Int, _ notes: ProposalNotes) -> AnyView {
    var view = AnyView(NotingLeaf(notes: notes) {}.accessibilityIdentifier("leaf"))
    for level in 0..<depth {
      let inner = view
      if let grid = grid(around: inner, nesting, level) {
        view = grid
        continue
      }
      let isRow = nesting == .rows || (nesting == .alternating && level % 2 == 0)
      if nesting == .choices {
        view = AnyView(
          ViewThatFits {
            Color.red.frame(width: 10_000, height: 1)
            inner
            Color.red.frame(width: 1, height: 1)
          })
      } else if nesting == .choicesByHeight {
        view = AnyView(
          ViewThatFits(in: level % 2 == 0 ? .vertical : .horizontal) {
            Color.red.frame(width: 10_000, height: 10_000)
            inner
            Color.red.frame(width: 1, height: 1)
          })
      } else if nesting == .piles {
        view = AnyView(
          ZStack {
            inner
            Color.red.frame(width: 1, height: 1)
          })
      } else if isRow {
        view = AnyView(
          HStack(spacing: 0) {
            inner
            Color.red.frame(width: 0.01)
          })
      } else {
        view = AnyView(
          VStack(spacing: 0) {
            inner
            Color.red.frame(height: 0.01)
          })
      }
    }
    return view
  }

  /// One level of grids; nil for other nestings.
  private func grid(around inner: AnyView, _ nesting: Nesting, _ level: Int) -> AnyView? {
    let speck = Color.red.frame(width: 0.01, height: 0.01)
    switch nesting {
    case .rows, .columns, .alternating, .piles, .choices, .choicesByHeight: return nil
    case .grids:
      return AnyView(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            inner
            speck
          }
          GridRow {
            speck
            speck
          }
        })
    case .gridsBesideFlexibleCells:
      return AnyView(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red
            inner
          }
          GridRow {
            Color.red
            Color.red
          }
        })
    case .gridsUnderSpans:
      return AnyView(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          Color.red.frame(width: 0.03, height: 0.01)
          GridRow {
            speck
            inner
            Color.red
          }
          GridRow {
            speck.gridCellColumns(2)
            speck
          }
        })
    case .gridsAsLines:
      return AnyView(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          inner
          GridRow {
            speck
            speck
          }
        })
    case .gridsInStacks:
      let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          speck
          inner
        }
        GridRow {
          Color.red
          speck
        }
      }
      return level % 2 == 0
        ? AnyView(
          HStack(spacing: 0) {
            grid
            speck
          })
        : AnyView(
          VStack(spacing: 0) {
            grid
            speck
          })
    }
  }

  @Test(arguments: Nesting.allCases)
  func aLeafInAThousandContainersGetsAtMostTwelveProposals(_ nesting: Nesting) throws {
    let notes = ProposalNotes()
    let renderer = ImageRenderer(content: nested(nesting, 1_000, notes))
    renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
    _ = try renderer.layoutReport()
    #expect(notes.distinct <= 12)
    #expect(notes.all <= 12, "none is asked twice")
  }

  @Test func measurementsGrowInProportionToDepth() throws {
    func measurements(_ depth: Int) throws -> Int {
      let renderer = ImageRenderer(content: nested(.alternating, depth, ProposalNotes()))
      renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
      _ = try renderer.layoutReport()
      return renderer.counters.measurements
    }
    let (few, many) = (try measurements(100), try measurements(800))
    #expect(Double(many) <= Double(few) * 8 * 1.2)
  }

  @Test(arguments: Nesting.allCases)
  func withoutTheCacheFramesAreTheSame(_ nesting: Nesting) throws {
    func report(caching: Bool) throws -> LayoutReport {
      // Without memory each level of grids asks ten times what the one around it asks.
      let depth = grid(around: AnyView(EmptyView()), nesting, 0) == nil ? 6 : 4
      let renderer = ImageRenderer(content: nested(nesting, depth, ProposalNotes()))
      renderer.isCaching = caching
      renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
      return try renderer.layoutReport()
    }
    #expect(try report(caching: true) == report(caching: false))
  }
}
