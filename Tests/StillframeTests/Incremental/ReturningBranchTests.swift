import Foundation
import Stillframe
import Testing

/// What is taken out, put in and taken out again while the changes before are still on their way.
@Suite struct ReturningBranchTests {
  private enum Kind: Sendable {
    case color
    case row([Int])
  }

  private struct Inner: View {
    let kind: Kind

    var body: some View {
      switch kind {
      case .color: Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("block")
      case .row(let ids):
        HStack { ForEach(ids, id: \.self) { _ in Toggle("t", isOn: .constant(true)).fixedSize() } }
          .accessibilityIdentifier("row")
      }
    }
  }

  /// Off and on by a spring, off at once, and on again while the row inside loses its only view.
  private struct Switched: View {
    let shift: Double
    @State private var isOn = true
    @State private var kind = Kind.color

    var body: some View {
      VStack {
        Group { if isOn { AnyView(Inner(kind: kind)) } else { AnyView(Text("e")) } }
          .overlay(alignment: .topTrailing) { Color.green.frame(width: 20, height: 20) }
      }
      .frame(width: 280, height: 280)
      .task {
        withAnimation(.spring()) { isOn = false }
        try? await Task.sleep(for: .seconds(0.24 + shift))
        withAnimation(.spring()) {
          isOn = true
          kind = .row([11])
        }
        try? await Task.sleep(for: .seconds(0.09 + shift))
        isOn = false
        try? await Task.sleep(for: .seconds(0.30 + shift))
        withAnimation(.spring()) {
          isOn = true
          kind = .row([])
        }
      }
    }
  }

  @Test(arguments: [2, 3, 5, 11, 24, 60], [0, 0.01, -0.04, 0.2])
  func aRowThatLosesItsViewOnItsWayBackIsEmptyInTheEnd(fps: Double, shift: Double) throws {
    let film = FrameSequence(size: CGSize(width: 280, height: 280), fps: fps, duration: 3) {
      Switched(shift: shift)
    }
    var last: LayoutReport?
    for frame in film {
      _ = try frame.bitmap()
      last = frame.layout
    }
    let row = try #require(last).frame(of: "row")
    #expect(row == CGRect(x: 140, y: 140, width: 0, height: 0))
  }
}
