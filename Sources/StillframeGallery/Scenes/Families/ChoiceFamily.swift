import SwiftUI

/// One of several: pickers in all looks.
struct ChoiceFamily: View {
  @State private var view = "Day"
  @State private var place = "Harbour"

  var body: some View {
    VStack(spacing: 14) {
      Picker("View", selection: $view) {
        ForEach(["Day", "Week", "Month"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      HStack {
        Text("Place")
        Spacer()
        picker
      }
      picker.tint(.purple).disabled(true)
      picker.pickerStyle(.wheel).frame(height: 140).clipped()
    }
    .padding(16)
  }

  private var picker: some View {
    Picker("Place", selection: $place) {
      ForEach(["Museum", "Harbour", "Old town"], id: \.self) { Text($0) }
    }
  }
}

extension GalleryScene {
  static let choiceFamily = GalleryScene(
    "family-choices", title: "Pickers in all surroundings",
    size: FamilyPage<ChoiceFamily>.size(CGSize(width: 260, height: 320))
  ) {
    FamilyPage(size: CGSize(width: 260, height: 320)) { ChoiceFamily() }
  }
}
