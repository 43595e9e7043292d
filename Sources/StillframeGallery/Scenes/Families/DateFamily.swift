import SwiftUI

/// Days and colours.
struct DateFamily: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 770_000_000)
  @State private var color = Color.teal

  var body: some View {
    VStack(spacing: 14) {
      DatePicker("Leave", selection: $date, displayedComponents: .date)
      DatePicker("At", selection: $date, displayedComponents: .hourAndMinute)
      ColorPicker("Label", selection: $color)
      DatePicker("Return", selection: $date, displayedComponents: .date)
        .datePickerStyle(.graphical)
        .labelsHidden()
    }
    .padding(12)
  }
}

extension GalleryScene {
  static let dateFamily = GalleryScene(
    "family-dates", title: "Dates and colours in all surroundings",
    size: FamilyPage<DateFamily>.size(CGSize(width: 310, height: 500))
  ) {
    FamilyPage(size: CGSize(width: 310, height: 500)) { DateFamily() }
  }
}
