import SwiftUI
import Testing

/// Sheets, covers, alerts and what surrounds them.
@Suite @MainActor struct PresentationFormTests {
  private let window = CGSize(width: 320, height: 480)

  private struct Note: Identifiable {
    let id: Int
  }

  private func words(_ view: some View) throws -> [String] {
    try said(view.frame(width: 320, height: 480).environment(\.horizontalSizeClass, .compact))
  }

  private func sheet(_ change: (Text) -> some View) -> some View {
    let inside = change(Text("inside"))
    return Color.white.sheet(isPresented: .constant(true)) { inside }
  }

  @Test func sheetsHaveHeights() throws {
    func top(_ detents: Set<PresentationDetent>) throws -> CGFloat {
      try place(of: "inside", in: sheet { $0.presentationDetents(detents) }).midY
    }
    #expect(try top([.medium]) > top([.large]))
    #expect(try top([.height(100)]) > top([.fraction(0.5)]))
    let chosen = sheet {
      $0.presentationDetents([.medium, .large], selection: .constant(PresentationDetent.large))
    }
    #expect(try place(of: "inside", in: chosen).midY == top([.large]))
    struct Third: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
    }
    #expect(try top([.custom(Third.self)]) > top([.medium]))
  }

  @Test func sheetsHaveALook() throws {
    func reds(_ view: some View) throws -> Int {
      try picture(of: view.frame(width: 320, height: 480)).count(isReddish)
    }
    #expect(try reds(sheet { $0.presentationBackground(.red) }) > 100_000)
    #expect(try reds(sheet { $0.presentationBackground { Color.red } }) > 100_000)
    #expect(
      try reds(sheet { $0.presentationBackground(.red).presentationCornerRadius(80) })
        < reds(sheet { $0.presentationBackground(.red).presentationCornerRadius(0) }))
    let plain = sheet { $0.presentationDetents([.medium]).presentationDragIndicator(.hidden) }
    let marked = sheet { $0.presentationDetents([.medium]).presentationDragIndicator(.visible) }
    #expect(try Outside(plain, in: window).picture != Outside(marked, in: window).picture)
  }

  /// Without a shade what is behind is as bright as ever.
  @Test func viewsBehindCanBeUsed() throws {
    func isShaded(_ change: (Text) -> some View) throws -> Bool {
      let picture = try picture(of: sheet(change).frame(width: 320, height: 480))
      let white = picture.count { $0.red == 255 && $0.green == 255 }
      return Double(white) < 0.7 * Double(picture.count { _ in true })
    }
    let medium = Set([PresentationDetent.medium])
    #expect(try isShaded { $0.presentationDetents(medium) })
    #expect(
      try !isShaded { $0.presentationDetents(medium).presentationBackgroundInteraction(.enabled) })
    for (highest, shades) in [
      (PresentationDetent.medium, false), (.fraction(0.2), true), (.large, false),
    ] {
      let shaded = try isShaded {
        $0.presentationDetents(medium)
          .presentationBackgroundInteraction(.enabled(upThrough: highest))
      }
      #expect(shaded == shades, "\(highest)")
    }
  }

  @Test func whatOnlyMovesOnADevice() throws {
    let usual = try Outside(sheet { $0 }, in: window)
    func same(_ change: (Text) -> some View) throws -> Bool {
      try Outside(sheet(change), in: window) == usual
    }
    #expect(try same { $0.interactiveDismissDisabled() })
    #expect(
      try same {
        $0.presentationBackgroundInteraction(PresentationBackgroundInteraction.disabled)
      })
    #expect(try same { $0.presentationBackgroundInteraction(.automatic) })
    #expect(try same { $0.presentationContentInteraction(PresentationContentInteraction.scrolls) })
    #expect(try same { $0.presentationSizing(AutomaticPresentationSizing.automatic) })
    #expect(try same { $0.presentationSizing(.page) })
    #expect(try same { $0.presentationSizing(FittedPresentationSizing()) })
    #expect(try same { $0.presentationSizing(FormPresentationSizing().sticky(horizontal: true)) })
    #expect(
      try same {
        $0.presentationSizing(PagePresentationSizing.page.fitted(horizontal: false, vertical: true))
      })
    #expect(
      try same {
        $0.dismissalConfirmationDialog("Sure?", shouldPresent: false) { Button("Yes") {} }
      })
    struct Square: PresentationSizing {
      func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
      ) -> ProposedViewSize {
        let size = root.sizeThatFits(.unspecified)
        return ProposedViewSize(width: size.width, height: size.width)
      }
    }
    #expect(try same { $0.presentationSizing(Square()) })
  }

  @Test func coversAndInspectors() throws {
    let cover = Color.white.fullScreenCover(isPresented: .constant(true)) { Text("cover") }
    #expect(try place(of: "cover", in: cover).midY == 240)
    let item = Color.white.fullScreenCover(item: .constant(Note(id: 3))) { Text("note \($0.id)") }
    #expect(try words(item).contains("note 3"))
    let inspected = Text("page").inspector(isPresented: .constant(true)) {
      Text("details").inspectorColumnWidth(200).inspectorColumnWidth(min: 100, ideal: 200, max: 300)
    }
    #expect(try words(inspected).contains("details"))
    let anchored = Text("page").popover(
      isPresented: .constant(false), attachmentAnchor: PopoverAttachmentAnchor.point(.top),
      arrowEdge: .bottom
    ) { Text("more") }
    #expect(try words(anchored) == ["page"])
  }

  @Test func alertsOfBefore() throws {
    let shown = Binding.constant(true)
    let alert = Color.white.alert(isPresented: shown) {
      Alert(
        title: Text("Delete?"), message: Text("For good"),
        primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
    }
    #expect(try Set(words(alert)) == ["Delete?", "For good", "Delete", "Cancel"])
    let single = Color.white.alert(item: .constant(Note(id: 2))) { note in
      Alert(title: Text("Note \(note.id)"), dismissButton: .default(Text("Good")))
    }
    #expect(try Set(words(single)) == ["Note 2", "Good"])
    let sheet = Color.white.actionSheet(isPresented: shown) {
      ActionSheet(
        title: Text("Sort"), message: Text("by"),
        buttons: [.default(Text("Name")), ActionSheet.Button.cancel(Text("Not now"))])
    }
    #expect(try Set(words(sheet)).isSuperset(of: ["Name", "Not now"]))
    let item = Color.white.actionSheet(item: .constant(Note(id: 1))) { _ in
      ActionSheet(title: Text("Sort"), buttons: [.destructive(Text("Remove")) {}])
    }
    #expect(try words(item).contains("Remove"))
  }
}
