import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// Shades of gray above twelve hues from dark to pale.
nonisolated struct ColorGrid: View {
  let color: Binding<Color.Resolved>

  private static let columns = 12
  private static let rows = 10
  /// In degrees.
  private static let hues: [Double] = [194, 217, 255, 285, 335, 4, 18, 36, 46, 58, 70, 95]

  /// Its rows, from the top; every opacity is 1.
  private static let cells = (0..<rows).map { row in
    (0..<columns).map { cell(row: row, column: $0) }
  }

  private static func cell(row: Int, column: Int) -> Color.Resolved {
    let hue = hues[column] / 360
    let color =
      switch row {
      case 0: Color(white: 1 - Double(column) / Double(columns - 1))
      case 1...5: Color(hue: hue, saturation: 1, brightness: 0.3 + 0.7 * Double(row - 1) / 4)
      default: Color(hue: hue, saturation: 0.8 - 0.2 * Double(row - 6), brightness: 1)
      }
    return color.resolve(in: EnvironmentValues())
  }

  @MainActor var body: some View {
    let color = color
    let now = color.wrappedValue
    VStack(spacing: 0) {
      ForEach(0..<Self.rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<Self.columns, id: \.self) { column in
            let cell = Self.cells[row][column]
            Rectangle().fill(cell)
              .overlay {
                if cell.hasHue(of: now) {
                  Rectangle().strokeBorder(row == 0 && column == 0 ? .black : .white, lineWidth: 3)
                }
              }
              .modifier(_TapModifier { color.wrappedValue = cell.with(opacity: now.opacity) })
              .accessibilityLabel(Color(cell).spokenName)
              .accessibilityAddTraits(.isButton)
          }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
    .frame(height: 300)
  }
}

extension Color.Resolved {
  /// Whether the components other than the opacity are those of another color, as far as bytes tell.
  fileprivate func hasHue(of other: Color.Resolved) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue)]
      .allSatisfy { abs($0.0 - $0.1) < 0.5 / 255 }
  }
}
