public import Foundation
public import StillViewGraph

// Questions about a value, about an error, and with a text for their title.

extension View {
  /// Shows an alert while a binding is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(title, isPresented, actions) { EmptyView() }
  }

  /// Asks something about a value while there is one.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alertCard(
      title, isPresented, { data.map { actions($0) } }, { data.map { message($0) } })
  }

  /// Asks something about a value while there is one.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alertCard(title, isPresented, { data.map { actions($0) } }, { EmptyView() })
  }

  /// Asks something about a value while there is one.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Asks something about a value while there is one.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Tells about an error while there is one: its description is the title.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(
      Text(verbatim: error?.errorDescription ?? ""),
      isPresented.whileTrue(error != nil), actions
    ) { EmptyView() }
  }

  /// Tells about an error, with a text below the title, while there is one.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alertCard(
      Text(verbatim: error?.errorDescription ?? ""),
      isPresented.whileTrue(error != nil), { error.map { actions($0) } },
      { error.map { message($0) } })
  }

  /// Offers choices while a binding is true.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(title, isPresented, titleVisibility, actions) { EmptyView() }
  }

  /// Offers choices with a message above them, while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(title, isPresented, titleVisibility, actions, message)
  }

  /// Offers choices about a value while there is one.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(title, isPresented, titleVisibility, { data.map { actions($0) } }, { EmptyView() })
  }

  /// Offers choices about a value while there is one.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      title, isPresented, titleVisibility, { data.map { actions($0) } },
      { data.map { message($0) } })
  }

  /// Offers choices about a value while there is one.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions)
  }

  /// Offers choices about a value while there is one.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions)
  }

  /// Offers choices about a value while there is one.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message)
  }
}

extension Binding<Bool> {
  /// Returns a binding that is true only if the condition holds as well; writes pass through.
  fileprivate func whileTrue(_ condition: Bool) -> Binding<Bool> {
    Binding(
      get: { condition && wrappedValue },
      set: { value, change in transaction(change).wrappedValue = value })
  }
}
