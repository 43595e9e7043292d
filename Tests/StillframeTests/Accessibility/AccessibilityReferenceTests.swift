import Foundation
import Stillframe
import Testing

/// Three screens of AccessibilitySnapshot's tests, as its reference pictures of iOS 26.2 read them.
@Suite @MainActor struct AccessibilityReferenceTests {
  /// Without the full stops, which the reference leaves out behind labels.
  private func said(_ view: some View) throws -> [(line: String, hint: String?)] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
    return try renderer.accessibilityTree().elements.map { element in
      var line = element.description
      if line.hasSuffix("."), element.traits.allSatisfy({ $0 == "staticText" }) {
        line.removeLast()
      }
      return (line, element.spokenHint.map { $0.hasSuffix("p.") ? $0 : String($0.dropLast()) })
    }
  }

  /// `testSimpleView`: circles with labels, values and hints.
  @Test func labelsValuesAndHints() throws {
    func circle(_ label: String, _ value: String, _ hint: String) -> some View {
      Circle().accessibility(label: Text(label)).accessibility(value: Text(value))
        .accessibility(hint: Text(hint))
    }
    let read = try said(
      VStack {
        Group {
          circle("", "", "")
          circle("Label", "", "")
          circle("", "Value", "")
          circle("", "", "Hint")
        }
        Group {
          circle("Label", "Value", "")
          circle("Label", "", "Hint")
          circle("", "Value", "Hint")
          circle("Label", "Value", "Hint")
        }
      })
    #expect(
      read.map(\.line) == [
        "", "Label", "Value", "Hint", "Label: Value", "Label", "Value", "Label: Value",
      ])
    #expect(
      read.map(\.hint).map { $0?.replacingOccurrences(of: ".", with: "") }
        == [nil, nil, nil, nil, nil, "Hint", "Hint", "Hint"])
  }

  /// `testListWithHeadersAndFooters`; the reference lists rows before headers, as UIKit hands them out.
  @Test func sectionsWithHeadersAndFooters() throws {
    let read = try said(
      List {
        Section {
          Text("Checking")
          Text("Savings")
        } header: {
          Text("Accounts").textCase(nil)
        } footer: {
          Text("Tap an account to view details")
        }
        Section {
          Text("Electric")
          Text("Internet")
        } header: {
          Text("Bills").textCase(nil)
        } footer: {
          Text("Due this month")
        }
      })
    #expect(
      read.map(\.line) == [
        "Accounts. Heading.", "Checking", "Savings", "Tap an account to view details",
        "Bills. Heading.", "Electric", "Internet", "Due this month",
      ])
  }

  /// `testSwiftUITextEntry`: fields with and without text.
  @Test func fields() throws {
    let read = try said(
      VStack {
        TextField("SwiftUI Text Field", text: .constant(""))
        TextField("SwiftUI Text Field", text: .constant("Value in Text Field"))
        SecureField("Password", text: .constant(""))
        SecureField("Password", text: .constant("secret123"))
        TextEditor(text: .constant(""))
      })
    #expect(
      read.map(\.line) == [
        "SwiftUI Text Field. Text Field.", "Value in Text Field. Text Field.",
        "Password. Secure Text Field.", "•••••••••. Secure Text Field.", "Text Field.",
      ])
    #expect(read[0].hint?.hasPrefix("Double tap to edit") == true)
  }
}
