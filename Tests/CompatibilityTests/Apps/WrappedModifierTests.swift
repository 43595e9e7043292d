import SwiftUI
import Testing

extension View {
  /// Programs pass builders on that do not escape.
  fileprivate func page<V: View>(
    _ isShown: Binding<Bool>, @ViewBuilder _ view: () -> V
  ) -> some View {
    navigationDestination(isPresented: isShown, destination: view)
      .inspector(isPresented: .constant(false), content: view)
  }

  fileprivate func question<A: View, M: View>(
    _ isShown: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert("Leave?", isPresented: isShown, actions: actions, message: message)
      .confirmationDialog(
        "Leave?", isPresented: .constant(false), actions: actions, message: message)
  }
}

/// Modifiers with builders, as programs wrap them.
@MainActor @Suite struct WrappedModifierTests {
  private func words(_ view: some View) throws -> [String] {
    func texts(_ node: LayoutReport.Node) -> [String] {
      (node.text.map { [$0] } ?? []) + node.children.flatMap(texts)
    }
    let stage = Stage(size: CGSize(width: 390, height: 800)) { view }
    return texts(try stage.layoutReport().root)
  }

  @Test func pagesComeFromBuildersThatDoNotEscape() throws {
    let view = NavigationStack { Text("first").page(.constant(true)) { Text("second") } }
    #expect(try words(view).contains("second"))
  }

  @Test func questionsComeFromBuildersThatDoNotEscape() throws {
    let view = Text("first").question(.constant(true)) {
      Button("Go") {}
    } message: {
      Text("It is late.")
    }
    let words = try words(view)
    #expect(words.contains("Go") && words.contains("It is late."), "\(words)")
  }

  @Test func linksToTextsAreButtons() throws {
    let links = VStack {
      TextFieldLink("Title", prompt: Text("Words")) { _ in }
      TextFieldLink(String("Name")) { _ in }
      TextFieldLink(prompt: nil) {
        Text("Mark")
      } onSubmit: { _ in
      }
    }
    #expect(try words(links) == ["Title", "Name", "Mark"])
  }

  /// Programs write an empty name where there is no symbol.
  @Test func aSymbolWithoutANameIsNothing() throws {
    let empty = Stage(size: CGSize(width: 50, height: 50)) { Image(systemName: "") }
    #expect(try empty.layoutWarnings().isEmpty)
    let row = ImageRenderer(content: HStack(spacing: 0) { Image(systemName: "").background(.red) })
    #expect(row.cgImage == nil || row.cgImage?.width == 0)
  }

  @Test func lengthsAreKeptAsNumbers() throws {
    let name = "stillframe.lengths"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.set(CGFloat(1.5), forKey: "length")
    #expect(defaults.double(forKey: "length") == 1.5)
    defaults.setValue(UIColor.red.cgColor.components, forKey: "color")
    #expect(defaults.array(forKey: "color") as? [Double] == [1, 0, 0, 1])
    defaults.set([CGFloat(2), 3], forKey: "lengths")
    #expect(defaults.array(forKey: "lengths") as? [Double] == [2, 3])
    defaults.set(["a": CGFloat(4)], forKey: "named")
    #expect(defaults.dictionary(forKey: "named") as? [String: Double] == ["a": 4])
    defaults.set([1, 2], forKey: "whole")
    #expect(defaults.array(forKey: "whole") as? [Int] == [1, 2])
  }
}
