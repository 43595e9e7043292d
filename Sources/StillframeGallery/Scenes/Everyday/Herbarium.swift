import SwiftUI

/// A collection of plants in three columns: places, plants of a place, and a page for one of them.
struct Herbarium: View {
  private struct Plant: Identifiable, Hashable {
    let id: String
    let latin: String
    let month: String
    let petals: Int
    let color: Color
  }

  private static let places = ["Wet meadow", "Dry slope", "Ash wood", "Shingle"]
  private static let symbols = ["drop", "sun.max", "tree", "water.waves"]
  private static let plants = [
    Plant(
      id: "Marsh marigold", latin: "Caltha palustris", month: "April", petals: 5, color: .yellow),
    Plant(id: "Ragged robin", latin: "Silene flos-cuculi", month: "May", petals: 5, color: .pink),
    Plant(id: "Water avens", latin: "Geum rivale", month: "May", petals: 6, color: .orange),
    Plant(
      id: "Purple loosestrife", latin: "Lythrum salicaria", month: "July", petals: 6, color: .purple
    ),
    Plant(id: "Meadowsweet", latin: "Filipendula ulmaria", month: "July", petals: 5, color: .mint),
  ]

  @State private var place: String? = "Wet meadow"
  @State private var plant: Plant? = Herbarium.plants[1]
  @State private var columns = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      List(selection: $place) {
        Section("Places") {
          ForEach(Array(zip(Self.places, Self.symbols)), id: \.0) { place, symbol in
            Label(place, systemImage: symbol)
          }
        }
        Section("Shelves") {
          Label("Pressed", systemImage: "book.closed").badge(12)
          Label("To be named", systemImage: "questionmark.circle").badge(3)
        }
      }
      .navigationTitle("Herbarium")
      .navigationSplitViewColumnWidth(240)
    } content: {
      List(Self.plants, selection: $plant) { plant in
        HStack(spacing: 12) {
          Blossom(petals: plant.petals).fill(plant.color.gradient).frame(width: 28, height: 28)
          VStack(alignment: .leading) {
            Text(plant.id)
            Text(plant.latin).font(.footnote).italic().foregroundStyle(.secondary)
          }
        }
        .tag(plant)
      }
      .navigationTitle("Wet meadow")
      .navigationSplitViewColumnWidth(270)
    } detail: {
      if let plant { page(plant) }
    }
    .environment(\.horizontalSizeClass, .regular)
  }

  private func page(_ plant: Plant) -> some View {
    VStack(spacing: 20) {
      Blossom(petals: plant.petals)
        .fill(plant.color.gradient)
        .overlay { Circle().fill(.yellow).frame(width: 34) }
        .frame(width: 190, height: 190)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 24)
        .background(plant.color.opacity(0.12), in: RoundedRectangle(cornerRadius: 16))
      VStack(spacing: 4) {
        Text(plant.latin).font(.title2).italic()
        Text("In flower from \(plant.month) on").foregroundStyle(.secondary)
      }
      HStack(spacing: 12) {
        fact("\(plant.petals)", "petals")
        fact("40", "centimetres")
        fact("9", "sheets")
      }
      Spacer()
    }
    .padding(20)
    .navigationTitle(plant.id)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
    }
  }

  private func fact(_ number: String, _ name: String) -> some View {
    VStack {
      Text(number).font(.title3.bold().monospacedDigit())
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 10)
    .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 10))
  }
}

/// Petals around a middle.
private struct Blossom: Shape {
  let petals: Int

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let petal = Path(
      ellipseIn: CGRect(x: -side * 0.16, y: -side / 2, width: side * 0.32, height: side * 0.46))
    return Path { path in
      for index in 0..<petals {
        let turn = CGAffineTransform(rotationAngle: 2 * .pi * Double(index) / Double(petals))
        path.addPath(petal.applying(turn))
      }
    }
    .offsetBy(dx: rect.midX, dy: rect.midY)
  }
}

extension GalleryScene {
  static let herbarium = GalleryScene(
    "herbarium", title: "Three columns of a wide window", size: CGSize(width: 960, height: 620)
  ) {
    Herbarium()
  }
}
