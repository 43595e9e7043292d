import SwiftUI

/// The view of the article "Getting started".
struct Lamp: View {
  @State var isOn = false

  var body: some View {
    VStack(spacing: 12) {
      Circle()
        .fill(isOn ? Color.orange : Color.gray)
        .frame(width: isOn ? 60 : 40, height: 60)
      Button("Switch") {
        withAnimation(.linear(duration: 0.5)) { isOn.toggle() }
      }
    }
    .frame(width: 100)
  }
}

#Preview("Lamp") {
  HStack {
    Lamp()
    Lamp(isOn: true)
  }
  .padding()
}
