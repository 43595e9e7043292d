import Foundation
import Stillframe

extension Nesting {
  private static var speck: some View { Color.red.frame(width: 0.01, height: 0.01) }

  private static func grid(
    _ name: String, @ViewBuilder rows: @escaping @Sendable (AnyView) -> some View
  ) -> Nesting {
    // Without memory each level of grids asks ten times what the one around it asks.
    Nesting(name, uncachedDepth: 4) { view, _ in
      Grid(horizontalSpacing: 0, verticalSpacing: 0) { rows(view) }
    }
  }

  /// Grids of several shapes.
  static let grids: [Nesting] = [
    grid("Grid") { view in
      GridRow {
        view
        speck
      }
      GridRow {
        speck
        speck
      }
    },
    grid("Grid beside flexible cells") { view in
      GridRow {
        Color.red
        view
      }
      GridRow {
        Color.red
        Color.red
      }
    },
    grid("Grid under spans") { view in
      Color.red.frame(width: 0.03, height: 0.01)
      GridRow {
        speck
        view
        Color.red
      }
      GridRow {
        speck.gridCellColumns(2)
        speck
      }
    },
    grid("Grid as a line") { view in
      view
      GridRow {
        speck
        speck
      }
    },
    Nesting("Grid in stacks", uncachedDepth: 4) { view, level in
      let stack =
        level.isMultiple(of: 2)
        ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      stack {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            speck
            view
          }
          GridRow {
            Color.red
            speck
          }
        }
        speck
      }
    },
  ]
}
