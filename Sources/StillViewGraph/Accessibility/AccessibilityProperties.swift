package import Foundation

/// All that assistive technologies know of one element.
package struct AccessibilityProperties {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: TraitSet = []
  /// In the order in which they are offered.
  package var actions: [AccessibilityActionEntry] = []
  package var customContent: [CustomContentEntry] = []
  /// The level of a heading, 1…6; 0: a heading without a level; nil: no heading.
  package var heading: Int?
  /// Names by which Voice Control finds the element, the best one first.
  package var inputLabels: [String] = []
  /// The point that an activation touches, in the picture; nil: the middle of the frame.
  package var activationPoint: CGPoint?
  /// Custom and system rotors, by name once.
  package private(set) var rotors: [SpokenRotor] = []
  /// How the text is read: "console", "narrative" …; nil: as plain text.
  package var textContentType: String?
  /// The name of a control that assistive technologies do not read, such as the title of a field with text.
  package var title: String?
  /// Whether the platform and not the program chose the control's size.
  package var hasSystemSize = false
  /// Whether the element says that it can be touched; nil: its traits and actions say so.
  package var respondsToUserInteraction: Bool?
  /// Places to drag from and to drop on, in words.
  package var dragPoints: [String] = []
  package var dropPoints: [String] = []
  /// The words of the status that is read after scrolling.
  package var scrollStatus: String?
  /// Whether the view is shown in the large content viewer.
  package var showsLargeContent = false
  /// Whether a rotor leads to the element.
  package var isRotorEntry = false
  /// Whether the view keeps its colors where all others are inverted.
  package var keepsColors = false
  /// The chart that the element describes, in a sentence.
  package var chartSummary: String?
  /// Instructions to the voice: "spells out", "all punctuation" …
  package var speech: [String] = []

  package init() {}

  /// A text or another element with a label and traits.
  package init(label: String?, traits: TraitSet) {
    self.label = label
    self.traits = traits
  }

  /// The name by which people and tests find the element.
  package var name: String? {
    for name in [label, title, value] {
      if let name, !name.isEmpty { return name }
    }
    return nil
  }

  /// Whether the element can be activated, adjusted or typed into.
  package var isInteractive: Bool {
    respondsToUserInteraction
      ?? (!traits.isDisjoint(with: .interactive) || actions.contains { $0.kind == .activate })
  }

  /// Adds a rotor; one of the same name gets its entries.
  package mutating func addRotor(_ rotor: SpokenRotor) {
    guard let known = rotors.firstIndex(where: { $0.name == rotor.name }) else {
      return rotors.append(rotor)
    }
    rotors[known].entries += rotor.entries.filter { !rotors[known].entries.contains($0) }
  }

  /// Adds an action; one of the same kind that was there gives way.
  package mutating func setAction(_ action: AccessibilityActionEntry) {
    actions.removeAll { $0.kind == action.kind }
    actions.append(action)
  }

  /// The action of a kind.
  package func action(_ kind: AccessibilityActionEntry.Kind) -> AccessibilityActionEntry? {
    actions.first { $0.kind == kind }
  }
}

/// A list of places by which assistive technologies jump.
package struct SpokenRotor {
  package let name: String
  /// The labels of its entries, in order.
  package var entries: [String]

  package init(_ name: String, entries: [String] = []) {
    self.name = name
    self.entries = entries
  }
}

/// An action that assistive technologies can perform on an element.
package struct AccessibilityActionEntry {
  /// Actions of one kind replace each other.
  package enum Kind: Hashable {
    /// A double tap.
    case activate
    case increment, decrement
    /// Closes what is modal, or leads back.
    case escape
    case magicTap, delete, showMenu
    /// VoiceOver moves to the element.
    case focus
    /// The edge towards which content moves: "top", "leading" …
    case scroll(String)
    case zoomIn, zoomOut
    /// An action that is offered by its name.
    case named(String)
  }

  package let kind: Kind
  /// The name of the group of actions; nil: none.
  package var category: String?
  /// Whether a touch does the same, which is what VoiceOver makes of an activation.
  package let isTouch: Bool
  package let perform: () -> Void

  package init(
    _ kind: Kind, category: String? = nil, isTouch: Bool = false, perform: @escaping () -> Void
  ) {
    self.kind = kind
    self.category = category
    self.isTouch = isTouch
    self.perform = perform
  }

  /// The name of a custom action; nil for those of the system.
  package var name: String? {
    switch kind {
    case .named(let name): name
    case .delete: "Delete"
    case .activate, .increment, .decrement, .escape, .magicTap, .showMenu, .focus, .scroll,
      .zoomIn, .zoomOut:
      nil
    }
  }
}

/// Something more that is known of an element, read on request.
package struct CustomContentEntry: Hashable, Sendable {
  /// Entries of one key replace each other.
  package let key: String
  package var label: String
  package var value: String
  /// Whether it is read with the element itself.
  package var isImportant: Bool

  package init(key: String, label: String, value: String, isImportant: Bool) {
    self.key = key
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
