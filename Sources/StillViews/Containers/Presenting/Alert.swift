import Foundation
import StillGeometry
import StillLayout
package import StillViewGraph

/// A question in the middle of the window: 270 points wide, with fields below its words, and its answers side by side where
/// there are two and type is not too large for that.
nonisolated struct AlertCard: View {
  let title: Text
  let message: AnyView
  let actions: [ViewUnit]
  @Environment(\.dynamicTypeSize) private var typeSize

  init(title: Text, message: AnyView, actions: [ViewUnit]) {
    self.title = title
    self.message = message
    self.actions = actions
  }

  @MainActor var body: some View {
    let fields = actions.filter { $0.traits[.buttonAction] == nil }
    let buttons = actions.filter { $0.traits[.buttonAction] != nil }
    VStack(spacing: 0) {
      VStack(spacing: 2) {
        title.font(.headline).multilineTextAlignment(.center)
          .accessibilityAddTraits(.isHeader)
        message.font(.footnote).multilineTextAlignment(.center)
        ForEach(fields) { field in
          field.view
            .font(.footnote)
            .textFieldStyle(AlertFieldStyle())
            .padding(.top, field.id == fields.first?.id ? 14 : 6)
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 19)
      Divider()
      if buttons.count == 2, !typeSize.isAccessibilitySize {
        // A title that is too long for half of the width stacks them.
        ViewThatFits(in: .horizontal) {
          pair(AlertActions.ordered(buttons, isPair: true))
          stack(AlertActions.ordered(buttons, isPair: false))
        }
      } else {
        stack(AlertActions.ordered(buttons, isPair: false))
      }
    }
    .frame(width: 270)
    .background(ControlColor.raised)
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    .buttonStyle(AlertButtonStyle())
  }
}

extension AlertCard {
  @MainActor private func pair(_ actions: [ViewUnit]) -> some View {
    EqualHalves {
      actions[0].view
      actions[1].view
    }
    .overlay {
      HStack(spacing: 0) { Divider() }
    }
  }

  @MainActor private func stack(_ actions: [ViewUnit]) -> some View {
    VStack(spacing: 0) {
      ForEach(actions) { action in
        if action.id != actions.first?.id { Divider() }
        action.view.frame(minHeight: 44).fixedSize(horizontal: false, vertical: true)
      }
    }
  }
}

/// Two views beside each other, in a row of 44 points; ideally each has room for the wider one.
nonisolated private struct EqualHalves: Layout {
  /// Points at the side of a title.
  private static let room: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(width: proposal.width ?? 2 * (widest + 2 * Self.room), height: 44)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let half = bounds.width / 2
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + half * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: half, height: bounds.height))
    }
  }
}

/// A field in an alert: words on a ground with a thin line around.
nonisolated private struct AlertFieldStyle: TextFieldStyle {
  @MainActor func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    FieldText(input: configuration.input, label: configuration.label)
      .padding(.horizontal, 7)
      .padding(.vertical, 3)
      .background {
        Rectangle().fill(ControlColor.ground)
          .overlay(Rectangle().strokeBorder(ControlColor.fieldBorder, lineWidth: 0.5))
      }
  }
}

/// Choices at the bottom of the window, with the cancel button in a separate card.
nonisolated struct DialogCards: View {
  let title: Text
  let showsTitle: Bool
  let message: AnyView
  let hasMessage: Bool
  let actions: [ViewUnit]

  @MainActor var body: some View {
    let choices = actions.filter { $0.traits[.buttonRole] != .cancel }
    let cancel = actions.first { $0.traits[.buttonRole] == .cancel }
    VStack(spacing: 8) {
      DialogCard(
        title: title, showsTitle: showsTitle, message: message, hasMessage: hasMessage,
        choices: choices
      )
      .background(ControlColor.raised)
      .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
      Group {
        if let cancel {
          cancel.view
        } else {
          Button("Cancel", role: .cancel) {}
        }
      }
      .frame(minHeight: 57)
      .fixedSize(horizontal: false, vertical: true)
      .background(ControlColor.groupedRow)
      .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
    }
    .frame(maxWidth: 500)
    .buttonStyle(DialogButtonStyle())
  }
}

/// The words of a dialog, and its choices below each other.
nonisolated struct DialogCard: View {
  let title: Text
  let showsTitle: Bool
  let message: AnyView
  let hasMessage: Bool
  let choices: [ViewUnit]

  @MainActor var body: some View {
    let hasWords = showsTitle || hasMessage
    VStack(spacing: 0) {
      if hasWords {
        VStack(spacing: 8) {
          if showsTitle { title.font(.footnote.weight(.semibold)) }
          message.font(.footnote)
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
        .padding(14)
        .frame(maxWidth: .infinity)
      }
      ForEach(choices) { action in
        if hasWords || action.id != choices.first?.id { Divider() }
        action.view.frame(minHeight: 57).fixedSize(horizontal: false, vertical: true)
      }
    }
  }
}

enum AlertActions {
  /// Returns the buttons in the order of an alert: "OK" if there are none, the cancel button first of two that stand beside each other,
  /// otherwise last.
  nonisolated static func ordered(_ actions: [ViewUnit], isPair: Bool) -> [ViewUnit] {
    guard !actions.isEmpty else {
      return separateUnits(Button("OK", role: .cancel) {})
    }
    let others = actions.filter { $0.traits[.buttonRole] != .cancel }
    let cancel = actions.filter { $0.traits[.buttonRole] == .cancel }
    return isPair ? cancel + others : others + cancel
  }
}

extension UnitTrait<ButtonRole> {
  /// The role of a button.
  static let buttonRole = UnitTrait<ButtonRole>()
}

extension Button: SeparableView {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    var unit = ViewUnit(id: id, view: AnyView(self))
    unit.traits[.buttonRole] = role
    unit.traits[.buttonAction] = ButtonAction(isDestructive: role == .destructive, act: action)
    units.append(unit)
  }
}

/// An answer: it closes the alert, then acts.
nonisolated private struct AlertButtonStyle: PrimitiveButtonStyle {
  @Environment(\.dismissPresentation) private var dismiss

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(configuration.role == .cancel ? .headline : .body)
      .foregroundStyle(
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(
        ItemTouch {
          dismiss?.action()
          configuration.trigger()
        })
  }
}

/// A choice: it closes the dialog, then acts.
nonisolated struct DialogButtonStyle: PrimitiveButtonStyle {
  @Environment(\.dismissPresentation) private var dismiss

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(configuration.role == .cancel ? .title3.weight(.semibold) : .title3)
      .foregroundStyle(
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(
        ItemTouch {
          dismiss?.action()
          configuration.trigger()
        })
  }
}
