import Foundation
import Testing

@testable import StillframePreviews

/// Modifiers of missing packages: what the compiler says in one file holds in the others that lack the package.
@Suite struct ModifierCallTests {
  private func call(_ code: String) -> ModifierCall? {
    let piece = SourceOutline.Piece(
      range: [0, code.utf8.count], text: "", own: .init(names: [], members: []), locals: [],
      binds: [], opens: [], assigns: [], pieces: [], isBase: false, isVital: false,
      isBinding: false)
    return ModifierCall(piece, in: Data(code.utf8))
  }

  @Test(arguments: [
    (".footnote()", "footnote()"), (".frame(48)", "frame(_:)"),
    (".frame(width: 48, height: a ? b : c)", "frame(width:height:)"),
    (".sheet($isOpen) { A(b: 1) }", "sheet(_:)"), (".task { work(on: 1) }", "task()"),
    (".tip(\"a, b: c\", [1, 2], by: .x(y: 1))", "tip(_:_:by:)"), (".overlay( \n )", "overlay()"),
    (".shown(if: isOpen, -1)", "shown(if:_:)"),
  ])
  func labelsAreThoseOfTheCall(_ code: String, _ signature: String) {
    #expect(call(code)?.signature == signature)
  }

  @Test func otherCodeIsNoModifier() {
    #expect(call("footnote()") == nil && call("") == nil && call(".") == nil)
  }
}

extension PreviewTests {
  @Test func modifiersThatOneFileMissesAreMissingInAll() throws {
    let view = """
      import SwiftUI
      import Absent
      struct NAME: View {
        @State private var isOpen = false
        var body: some View {
          Text("NAME").footnote(.semibold).padding()
          Image("a").frame(48)
        }
      }

      """
    let folder = try folder([
      "Whole/One.swift": view.replacing("NAME", with: "One"),
      "Whole/Two.swift": view.replacing("NAME", with: "Two"),
      "Whole/Own.swift": view.replacing("NAME", with: "Own").replacing("import Absent\n", with: ""),
    ])
    let (trimmer, module) = try trimmer(in: folder)
    let one = folder.path("Whole/One.swift")
    let messages = CompilerMessages(
      """
      \(one):6:17: error: value of type 'Text' has no member 'footnote'
      \(one):7:21: error: missing argument label 'width:' in call
      """, about: module.sources.files)
    #expect(messages.faults.count == 2)
    #expect(trimmer.trim(messages, of: module.name).isChanged)
    let texts = trimmer.texts(of: module.name)
    for name in ["One", "Two"] {
      let text = String(
        decoding: try #require(texts[folder.path("Whole/\(name).swift")]), as: UTF8.self)
      #expect(text.contains("Text(\"\(name)\")") && text.contains(".padding()"))
      #expect(!text.contains("footnote") && !text.contains("frame"), "\(text)")
    }
    #expect(texts[folder.path("Whole/Own.swift")] == nil)
  }
}
