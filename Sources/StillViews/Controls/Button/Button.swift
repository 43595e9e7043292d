public import StillViewGraph

/// A label that does something when it is tapped (rule C2.4: as large as its style makes the label).
///
/// ```swift
/// Button("Save", systemImage: "checkmark") { isLarge = false }
///   .buttonStyle(.borderedProminent)
/// ```
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let label: Label
  let action: @MainActor () -> Void

  /// A button without a role. The action runs on the main actor when a tap on the label ends.
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role: a destructive one is red, and an alert shows one that cancels in bold.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public var body: some View {
    StyledControl(
      \.buttonStyles,
      PrimitiveButtonStyleConfiguration(
        role: role, label: .init(content: row), action: action)
    )
    .accessibleControl(.button, activate: ControlTouch(action))
  }

  /// The label as one view: several stand beside each other.
  @MainActor private var row: AnyView {
    label is any SeveralViews ? AnyView(HStack { label }) : AnyView(label)
  }
}

/// Views that are one label together.
nonisolated private protocol SeveralViews {}

extension TupleView: SeveralViews {}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style has to show, in the style around that one.
  @MainActor @preconcurrency public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// The purpose of a button.
nonisolated public struct ButtonRole: Equatable, Sendable {
  private enum Purpose {
    case destructive, cancel, confirm, close
  }

  private let purpose: Purpose

  /// Deletes something.
  public static let destructive = ButtonRole(purpose: .destructive)
  /// A button that cancels.
  public static let cancel = ButtonRole(purpose: .cancel)
  /// Agrees.
  public static let confirm = ButtonRole(purpose: .confirm)
  /// Closes something.
  public static let close = ButtonRole(purpose: .close)

  /// The title of a button without a label.
  var title: LocalizedStringKey {
    switch purpose {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .confirm: "Done"
    case .close: "Close"
    }
  }

  /// The name of the symbol of a button without a label.
  var symbol: String {
    switch purpose {
    case .destructive: "trash"
    case .cancel, .close: "xmark"
    case .confirm: "checkmark"
    }
  }
}

extension Button where Label == Text {
  /// A button with a title.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, role: nil, action: action)
  }

  /// A button with a title.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, role: nil, action: action)
  }

  /// A button with a title and a purpose.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title and a purpose.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == StillViews.Label<Text, Image> {
  /// A button with a title and a symbol.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// A button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// A button with a title, a symbol and a purpose.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      StillViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A button with a title, a symbol and a purpose.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { StillViews.Label(title, systemImage: systemImage) }
  }
}
