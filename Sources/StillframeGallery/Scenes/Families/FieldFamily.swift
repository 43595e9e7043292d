import SwiftUI

/// Text fields.
struct FieldFamily: View {
  @State private var name = "Ada Lovelace"
  @State private var empty = ""
  @State private var secret = "difference"
  @State private var note = "Bring the plans for the engine, and the punched cards."

  var body: some View {
    VStack(spacing: 14) {
      TextField("Name", text: $name)
      TextField("Town", text: $empty).textFieldStyle(.roundedBorder)
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      SecureField("Password", text: $secret).textFieldStyle(.roundedBorder)
      TextField("Closed", text: $name).textFieldStyle(.roundedBorder).disabled(true)
      TextField("Note", text: $note, axis: .vertical).lineLimit(2...4)
        .textFieldStyle(.roundedBorder)
      TextEditor(text: $note)
        .frame(height: 80)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.quaternary))
    }
    .padding(16)
  }
}

extension GalleryScene {
  static let fieldFamily = GalleryScene(
    "family-fields", title: "Fields and editors in all surroundings",
    size: FamilyPage<FieldFamily>.size(CGSize(width: 260, height: 500))
  ) {
    FamilyPage(size: CGSize(width: 260, height: 500)) { FieldFamily() }
  }
}
