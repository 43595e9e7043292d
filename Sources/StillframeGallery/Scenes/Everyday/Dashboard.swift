import SwiftUI

/// Numbers of a workshop in tiles of different sizes.
struct Dashboard: View {
  private struct Line: Shape {
    let values: [Double]

    func path(in rect: CGRect) -> Path {
      Path { path in
        for (index, value) in values.enumerated() {
          let point = CGPoint(
            x: rect.minX + rect.width * Double(index) / Double(values.count - 1),
            y: rect.maxY - rect.height * value)
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
      }
    }
  }

  private struct Tile<Content: View>: View {
    let title: LocalizedStringKey
    let symbol: String
    @ViewBuilder let content: Content

    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        Label(title, systemImage: symbol).font(.footnote.weight(.semibold))
          .foregroundStyle(.secondary)
        content
      }
      .padding(16)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(.background, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
  }

  private let orders = [0.2, 0.35, 0.3, 0.55, 0.45, 0.7, 0.62, 0.9]
  private let machines: [(String, Double, Color)] = [
    ("Press", 0.92, Color.green), ("Cutter", 0.64, .blue), ("Binder", 0.31, .orange),
  ]

  var body: some View {
    Grid(horizontalSpacing: 14, verticalSpacing: 14) {
      GridRow {
        Tile(title: "Orders", symbol: "shippingbox") {
          Text("1,284").font(.system(size: 34, weight: .bold, design: .rounded))
          Line(values: orders)
            .stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
            .background {
              LinearGradient(
                colors: [.blue.opacity(0.25), .clear], startPoint: .top, endPoint: .bottom
              )
              .mask { Line(values: orders + [0]).offset(y: 2) }
            }
            .frame(height: 70)
        }
        .gridCellColumns(2)
        Tile(title: "Paper", symbol: "doc.on.doc") {
          Gauge(value: 0.72) {
            Text("kg")
          } currentValueLabel: {
            Text("72")
          }
          .gaugeStyle(.accessoryCircularCapacity)
          .tint(.purple)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      GridRow {
        Tile(title: "Late", symbol: "clock.badge.exclamationmark") {
          Text("3").font(.system(size: 34, weight: .bold, design: .rounded)).foregroundStyle(.red)
          Text("oldest: 2 days").font(.caption).foregroundStyle(.secondary)
        }
        Tile(title: "Machines", symbol: "gearshape.2") {
          ForEach(machines, id: \.0) { machine in
            HStack {
              Text(machine.0).font(.caption).frame(width: 48, alignment: .leading)
              ProgressView(value: machine.1).tint(machine.2)
            }
          }
        }
        .gridCellColumns(2)
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.93))
  }
}

extension GalleryScene {
  static let dashboard = GalleryScene(
    "dashboard", title: "Numbers of a workshop in tiles", size: CGSize(width: 560, height: 360)
  ) {
    Dashboard()
  }
}
