package import Foundation
import StillLayout

/// Makes the view inside one that can have the focus, and that text may be typed into.
nonisolated package struct FieldModifier: ElementModifier {
  package typealias Element = FieldElement

  let ticket: FieldTicket
  let isEnabled: Bool
  let type: ((String) -> Void)?
  let onFocusChange: (Bool) -> Void

  /// - Parameters:
  ///   - ticket: The ticket by which the field gets the focus.
  ///   - type: Takes text as if it was typed at the end of what is there; nil: it takes none.
  ///   - onFocusChange: Called when the field gets the focus, and when it loses it.
  package init(
    ticket: FieldTicket, isEnabled: Bool, type: ((String) -> Void)?,
    onFocusChange: @escaping (Bool) -> Void
  ) {
    self.ticket = ticket
    self.isEnabled = isEnabled
    self.type = type
    self.onFocusChange = onFocusChange
  }
}

/// By what a tap gives a field the focus, and a key takes it away.
package final class FieldTicket {
  fileprivate weak var field: FieldElement?

  package init() {}

  package func focus() {
    guard let field, field.modifier.isEnabled else { return }
    field.graph.focus.move(to: field)
  }

  /// Now, in the graph's seconds.
  package var time: TimeInterval { field?.graph.time ?? 0 }

  package func resign() {
    guard let field, field.graph.focus.isFocused(field) else { return }
    field.graph.focus.move(to: nil)
  }
}

/// Takes typed text, and keeps the focus and the bindings around at one.
package final class FieldElement: ModifierElement<FieldModifier>, EditableElement {
  override package func modifierChanged(from old: FieldModifier?, _ transaction: Transaction) {
    modifier.ticket.field = self
    let handles = leadingHandles
    guard !handles.isEmpty else { return }
    let isWanted = handles.contains(where: \.isFocused)
    guard isWanted != graph.focus.isFocused(self) else { return }
    // Bindings are followed once the body that reads them has been evaluated.
    graph.afterLayout(self) { [weak self] in self?.followBindings() }
  }

  /// The `focused` modifiers around that say where the focus is to be.
  private var leadingHandles: [FocusHandle] { environment.focusHandles.filter(\.leads) }

  private func followBindings() {
    let handles = leadingHandles
    guard !isRetired, !handles.isEmpty else { return }
    if handles.contains(where: \.isFocused) {
      if modifier.isEnabled { graph.focus.move(to: self) }
    } else if graph.focus.isFocused(self) {
      graph.focus.move(to: nil)
    }
  }

  func focusChanged(to isFocused: Bool) {
    for handle in environment.focusHandles { handle.set(isFocused) }
    modifier.onFocusChange(isFocused)
  }

  package var takesText: Bool { modifier.type != nil }

  package func type(_ text: String) -> Bool {
    guard modifier.isEnabled, let type = modifier.type else { return false }
    graph.focus.move(to: self)
    type(text)
    return true
  }
}
