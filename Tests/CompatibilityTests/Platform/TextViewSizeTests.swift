import Foundation
import SwiftUI
import Testing

/// Texts of UIKit that tell their size to the views around them.
@MainActor @Suite struct TextViewSizeTests {
  /// A text as high as its words, which asks for its height while it is brought up to date.
  private struct Growing: View {
    let text: String
    @State private var height: CGFloat = 100

    var body: some View {
      Field(text: text, height: $height).frame(minHeight: height, maxHeight: height)
    }

    private struct Field: UIViewRepresentable {
      let text: String
      @Binding var height: CGFloat

      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        return view
      }

      func updateUIView(_ view: UITextView, context: Context) {
        view.text = text
        let room = CGSize(width: view.frame.size.width, height: .greatestFiniteMagnitude)
        let size = view.sizeThatFits(room)
        guard size.height != height else { return }
        DispatchQueue.main.async { height = size.height }
      }
    }
  }

  private func height(_ text: String) throws -> CGFloat {
    let stage = Stage(size: CGSize(width: 200, height: 400)) {
      VStack(spacing: 0) {
        Growing(text: text)
        Color.red.frame(height: 10)
      }
    }
    stage.advance(by: 1)
    let report = try stage.layoutReport()
    var open = [report.root]
    while let node = open.popLast() {
      if node.view == "VStack" { return node.frame.height - 10 }
      open += node.children
    }
    return 0
  }

  @Test func aTextIsAsHighAsItsLines() throws {
    let line = try height("One")
    #expect(line > 34 && line < 39)
    #expect(try height("") == line)
    let three = try height("One\nTwo\nThree")
    #expect(abs(three - 16 - 3 * (line - 16)) < 1)
    // Lines wrap at the width that it is laid out with.
    #expect(try height(String(repeating: "word ", count: 20)) > three)
  }

  @Test func outsideOfViewsItHasItsOwnSize() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 30, height: 40), textContainer: nil)
    view.text = "One"
    #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 30, height: 40))
  }

  @Test func scenesHaveDelegates() throws {
    final class Delegate: NSObject, UIWindowSceneDelegate {}
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    #expect(scene.delegate == nil && scene.title == "")
    let delegate = Delegate()
    scene.delegate = delegate
    #expect((scene.delegate as? any UIWindowSceneDelegate)?.window == nil)
    scene.delegate = nil
  }

  @Test func timersFromADateOnCallNothing() {
    let timer = Timer(
      fireAt: .distantFuture, interval: 60, target: self, selector: Selector("tick"),
      userInfo: nil, repeats: true)
    #expect(timer.timeInterval == 60 && timer.isValid)
    timer.invalidate()
  }
}
