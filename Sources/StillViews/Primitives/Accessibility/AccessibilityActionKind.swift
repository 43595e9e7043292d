import StillViewGraph

/// A kind of accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case activate, escape, magicTap, delete, showMenu
    case named(Text)
  }

  private let kind: Kind

  /// An action that is offered by its name.
  public init(named name: Text) { kind = .named(name) }
  private init(_ kind: Kind) { self.kind = kind }

  /// The action of an activation: a double tap.
  public static let `default` = AccessibilityActionKind(.activate)
  /// Closes what is modal, or leads back: a two-finger scrub.
  public static let escape = AccessibilityActionKind(.escape)
  /// The main action of the moment, such as starting and stopping: a two-finger double tap.
  public static let magicTap = AccessibilityActionKind(.magicTap)
  /// Deletes the element.
  public static let delete = AccessibilityActionKind(.delete)
  /// Shows the element's menu.
  public static let showMenu = AccessibilityActionKind(.showMenu)

  func entryKind(in environment: EnvironmentValues) -> AccessibilityActionEntry.Kind {
    switch kind {
    case .activate: .activate
    case .escape: .escape
    case .magicTap: .magicTap
    case .delete: .delete
    case .showMenu: .showMenu
    case .named(let name): .named(name.spokenWords(in: environment))
    }
  }
}

/// A group of accessibility actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let id: String
  /// Nil: the actions are in no group.
  let name: Text?

  private init(id: String, name: Text?) { (self.id, self.name) = (id, name) }
  /// A group with a name.
  public init(_ name: Text) {
    self.init(id: "named " + name.spokenWords(in: EnvironmentValues()), name: name)
  }
  /// A group with a name.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

  /// Actions without a group.
  public static let `default` = AccessibilityActionCategory(id: "default", name: nil)
  /// Actions that edit.
  public static let edit = AccessibilityActionCategory(
    id: "edit", name: Text(verbatim: "Edit"))

  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
}
