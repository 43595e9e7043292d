import Foundation
import SwiftUI
import Testing

/// What is said to editors, to those who listen, and of types without values.
@Suite struct EditorFormTests {
  private struct Library: LibraryContentProvider {
    var views: [LibraryItem] {
      LibraryItem(Text("words"), title: "Words", category: .control)
      LibraryItem(Circle(), visible: false)
    }

    func modifiers(base: Text) -> [LibraryItem] {
      LibraryItem(base.bold(), category: .effects)
    }
  }

  @Test @MainActor func editorsAreOfferedViewsAndModifiers() {
    let library = Library()
    #expect(library.views.map(\.title) == ["Words", nil])
    #expect(library.views.map(\.isVisible) == [true, false])
    #expect(library.modifiers(base: Text("a")).first?.category == .effects)
  }

  @Test @MainActor func newsForThoseWhoListenChangesNothing() throws {
    AccessibilityNotification.Announcement("saved").post()
    AccessibilityNotification.LayoutChanged().post()
    AccessibilityNotification.ScreenChanged(nil).post()
    AccessibilityNotification.PageScrolled("page 2").post()
    var spoken = AttributedString("saved")
    spoken.accessibilitySpeechAdjustedPitch = 0.5
    spoken.accessibilitySpeechSpellsOutCharacters = true
    #expect(spoken.accessibilitySpeechAdjustedPitch == 0.5)
    typealias Priority = AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute
    let priority = Priority.AnnouncementPriority.high
    spoken.accessibilitySpeechAnnouncementPriority = priority
    #expect(AttributeScopes.AccessibilityAttributes.PhoneticNotationAttribute.name != Priority.name)
    spoken.accessibilitySpeechPhoneticNotation = "təˈmɑːtəʊ"
    #expect(spoken.accessibilitySpeechAnnouncementPriority == .high)
    #expect(spoken.accessibilitySpeechPhoneticNotation?.isEmpty == false)
    #expect(try size(of: Text(spoken)) == size(of: Text("saved")))
  }

  /// A tree of a program's own that is built as views are, without the main actor.
  fileprivate protocol Part {
    associatedtype Body: Part
    var body: Body { get }
    func count() -> Int
  }

  @Test func neverServesOtherProtocolsWithABody() {
    #expect(Leaf().count() == 1)
  }

  private struct Leaf: Part {
    var body: Never { preconditionFailure() }
    func count() -> Int { 1 }
  }
}

extension Never: EditorFormTests.Part {
  fileprivate func count() -> Int { 0 }
}
