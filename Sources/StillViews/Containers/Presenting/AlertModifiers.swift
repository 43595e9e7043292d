import Foundation
public import StillViewGraph

extension View {
  nonisolated func alertCard<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ actions: () -> A, _ message: () -> M
  ) -> some View {
    let (choices, words) = (actions(), message())
    return modifier(
      PresentingModifier(.alert, isPresented) {
        AlertCard(
          title: title, message: AnyView(words), actions: separateUnits(choices).flattened)
      })
  }

  /// Shows an alert while a binding is true.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(Text(titleKey), isPresented, actions) { EmptyView() }
  }

  /// Shows an alert while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(Text(title), isPresented, actions) { EmptyView() }
  }

  /// Shows an alert with a message while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alertCard(Text(titleKey), isPresented, actions, message)
  }

  /// Shows an alert with a message while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alertCard(Text(title), isPresented, actions, message)
  }

  /// Shows an alert with a message while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alertCard(title, isPresented, actions, message)
  }

  /// Asks something about a value while there is one.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alertCard(
      Text(titleKey), isPresented, { data.map { actions($0) } }, { data.map { message($0) } })
  }

  /// Asks something about a value while there is one.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alertCard(
      Text(titleKey), isPresented, { data.map { actions($0) } }, { EmptyView() })
  }

  /// Shows an alert over the window while the binding is true; an answer makes it false.
  @available(iOS, deprecated: 100000.0)
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(PresentingModifier(.alert, isPresented) { content().card })
  }

  /// Shows an alert over the window while the binding holds an item; an answer makes it nil.
  @available(iOS, deprecated: 100000.0)
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      PresentingModifier(.alert, .isPresent(item)) { item.wrappedValue.map { content($0).card } })
  }

  nonisolated func dialog<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility,
    _ actions: () -> A, _ message: () -> M
  ) -> some View {
    let (choices, words) = (actions(), message())
    return modifier(
      PresentingModifier(.dialog, isPresented) {
        DialogChoices(
          title: title, showsTitle: visibility == .visible, message: AnyView(words),
          hasMessage: M.self != EmptyView.self,
          actions: separateUnits(choices).flattened)
      })
  }

  /// Offers choices while a binding is true.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented, titleVisibility, actions) { EmptyView() }
  }

  /// Offers choices while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, actions) { EmptyView() }
  }

  /// Offers choices with a message above them, while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented, titleVisibility, actions, message)
  }

  /// Offers choices with a message above them, while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, actions, message)
  }

  /// Offers choices about a value while there is one.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      Text(titleKey), isPresented, titleVisibility, { data.map { actions($0) } },
      { data.map { message($0) } })
  }
}

/// An alert; the older form of `alert(_:isPresented:actions:)`.
nonisolated public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An answer.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Returns a button without a role.
    public static func `default`(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(label: label, role: nil, action: action) }

    /// Returns a cancel button, in bold.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Returns a cancel button labelled "Cancel", in bold.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }

    /// Returns a destructive button, in red.
    public static func destructive(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(label: label, role: .destructive, action: action) }
  }

  /// A question with one answer, "OK" unless another is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// A question with two answers, which stand side by side.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// The question on its card.
  var card: some View { LegacyAlert(alert: self) }
}

/// The card of an alert in the older form.
nonisolated private struct LegacyAlert: View {
  let alert: Alert

  @MainActor var body: some View {
    AlertCard(
      title: alert.title, message: AnyView(alert.message),
      actions: separateUnits(
        ForEach(Array(alert.buttons.enumerated()), id: \.offset) { _, button in
          Button(role: button.role) {
            button.action?()
          } label: {
            button.label
          }
        }
      ).flattened)
  }
}
