import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Items that a program drags or shares, and loads again.
@MainActor struct ItemProviderTests {
  private func loaded(_ provider: NSItemProvider, _ type: UTType) async -> String? {
    await withCheckedContinuation { next in
      provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, _ in
        next.resume(returning: data.map { String(decoding: $0, as: UTF8.self) })
      }
    }
  }

  @Test func registeredDataIsLoaded() async throws {
    let provider = NSItemProvider()
    let row = 3
    provider.registerDataRepresentation(
      forTypeIdentifier: UTType.plainText.identifier, visibility: .all
    ) { completion in
      let string = "row \(row)"
      completion(Data(string.utf8), nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
    #expect(provider.registeredContentTypes == [.plainText])
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(!provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    #expect(await loaded(provider, .plainText) == "row 3")
    #expect(await loaded(provider, .image) == nil)
    let item = try await provider.loadItem(forTypeIdentifier: UTType.plainText.identifier)
    #expect((item as? NSData)?.length == 5)
    await #expect(throws: (any Error).self) {
      _ = try await provider.loadItem(forTypeIdentifier: UTType.image.identifier)
    }
  }

  @Test func textAndAddressesAreObjects() async {
    let provider = NSItemProvider(object: "words" as NSString)
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    let text = await withCheckedContinuation { next in
      provider.loadObject(ofClass: NSString.self) { text, _ in
        next.resume(returning: text.map { "\($0)" })
      }
    }
    #expect(text == "words")
    provider.registerObject(
      NSURL(string: "https://example.org")!,
      visibility: NSItemProviderRepresentationVisibility.ownProcess)
    #expect(await loaded(provider, .url) == "https://example.org")
    #expect(NSItemProvider(object: 3).registeredTypeIdentifiers.isEmpty)
  }

  @Test func filesAreLoadedByTheirTypes() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).txt")
    try Data("file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.suggestedName == file.lastPathComponent)
    #expect(await loaded(provider, .plainText) == "file")
    let found = await withCheckedContinuation { next in
      provider.loadFileRepresentation(forTypeIdentifier: UTType.plainText.identifier) { url, _ in
        next.resume(returning: url)
      }
    }
    #expect(found == file)
    provider.registerFileRepresentation(
      forTypeIdentifier: UTType.image.identifier,
      fileOptions: NSItemProviderFileOptions.openInPlace, visibility: .all
    ) { completion in
      completion(nil, false, CocoaError(.fileNoSuchFile))
      return nil
    }
    #expect(await loaded(provider, .image) == nil)
    provider.suggestedName = "Note"
    #expect(provider.suggestedName == "Note")
  }

  @Test func extensionsHaveNoProgramToAnswer() {
    let controller = UIViewController()
    controller.extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
    #expect(controller.extensionContext == nil)
    let item = NSExtensionItem()
    item.attachments = [NSItemProvider(object: "words")]
    item.attributedContentText = NSAttributedString(string: "words")
    #expect(item.attachments?.first?.hasItemConformingToTypeIdentifier("public.text") == true)
    let context = NSExtensionContext()
    #expect((context.inputItems as? [NSExtensionItem])?.isEmpty == true)
    context.cancelRequest(withError: CocoaError(.userCancelled))
  }

  @Test func bookmarksLeadToTheirFiles() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString) ä.txt")
    #expect(throws: CocoaError.self) { try file.bookmarkData() }
    try Data("file".utf8).write(to: file)
    let bookmark = try file.bookmarkData(options: URL.BookmarkCreationOptions.minimalBookmark)
    var isStale = true
    let found = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    #expect(found.path == file.path && !isStale)
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) {
      try URL(
        resolvingBookmarkData: bookmark, options: URL.BookmarkResolutionOptions.withoutUI,
        relativeTo: nil,
        bookmarkDataIsStale: &isStale)
    }
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: Data("x".utf8), bookmarkDataIsStale: &isStale)
    }
  }

  @Test func iconsHaveActionsAndControlsHaveDrags() {
    UIApplication.shared.shortcutItems = [
      UIApplicationShortcutItem(type: "add", localizedTitle: "Add")
    ]
    #expect(UIApplication.shared.shortcutItems?.map(\.type) == ["add"])
    UIApplication.shared.shortcutItems = nil
    let events: UIControl.Event = [.touchDragOutside, .touchDragInside, .touchDragExit]
    #expect(events.isSubset(of: .allTouchEvents) && !events.contains(.touchDown))
    #expect(UIControl.Event.touchDragEnter.rawValue == 1 << 4)
    #expect(!UIControl.Event.allTouchEvents.contains(.menuActionTriggered))
  }
}
