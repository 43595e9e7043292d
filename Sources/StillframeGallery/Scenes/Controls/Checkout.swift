import SwiftUI

/// A sheet that asks for the way to pay, over a basket.
struct Checkout: View {
  @State private var isPaying = false
  @State private var count = 2
  @State private var speed = 1
  @State private var isGift = true

  var body: some View {
    NavigationStack {
      Form {
        Section("Basket") {
          LabeledContent {
            Text("24.00 €")
          } label: {
            Text("Linen notebook")
            Text("A5, dotted")
          }
          Stepper("\(count) pieces", value: $count, in: 1...9).accessibilityIdentifier("count")
        }
        Section("Delivery") {
          Picker("Speed", selection: $speed) {
            Text("Standard").tag(0)
            Text("Express").tag(1)
            Text("Courier").tag(2)
          }
          .pickerStyle(.segmented)
          .accessibilityIdentifier("speed")
          Toggle("Wrap as a gift", isOn: $isGift).accessibilityIdentifier("gift")
        }
        Section {
          LabeledContent("Total") { Text("54.90 €").bold() }
        } footer: {
          Text("Taxes are included.")
        }
        Section {
          Button {
            isPaying = true
          } label: {
            Text("Pay").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .listRowInsets(EdgeInsets())
          .listRowBackground(Color.clear)
          .accessibilityIdentifier("pay")
        }
      }
      .navigationTitle("Checkout")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      }
    }
    .sheet(isPresented: $isPaying) {
      VStack(spacing: 16) {
        Image(systemName: "checkmark.circle.fill").font(.system(size: 56)).foregroundStyle(.green)
        Text("Thank you!").font(.title2.bold())
        Text("Your notebooks are on their way.").foregroundStyle(.secondary)
        Button("Done") { isPaying = false }.buttonStyle(.bordered).accessibilityIdentifier("done")
      }
      .presentationDetents([.medium])
      .presentationDragIndicator(.visible)
    }
  }
}

extension GalleryScene {
  static let checkout = GalleryScene(
    "checkout", title: "A basket, and a sheet that thanks", size: CGSize(width: 390, height: 844)
  ) {
    Checkout().simulatedDevice(.iPhone13)
  }
  .film(
    duration: 2,
    events: [.tap("gift", at: 0.3), .tap("pay", at: 0.8), .tap("done", at: 1.6)])
}
