import SwiftUI

/// A shopping list in an observed model, changed by one view and counted by another.
struct DataFlow: View {
  @Observable final class Basket {
    struct Item: Identifiable {
      let id: Int
      var name: String
      var isBought = false
    }

    var items = [
      Item(id: 0, name: "Beans", isBought: true), Item(id: 1, name: "Oranges"),
      Item(id: 2, name: "Ginger"),
    ]
    var open: Int { items.count { !$0.isBought } }
  }

  @State private var basket = Basket()

  var body: some View {
    VStack(spacing: 16) {
      Summary()
      VStack(spacing: 0) {
        ForEach($basket.items) { $item in
          Row(item: $item)
          if item.id != basket.items.last?.id { Divider() }
        }
      }
      .background(.background, in: RoundedRectangle(cornerRadius: 14))
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(white: 0.94))
    .environment(basket)
  }

  private struct Summary: View {
    @Environment(Basket.self) private var basket

    var body: some View {
      HStack {
        Image(systemName: "cart.fill")
        Text(basket.open == 0 ? "All done" : "\(basket.open) to go")
          .monospacedDigit()
        Spacer()
        ProgressView(
          value: Double(basket.items.count - basket.open), total: Double(basket.items.count)
        )
        .frame(width: 90)
      }
      .font(.headline)
    }
  }

  private struct Row: View {
    @Binding var item: Basket.Item

    var body: some View {
      Button {
        withAnimation(.snappy) { item.isBought.toggle() }
      } label: {
        HStack(spacing: 12) {
          Image(systemName: item.isBought ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(item.isBought ? Color.green : .secondary)
            .font(.title3)
          Text(item.name).strikethrough(item.isBought)
            .foregroundStyle(item.isBought ? .secondary : .primary)
          Spacer()
        }
        .padding(.horizontal, 14)
        .frame(height: 48)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier(item.name)
    }
  }
}

extension GalleryScene {
  static let dataFlow = GalleryScene(
    "data-flow", title: "A shopping list that counts itself", size: CGSize(width: 340, height: 240)
  ) {
    DataFlow()
  }
  .film(duration: 1.5, events: [.tap("Oranges", at: 0.3), .tap("Ginger", at: 0.8)])
}
