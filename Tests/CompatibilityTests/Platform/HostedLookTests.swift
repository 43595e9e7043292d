import SwiftUI
import Testing

/// What a view of UIKit says of the look of what it hosts.
@Suite @MainActor struct HostedLookTests {
  private struct Hosted: UIViewRepresentable {
    let change: (UIView) -> Void

    func makeUIView(context: Context) -> UIView {
      let view = UIHostingController(rootView: Inside()).view ?? UIView()
      change(view)
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private struct Inside: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      HStack(spacing: 0) {
        Rectangle().fill(.tint)
        scheme == .dark ? Color.black : Color.white
      }
    }
  }

  private func picture(_ change: @escaping (UIView) -> Void) throws -> Bitmap {
    try ImageRenderer(content: Hosted(change: change).frame(width: 20, height: 10)).bitmap()
  }

  @Test func itsTintIsTheirs() throws {
    #expect(isBluish(try picture { _ in }[5, 5]))
    #expect(isReddish(try picture { $0.tintColor = .red }[5, 5]))
  }

  @Test func itsLightIsTheirs() throws {
    #expect(try picture { _ in }[15, 5].red == 255)
    #expect(try picture { $0.overrideUserInterfaceStyle = .dark }[15, 5].red == 0)
    #expect(try picture { $0.overrideUserInterfaceStyle = .light }[15, 5].red == 255)
  }
}
