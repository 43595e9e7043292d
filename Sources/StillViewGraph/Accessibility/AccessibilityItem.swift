package import Foundation
import StillGeometry

/// A node of the accessibility tree: an element, or a group of elements that are read together.
package struct AccessibilityItem {
  package enum Kind {
    /// Read by itself.
    case element
    /// Not read; its elements are read one after the other before any other.
    case group
    /// A group that the program asked for; it may have a label of its own.
    case container
  }

  package var kind: Kind
  package var properties: AccessibilityProperties
  /// In the picture, points; never infinite or not a number.
  package var frame: CGRect
  /// Elements of a group or a container, in reading order once sorted.
  package var children: [AccessibilityItem]
  /// Higher ones are read first (default 0).
  package var sortPriority: Double = 0
  /// Whether all elements outside are hidden from assistive technologies.
  package var isModal = false
  /// Whether it was made by `accessibilityElement(children: .ignore)` or by a property alone.
  package var isSynthetic = false
  /// The pair or the group that it belongs to, wherever it is.
  package var linkedGroup: LinkKey?
  package var labelRole: LabelRole?
  /// Whether the view is laid out from right to left.
  package var isRightToLeft = false
  /// The view that it stands for.
  package var node: _ViewNode?

  /// The part that a view plays in a labelled pair.
  package struct LabelRole {
    package let key: LinkKey
    package let isLabel: Bool

    package init(key: LinkKey, isLabel: Bool) {
      self.key = key
      self.isLabel = isLabel
    }
  }

  /// The identity of a pair or of a group in a namespace.
  package struct LinkKey: Hashable {
    private let id: AnyHashable
    private let namespace: AnyHashable

    package init(_ id: AnyHashable, _ namespace: AnyHashable) {
      self.id = id
      self.namespace = namespace
    }
  }

  /// An element of a view.
  package init(
    _ properties: AccessibilityProperties, frame: CGRect, node: _ViewNode, isRightToLeft: Bool
  ) {
    kind = .element
    self.isRightToLeft = isRightToLeft
    self.properties = properties
    self.frame = frame
    children = []
    self.node = node
  }

  /// A group of a view's elements.
  package init(
    _ kind: Kind, of children: [AccessibilityItem], frame: CGRect, node: _ViewNode
  ) {
    self.kind = kind
    properties = AccessibilityProperties()
    self.frame = frame
    self.children = children
    self.node = node
    isRightToLeft = children.first?.isRightToLeft ?? false
  }

  /// The elements that it stands for, in order.
  package func appendElements(
    to elements: inout [(item: AccessibilityItem, containers: [String])], in path: [String] = []
  ) {
    switch kind {
    case .element: elements.append((self, path))
    case .group: for child in children { child.appendElements(to: &elements, in: path) }
    case .container:
      let name = properties.name.map { path + [$0] } ?? path
      for child in children { child.appendElements(to: &elements, in: name) }
    }
  }
}

extension [AccessibilityItem] {
  /// Changes every element, and every container that a modifier can mean.
  package mutating func changeEach(_ change: (inout AccessibilityItem) -> Void) {
    for index in indices {
      if self[index].kind == .group {
        self[index].children.changeEach(change)
      } else {
        change(&self[index])
      }
    }
  }

  /// Whether there is nothing to read.
  package var isVoid: Bool { allSatisfy { $0.kind == .group && $0.children.isVoid } }
}
