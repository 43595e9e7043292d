import SwiftUI

/// A small app: a list of plans, a sheet that adds one, a page for each.
struct Plans: View {
  struct Plan: Identifiable, Hashable {
    let id: Int
    var name: String
    var place: String
    var symbol: String
    var isFixed = false
  }

  @State private var plans = [
    Plan(id: 1, name: "Breakfast with Mila", place: "Café at the mill", symbol: "cup.and.saucer"),
    Plan(id: 2, name: "Swim", place: "Lake, north shore", symbol: "figure.pool.swim"),
    Plan(id: 3, name: "Piano lesson", place: "Ines", symbol: "pianokeys", isFixed: true),
  ]
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List(plans) { plan in
        NavigationLink(value: plan) {
          Label {
            VStack(alignment: .leading) {
              Text(plan.name)
              Text(plan.place).font(.footnote).foregroundStyle(.secondary)
            }
          } icon: {
            Image(systemName: plan.symbol).foregroundStyle(.indigo)
          }
        }
        .accessibilityIdentifier("plan-\(plan.id)")
      }
      .navigationTitle("Saturday")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding = true }.accessibilityIdentifier("add")
        }
      }
      .navigationDestination(for: Plan.self) { PlanPage(plan: $0) }
      .sheet(isPresented: $isAdding) {
        NewPlan { name, isFixed in
          let plan = Plan(
            id: plans.count + 1, name: name, place: "Anywhere", symbol: "sparkles",
            isFixed: isFixed)
          withAnimation { plans.append(plan) }
        }
      }
    }
    .tint(.indigo)
  }
}

/// The sheet.
private struct NewPlan: View {
  let add: (String, Bool) -> Void
  @State private var name = "Kite on the hill"
  @State private var isFixed = false
  @State private var part = "Afternoon"
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Picker("Part of the day", selection: $part) {
          ForEach(["Morning", "Afternoon", "Evening"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        Toggle("At a fixed hour", isOn: $isFixed).accessibilityIdentifier("fixed")
      }
      .navigationTitle("New plan")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            dismiss()
            add(name, isFixed)
          }
        }
      }
    }
  }
}

/// The page.
private struct PlanPage: View {
  let plan: Plans.Plan
  @State private var asks = false
  @State private var isDone = false

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: plan.symbol)
        .font(.system(size: 72))
        .foregroundStyle(.indigo)
        .frame(maxWidth: .infinity)
        .frame(height: 180)
        .background(.indigo.opacity(0.12), in: RoundedRectangle(cornerRadius: 20))
      Text(plan.name).font(.title2.bold())
      Text(plan.place).foregroundStyle(.secondary)
      Button(isDone ? "Done" : "Mark as done") { asks = true }
        .buttonStyle(.borderedProminent)
        .disabled(isDone)
      Spacer()
    }
    .padding()
    .navigationTitle(plan.name)
    .navigationBarTitleDisplayMode(.inline)
    .alert("Is it done?", isPresented: $asks) {
      Button("Not yet", role: .cancel) {}
      Button("Yes") { isDone = true }
    }
  }
}

extension GalleryScene {
  static let plans = GalleryScene(
    "plans", title: "An app, its sheet and a page", size: CGSize(width: 375, height: 812)
  ) {
    Plans().simulatedDevice(.iPhone13mini)
  }
  .film(
    duration: 7.5,
    events: [
      .tap("add", at: 0.5), .tap("Evening", at: 1.4), .tap("fixed", at: 2), .tap("Done", at: 2.7),
      .tap("plan-4", at: 3.9), .tap("Mark as done", at: 4.8), .tap("Yes", at: 5.6),
      .tap("Saturday", at: 6.5),
    ])
}
