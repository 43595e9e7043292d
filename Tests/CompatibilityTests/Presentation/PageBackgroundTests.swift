import Foundation
import SwiftUI
import Testing

// Backgrounds of presentations that wrapped views set, as apps did before `presentationBackground`.

private struct Later: UIViewRepresentable {
  let color: UIColor

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    DispatchQueue.main.async { view.superview?.superview?.backgroundColor = color }
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

private final class ClearView: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    superview?.superview?.backgroundColor = .clear
  }
}

private struct AtOnce: UIViewRepresentable {
  func makeUIView(context: Context) -> ClearView { ClearView() }
  func updateUIView(_ view: ClearView, context: Context) {}
}

private final class LaidOutView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    superview?.superview?.backgroundColor = .clear
  }
}

private struct InLayout: UIViewRepresentable {
  func makeUIView(context: Context) -> LaidOutView { LaidOutView() }
  func updateUIView(_ view: LaidOutView, context: Context) {}
}

@MainActor @Suite struct PageBackgroundTests {
  private func corner(_ ground: some View) throws -> [Int] {
    let stage = Stage(size: CGSize(width: 200, height: 300)) {
      Color.green.ignoresSafeArea().fullScreenCover(isPresented: .constant(true)) {
        Text("cover").frame(maxWidth: .infinity, maxHeight: .infinity).background(ground)
      }
    }
    stage.advance(by: 1)
    let bitmap = try stage.bitmap()
    let pixel = bitmap[bitmap.width / 2, bitmap.height / 8]
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  @Test func coversAreClearWhereWrappedViewsSaySo() throws {
    let green = try corner(Later(color: .clear))
    #expect(green[1] > 150 && green[0] < 120 && green[2] < 140)
    #expect(try corner(AtOnce()) == green)
    #expect(try corner(InLayout()) == green)
  }

  @Test func coversShadeWhatIsBehindThem() throws {
    let clear = try corner(Later(color: .clear))
    let shaded = try corner(Later(color: .black.withAlphaComponent(0.5)))
    #expect(shaded[1] < clear[1] && shaded[1] > 60)
    #expect(try corner(Color.clear) == [255, 255, 255])
  }
}
