import SwiftUI

/// Three plans beside each other, the middle one recommended.
struct Pricing: View {
  private struct Plan: Identifiable {
    let name: String
    let price: String
    let features: [String]
    var isBest = false
    var id: String { name }
  }

  private let plans = [
    Plan(name: "Sketch", price: "0", features: ["1 project", "720p export"]),
    Plan(
      name: "Studio", price: "9", features: ["20 projects", "4K export", "Shared library"],
      isBest: true),
    Plan(name: "Agency", price: "29", features: ["No limits", "Own fonts", "Invoices"]),
  ]

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 6) {
        Text("Pick your plan").font(.largeTitle.bold())
        Text("Change or cancel whenever you like.").foregroundStyle(.secondary)
      }
      HStack(alignment: .center, spacing: 16) {
        ForEach(plans) { plan in
          Card(plan: plan)
        }
      }
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.indigo.opacity(0.08))
  }

  private struct Card: View {
    let plan: Plan

    var body: some View {
      VStack(alignment: .leading, spacing: 14) {
        Text(plan.name).font(.headline)
        HStack(alignment: .firstTextBaseline, spacing: 2) {
          Text("€").font(.title3)
          Text(plan.price).font(.system(size: 44, weight: .bold, design: .rounded))
          Text("/ month").font(.footnote).opacity(0.7)
        }
        Divider()
        ForEach(plan.features, id: \.self) { feature in
          Label(feature, systemImage: "checkmark.circle.fill").font(.subheadline)
        }
        Spacer(minLength: 0)
        Text(plan.isBest ? "Start now" : "Choose")
          .font(.headline)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 10)
          .foregroundStyle(plan.isBest ? .indigo : .white)
          .background(plan.isBest ? .white : .indigo, in: Capsule())
      }
      .padding(20)
      .frame(maxWidth: .infinity)
      .frame(height: plan.isBest ? 340 : 310)
      .foregroundStyle(plan.isBest ? Color.white : .primary)
      .background(
        plan.isBest ? AnyShapeStyle(Color.indigo.gradient) : AnyShapeStyle(.white),
        in: RoundedRectangle(cornerRadius: 22, style: .continuous)
      )
      .overlay(alignment: .top) {
        if plan.isBest {
          Text("Most loved")
            .font(.caption.bold())
            .padding(.horizontal, 12)
            .padding(.vertical, 5)
            .background(.yellow, in: Capsule())
            .foregroundStyle(.black)
            .offset(y: -12)
        }
      }
      .shadow(color: .indigo.opacity(plan.isBest ? 0.35 : 0.12), radius: plan.isBest ? 18 : 8, y: 6)
    }
  }
}

extension GalleryScene {
  static let pricing = GalleryScene(
    "pricing", title: "Three plans beside each other", size: CGSize(width: 720, height: 520)
  ) {
    Pricing()
  }
}
