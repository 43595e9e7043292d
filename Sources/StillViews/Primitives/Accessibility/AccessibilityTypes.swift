public import Foundation
public import StillGeometry
public import StillViewGraph

/// Traits that tell assistive technologies how a view behaves.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// A set of traits is one of traits.
  public typealias Element = AccessibilityTraits

  private var bits: UInt32

  /// The traits as the accessibility tree has them.
  package var set: TraitSet { TraitSet(rawValue: bits) }

  private init(bit: UInt32) { bits = 1 << bit }

  /// A set without any trait.
  public init() { bits = 0 }

  /// It does something when it is tapped.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// It leads to a page.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// It is where words to be looked for are typed.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// It makes a sound of its own when it is tapped.
  public static let playsSound = AccessibilityTraits(bit: 6)
  /// It is a key.
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// It is text that nobody edits.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// It says how things stand when a program starts.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// It changes so often that each change need not be said.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// It starts sound or a film, and speech stays silent.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// It takes touches itself, past a screen reader.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// Reading goes on on the next page.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// Views behind it cannot be used.
  public static let isModal = AccessibilityTraits(bit: 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(bit: 15)
  /// It is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(bit: 16)

  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  /// Keeps the traits that both have.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  /// Keeps the traits that one of both has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed(bits | other.bits)
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed(bits & other.bits)
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed(bits ^ other.bits)
  }
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    defer { formUnion(newMember) }
    return contains(newMember) ? newMember : nil
  }

  private func changed(_ bits: UInt32) -> AccessibilityTraits {
    var result = self
    result.bits = bits
    return result
  }
}

/// Treatment of the views inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind {
    case ignore, contain, combine
  }

  let kind: Kind

  /// The views inside are not read.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The views inside are read one by one.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The views inside are read as one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// Which way a value is changed by a screen reader.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To more, or to less.
  case increment, decrement
}

/// How far below the title of a page a heading stands.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// No level, or from the title of a page down to the sixth level.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// Subject of a text.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String

  /// A text without anything special.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Output of a program, line by line.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files and folders.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages between people.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story or an article.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Code of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells with numbers.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A text that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// Role of a view in a labeled pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label, or the content that it labels.
  case label, content
}

/// Ways to use a device.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A voice that reads.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Few buttons that choose one after another.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// How a view is zoomed by a screen reader.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Whether the view is to get larger or smaller.
  public enum Direction: Hashable, Sendable {
    /// The view gets larger, or smaller.
    case zoomIn, zoomOut
  }

  /// Whether more of the view is to be seen, or less.
  public let direction: Direction
  /// Where, in shares of the view's size.
  public let location: UnitPoint
  /// Where, in points from the view's top left corner.
  public let point: CGPoint
}

/// How touches reach a view past a screen reader.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The voice is silent while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Touches are the view's own only after it has been activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A modifier that leaves the view as it is.
nonisolated public protocol _IdentityModifier: _PrimitiveModifier {}

extension _IdentityModifier {
  nonisolated public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    PassThroughNode(view, inputs, \.content)
  }
}
