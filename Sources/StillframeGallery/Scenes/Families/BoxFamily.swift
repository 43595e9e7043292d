import SwiftUI

/// Containers of other views: labels, boxes, groups, menus.
struct BoxFamily: View {
  @State private var isOpen = true

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Label("Favourites", systemImage: "star.fill").foregroundStyle(.yellow)
      LabeledContent("Version", value: "4.2")
      Link("Read the guide", destination: URL(fileURLWithPath: "/guide"))
      Menu("Sort by") { Button("Name") {} }
      GroupBox("Storage") {
        ProgressView(value: 0.7)
        LabeledContent("Free", value: "38 GB")
      }
      DisclosureGroup("Details", isExpanded: $isOpen) {
        Text("Built in spring, painted in autumn.").font(.footnote).foregroundStyle(.secondary)
      }
      ControlGroup {
        Button("Cut", systemImage: "scissors") {}
        Button("Copy", systemImage: "doc.on.doc") {}
      }
      .labelStyle(.iconOnly)
    }
    .padding(16)
  }
}

extension GalleryScene {
  static let boxFamily = GalleryScene(
    "family-boxes", title: "Labels, boxes and groups in all surroundings",
    size: FamilyPage<BoxFamily>.size(CGSize(width: 260, height: 430))
  ) {
    FamilyPage(size: CGSize(width: 260, height: 430)) { BoxFamily() }
  }
}
