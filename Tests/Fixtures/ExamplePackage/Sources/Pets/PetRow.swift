import SwiftUI

/// A pet, and whether it was fed.
public struct PetRow: View {
  let name: String
  @State private var isFed = false

  public init(name: String) {
    self.name = name
  }

  public var body: some View {
    HStack(spacing: 6) {
      Circle()
        .fill(isFed ? .green : .gray)
        .frame(width: 10, height: 10)
        .offset(x: isFed ? 50 : 0)
      Text(name)
        .font(.body)
        .accessibilityIdentifier(name.lowercased())
    }
    .onTapGesture { withAnimation(.linear(duration: 0.4)) { isFed.toggle() } }
    .accessibilityIdentifier("row-\(name.lowercased())")
  }
}
