import SwiftUI

/// The pets of a household, one a row.
public struct PetList: View {
  let names = ["Cat", "Goldfish", "Dog"]

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Pets").font(.headline)
      ForEach(names, id: \.self) { name in
        PetRow(name: name)
      }
    }
    .padding(12)
    .frame(width: 160)
    .background(.yellow)
  }
}
