/// Accessibility traits of an element: those of SwiftUI, bit by bit, and those that only the system's controls have.
package struct TraitSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(bit: UInt32) { rawValue = 1 << bit }

  package static let button = TraitSet(bit: 0)
  package static let header = TraitSet(bit: 1)
  package static let selected = TraitSet(bit: 2)
  package static let link = TraitSet(bit: 3)
  package static let searchField = TraitSet(bit: 4)
  package static let image = TraitSet(bit: 5)
  package static let playsSound = TraitSet(bit: 6)
  package static let keyboardKey = TraitSet(bit: 7)
  package static let staticText = TraitSet(bit: 8)
  package static let summaryElement = TraitSet(bit: 9)
  package static let updatesFrequently = TraitSet(bit: 10)
  package static let startsMediaSession = TraitSet(bit: 11)
  package static let allowsDirectInteraction = TraitSet(bit: 12)
  package static let causesPageTurn = TraitSet(bit: 13)
  package static let modal = TraitSet(bit: 14)
  package static let toggle = TraitSet(bit: 15)
  package static let tabBar = TraitSet(bit: 16)
  /// A control that is disabled.
  package static let notEnabled = TraitSet(bit: 17)
  /// A value that swipes up and down change.
  package static let adjustable = TraitSet(bit: 18)
  /// A field that takes text.
  package static let textField = TraitSet(bit: 19)
  /// A field whose text is hidden.
  package static let secureTextField = TraitSet(bit: 20)
  /// The button that leads to the previous page.
  package static let backButton = TraitSet(bit: 21)
  /// An item of a tab bar.
  package static let tab = TraitSet(bit: 22)

  /// Traits of elements that can be activated, adjusted or typed into.
  package static let interactive: TraitSet = [
    .button, .link, .toggle, .adjustable, .searchField, .keyboardKey, .textField, .tab, .backButton,
  ]

  /// All traits with their names, in the order in which they are listed.
  private static let all: [(trait: TraitSet, name: String)] = [
    (.toggle, "toggle"), (.button, "button"), (.backButton, "backButton"), (.tab, "tab"),
    (.header, "header"), (.link, "link"), (.image, "image"), (.staticText, "staticText"),
    (.searchField, "searchField"), (.textField, "textField"),
    (.secureTextField, "secureTextField"), (.adjustable, "adjustable"), (.tabBar, "tabBar"),
    (.selected, "selected"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.modal, "modal"),
    (.summaryElement, "summaryElement"), (.startsMediaSession, "startsMediaSession"),
    (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"),
    (.causesPageTurn, "causesPageTurn"), (.allowsDirectInteraction, "allowsDirectInteraction"),
  ]

  /// The names of the traits, in a fixed order.
  package var names: [String] { Self.all.filter { contains($0.trait) }.map(\.name) }

  /// The traits of the given names; unknown names are left out.
  package init(names: [String]) {
    self = []
    for (trait, name) in Self.all where names.contains(name) { formUnion(trait) }
  }
}
