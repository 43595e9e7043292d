import Foundation
import StillGeometry
package import StillViewGraph

/// The words of a view that stands for a control's name or value.
nonisolated package enum SpokenPart {
  /// A text, read without making a view of it.
  case text(Text)
  /// Any other view, read and not drawn.
  case view(AnyView)

  /// Nil for an empty view.
  package init?<V: View>(_ view: V) {
    if V.self == EmptyView.self { return nil }
    self = (view as? Text).map { .text($0) } ?? .view(AnyView(view))
  }

  var unshownView: AnyView? {
    if case .view(let view) = self { view } else { nil }
  }
}

/// Effect of a touch on a control.
nonisolated package struct ControlTouch {
  let act: () -> Void

  package init(_ act: @escaping () -> Void) { self.act = act }
}

extension View {
  /// Makes one accessibility element of a control, which is named by what it shows.
  ///
  /// - Parameters:
  ///   - activate: Action of a touch; nil without one.
  ///   - change: Adds a value, actions and traits.
  nonisolated package func accessibleControl(
    _ traits: TraitSet, activate: ControlTouch? = nil,
    _ change: @escaping (inout AccessibilityProperties, EnvironmentValues) -> Void = { _, _ in }
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityElements { scope in
      var properties = ReadingOrder().sorted(scope.modified()).combined()
      properties.become(traits, activate, in: scope.environment)
      change(&properties, scope.environment)
      scope.items = [scope.element(properties)]
    }
  }

  /// Makes one accessibility element of a control, which is named by its label, whether it shows it or not.
  ///
  /// - Parameters:
  ///   - name: The label; nil: it has none.
  ///   - value: The view that shows the value, where one does.
  ///   - hasSystemSize: Whether the platform chose the size of the control.
  ///   - hasSystemType: Whether the platform chose the size of its type.
  nonisolated package func accessibleControl(
    named name: SpokenPart?, value: SpokenPart? = nil, _ traits: TraitSet,
    hasSystemSize: Bool = false, hasSystemType: Bool = false, activate: ControlTouch? = nil,
    _ change: @escaping (inout AccessibilityProperties, EnvironmentValues) -> Void = { _, _ in }
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let views = [name, value].compactMap { $0?.unshownView }
    return accessibilityElements(views: views) { scope in
      var properties = AccessibilityProperties()
      var next = 0
      func take(_ part: SpokenPart?, _ scope: inout AccessibilityScope) -> AccessibilityProperties {
        switch part {
        case nil: return AccessibilityProperties()
        case .text(let text):
          return AccessibilityProperties(
            label: text.spokenWords(in: scope.environment), traits: .staticText)
        case .view:
          defer { next += 1 }
          return scope.combinedUnshown(next)
        }
      }
      properties = take(name, &scope)
      let shown = take(value, &scope)
      properties.value = shown.label ?? shown.value
      properties.become(traits, activate, in: scope.environment)
      properties.hasSystemSize = hasSystemSize
      change(&properties, scope.environment)
      scope.auditModified(inSystemControl: hasSystemType)
      scope.items = [scope.element(properties)]
    }
  }

  /// Reads what is inside in one go, before what lies beside it.
  ///
  /// - Parameters:
  ///   - escape: Action of a two-finger scrub anywhere inside; nil without one.
  ///   - isModal: Whether nothing else is read.
  ///   - hasSystemSize: Whether the platform chose the size of controls and type inside.
  nonisolated package func accessibilityGroup(
    escape: (() -> Void)? = nil, isModal: Bool = false, hasSystemSize: Bool = false
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityElements { scope in
      let before = scope.pass.isInSystemControl
      if hasSystemSize { scope.pass.isInSystemControl = true }
      var items = scope.modified()
      scope.pass.isInSystemControl = before
      guard !items.isEmpty else { return }
      if hasSystemSize { items.changeEach { $0.properties.hasSystemSize = true } }
      var group = AccessibilityItem(.group, of: items, frame: scope.frame, node: scope.element)
      group.isModal = isModal
      if let escape {
        group.properties.setAction(AccessibilityActionEntry(.escape, perform: escape))
      }
      scope.items = [group]
    }
  }
}

extension AccessibilityProperties {
  /// Gives a control its traits, and what a touch does.
  fileprivate mutating func become(
    _ traits: TraitSet, _ activate: ControlTouch?, in environment: EnvironmentValues
  ) {
    if !traits.isDisjoint(with: .interactive) { self.traits.subtract([.staticText, .image]) }
    self.traits.formUnion(traits)
    if !environment.isEnabled { self.traits.insert(.notEnabled) }
    if let activate {
      setAction(AccessibilityActionEntry(.activate, isTouch: true, perform: activate.act))
    }
  }
}

extension AccessibilityScope {
  /// Lets audits see the texts of a view whose elements are not read.
  mutating func auditModified(inSystemControl: Bool) {
    guard pass.evidence != nil else { return }
    let before = pass.isInSystemControl
    pass.isInSystemControl = before || inSystemControl
    _ = modified()
    pass.isInSystemControl = before
  }
}

extension EnvironmentValues {
  /// The platform's terms in the environment's language.
  package var spokenTerms: SpokenTerms { SpokenTerms.of(locale) }

  /// A share of a whole as it is read: "50%".
  package func spokenPercent(_ share: Double) -> String {
    let share = share.isFinite ? min(max(share, 0), 1) : 0
    return share.formatted(
      .percent.precision(.fractionLength(0)).locale(locale))
  }
}
