import SwiftUI

/// A question over a sheet over a page.
struct SheetFamily: View {
  @State private var isWriting = true
  @State private var isAsking = true

  var body: some View {
    NavigationStack {
      List { Text("Letters") }.navigationTitle("Drafts")
    }
    .sheet(isPresented: $isWriting) {
      NavigationStack {
        Form {
          LabeledContent("To", value: "Mila")
          LabeledContent("About", value: "Sunday")
        }
        .navigationTitle("New letter")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Send") {} }
        }
      }
      .presentationDragIndicator(.visible)
      .alert("Keep the draft?", isPresented: $isAsking) {
        Button("Keep") {}
        Button("Delete", role: .destructive) {}
      } message: {
        Text("It was changed a moment ago.")
      }
    }
  }
}

/// Choices at the lower edge.
struct DialogFamily: View {
  @State private var isChoosing = true

  var body: some View {
    NavigationStack {
      List {
        LabeledContent("High water", value: "06:12")
        LabeledContent("Low water", value: "12:30")
      }
      .navigationTitle("Tides")
      .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
    }
    .confirmationDialog("Share the tides", isPresented: $isChoosing, titleVisibility: .visible) {
      Button("Copy") {}
      Button("Print") {}
      Button("Delete", role: .destructive) {}
    } message: {
      Text("As a picture of today")
    }
  }
}

/// A family on the screens of phones, where presentations stay.
struct PhoneFamily<Content: View>: View {
  @ViewBuilder let content: Content

  nonisolated static var size: CGSize { CGSize(width: 320, height: 568) }

  var body: some View {
    FamilyPage(size: Self.size) { content.simulatedDevice(Device("iPhone SE 1")) }
  }
}

extension GalleryScene {
  static let sheetFamily = GalleryScene(
    "family-sheets", title: "A sheet and an alert in all surroundings",
    size: FamilyPage<SheetFamily>.size(PhoneFamily<SheetFamily>.size)
  ) {
    PhoneFamily { SheetFamily() }
  }

  static let dialogFamily = GalleryScene(
    "family-dialogs", title: "A dialog in all surroundings",
    size: FamilyPage<DialogFamily>.size(PhoneFamily<DialogFamily>.size)
  ) {
    PhoneFamily { DialogFamily() }
  }
}
