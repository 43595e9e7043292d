package import Foundation
import StillGeometry
internal import StillLayout

/// The modifier behind all accessibility modifiers. No effect on layout and pictures.
nonisolated public struct AccessibilityAttachmentModifier: ElementModifier {
  package typealias Element = AccessibilityAttachmentElement

  let change: AccessibilityChange?
  /// Views that are read and not drawn, which the change may ask for by their number.
  let views: [AnyView]

  /// Makes a modifier that changes nothing.
  public init() {
    change = nil
    views = []
  }

  package init(_ change: AccessibilityChange, views: [AnyView] = []) {
    self.change = change
    self.views = views
  }
}

/// Change that a modifier makes to the accessibility elements of its view.
package enum AccessibilityChange {
  /// Changes the properties of each of them. Where there is none, one is made, unless `makesElement` is false.
  case properties(
    makesElement: Bool = true, (inout AccessibilityProperties, EnvironmentValues) -> Void)
  /// Replaces them; the scope has none unless `modified()` is asked for.
  case elements((inout AccessibilityScope) -> Void)
}

/// Elements and surroundings that an accessibility change works on.
package struct AccessibilityScope {
  /// The elements that the modified view has afterwards.
  package var items: [AccessibilityItem] = []
  package let element: AccessibilityAttachmentElement
  package var pass: AccessibilityPass

  package var environment: EnvironmentValues { element.environment }
  /// The frame of the modified view in the picture, points.
  package var frame: CGRect { pass.frame(of: element) }

  /// The elements of the modified view, as they are without the modifier.
  package mutating func modified() -> [AccessibilityItem] { pass.itemsInside(element) }

  /// The elements of a view that is read and not drawn, as if it had the frame of the modified view.
  package mutating func unshown(_ index: Int) -> [AccessibilityItem] {
    guard element.contents.indices.contains(index) else { return [] }
    let frame = element.presented.reported(at: pass.time, on: pass.grid)
    return pass.items(
      of: element.contents[index], for: element, in: frame.isFinite ? frame : .zero)
  }

  /// The properties that stand for all elements of a view that is read and not drawn.
  package mutating func combinedUnshown(_ index: Int) -> AccessibilityProperties {
    ReadingOrder().sorted(unshown(index)).combined()
  }

  /// One element with the frame of the modified view.
  package func element(_ properties: AccessibilityProperties) -> AccessibilityItem {
    AccessibilityItem(
      properties, frame: frame, node: element,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
  }
}

/// Changes the accessibility elements of what it wraps.
package final class AccessibilityAttachmentElement:
  ModifierElement<AccessibilityAttachmentModifier>, AccessibleElement, LabelledElement
{
  /// Made when the tree is first asked for.
  private(set) var contents: [UnshownContent] = []

  override package func modifierChanged(
    from old: AccessibilityAttachmentModifier?, _ transaction: Transaction
  ) {
    let views = modifier.views
    guard contents.count == views.count else {
      contents = views.map { UnshownContent($0, environment) }
      return
    }
    for (content, view) in zip(contents, views) { content.update(view, environment) }
  }

  override package var parts: [_ViewNode] { contents.compactMap(\.part) }
  override package var asAccessible: (any AccessibleElement)? { self }

  package func addAccessibility(
    _ pass: inout AccessibilityPass, to items: inout [AccessibilityItem]
  ) {
    switch modifier.change {
    case nil: pass.visitInner(self, to: &items)
    case .properties(let makesElement, let change):
      var own = pass.itemsInside(self)
      if own.isVoid {
        guard makesElement else {
          items += own
          return
        }
        var item = AccessibilityItem(
          AccessibilityProperties(), frame: pass.frame(of: self), node: self,
          isRightToLeft: environment.layoutDirection == .rightToLeft)
        item.isSynthetic = true
        own = [item]
      }
      own.changeEach { change(&$0.properties, environment) }
      items += own
    case .elements(let change):
      var scope = AccessibilityScope(element: self, pass: pass)
      change(&scope)
      pass = scope.pass
      items += scope.items
    }
  }

  /// The label that the modifier gives, by which events find the view; nil where it gives none.
  package var accessibilityLabel: String? {
    guard case .properties(_, let change)? = modifier.change else { return nil }
    var properties = AccessibilityProperties()
    change(&properties, environment)
    return properties.label
  }
}

extension View {
  /// Changes the properties of the view's accessibility elements.
  nonisolated package func accessibilityProperties(
    makesElement: Bool = true,
    _ change: @escaping (inout AccessibilityProperties, EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(
      AccessibilityAttachmentModifier(.properties(makesElement: makesElement, change)))
  }

  /// Replaces the view's accessibility elements; `views` are read and not drawn.
  nonisolated package func accessibilityElements(
    views: [AnyView] = [], _ change: @escaping (inout AccessibilityScope) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(.elements(change), views: views))
  }
}
