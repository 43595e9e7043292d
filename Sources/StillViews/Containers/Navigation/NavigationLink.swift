import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// A label that leads to a page (rules C6.8, C6.11).
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let page: Navigator.Page?
  let isActive: Binding<Bool>?
  /// In the stack while the link was followed.
  @State private var boundPage: BoundPage
  @Environment(\.navigator) private var navigator
  @Environment(\.splitColumn) private var column
  @Environment(\.isListRow) private var isListRow
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator
  @Environment(\.rowBadge) private var badge

  init(label: Label, page: Navigator.Page?, isActive: Binding<Bool>? = nil) {
    self.label = label
    self.page = page
    self.isActive = isActive
    _boundPage = State(wrappedValue: BoundPage())
  }

  @MainActor public var body: some View {
    if case .view(let view)? = page {
      if let isActive, leadsSomewhere {
        link.modifier(BoundDestination(isPresented: isActive) { view })
      } else {
        link.leads(to: boundPage.showing(view))
      }
    } else {
      link
    }
  }

  /// Whether there is a stack or a split view in which a page can be shown: outside of them a link is disabled (rule C6.8).
  private var leadsSomewhere: Bool { navigator != nil || column != nil }

  @MainActor @ViewBuilder private var link: some View {
    if isListRow {
      HStack {
        label.environment(\.rowBadge, nil)
        // Beside the column that it fills, a link needs no sign that it leads anywhere.
        let hasSign = indicator != .hidden && (column?.show == nil || indicator == .visible)
        Spacer(minLength: hasSign ? 8 : 0)
        if let badge { RowBadge(words: badge) }
        if hasSign {
          Image(systemName: "chevron.forward")
            .font(.footnote.weight(.semibold))
            .foregroundStyle(ControlColor.tertiaryLabel)
        }
      }
      .preference(key: PlacesBadge.self, value: badge != nil)
      .opacity(isEnabled && leadsSomewhere ? 1 : 0.5)
      .modifier(RowControlTap { go() })
      .modifier(ActsForRow { go() })
      .rowSettings { $0.linkValue = $0.linkValue ?? value }
      .accessibleControl(named: SpokenPart(label), .button, activate: ControlTouch { go() })
      .disabled(!leadsSomewhere)
    } else {
      Button {
        go()
      } label: {
        label
      }
      .disabled(!leadsSomewhere)
    }
  }

  /// The value of the page that it leads to; nil: it leads to a view.
  private var value: AnyHashable? {
    if case .value(let value)? = page { value } else { nil }
  }

  @MainActor private func go() {
    guard let page else { return }
    if let isActive {
      isActive.wrappedValue = true
      // The binding leads to the page.
      if column?.show == nil { return }
    }
    // In a split view a link sets the selection of its list, or shows its page in the next column.
    if case .value(let value) = page, let column, column.choose(value) { return }
    if let show = column?.show, let navigator {
      show(.view(navigator.view(of: page)))
    } else if case .view = page {
      navigator?.lead(to: boundPage)
    } else {
      navigator?.push(page)
    }
  }
}

extension NavigationLink {
  /// A link to a view.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), page: .view(AnyView(destination())))
  }

  /// A link to a page, with a custom label.
  @available(iOS, deprecated: 100000.0)
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), page: .view(AnyView(destination)))
  }

  /// A link to a page that is shown while a binding is true.
  @available(iOS, deprecated: 100000.0)
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), page: .view(AnyView(destination())), isActive: isActive)
  }

  /// A link to a page that is shown while a binding is true.
  @available(iOS, deprecated: 100000.0)
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), page: .view(AnyView(destination)), isActive: isActive)
  }

  /// A link to a page that is shown while a binding has the link's tag.
  @available(iOS, deprecated: 100000.0)
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), page: .view(AnyView(destination)),
      isActive: Binding(
        get: { selection.wrappedValue == tag },
        set: { selection.wrappedValue = $0 ? tag : nil }))
  }

  /// A link to a page that is shown while a binding has the link's tag.
  @available(iOS, deprecated: 100000.0)
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), tag: tag, selection: selection, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title to a view.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), page: .view(AnyView(destination())))
  }

  /// A link with a title to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), page: .view(AnyView(destination())))
  }

  /// A link with a title, which is looked up in the tables of strings.
  @available(iOS, deprecated: 100000.0)
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), page: .view(AnyView(destination)))
  }

  /// A link with a title.
  @available(iOS, deprecated: 100000.0)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), page: .view(AnyView(destination)))
  }

  /// A link with a title, to a page that is shown while a binding is true.
  @available(iOS, deprecated: 100000.0)
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(
      label: Text(titleKey), page: .view(AnyView(destination)), isActive: isActive)
  }
}

extension NavigationLink where Label == Text {
  /// Leads to a view by a title; a binding that turns true pushes it, and tells that it is shown.
  @available(iOS, deprecated: 100000.0)
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      label: Text(titleKey), page: .view(AnyView(destination())), isActive: isActive)
  }

  /// Leads to a view by a title; a binding that turns true pushes it, and tells that it is shown.
  @available(iOS, deprecated: 100000.0)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), page: .view(AnyView(destination())), isActive: isActive)
  }

  /// Leads to a view by a title, which is shown while the selection is the tag.
  @available(iOS, deprecated: 100000.0)
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Leads to a view by a title, which is shown while the selection is the tag.
  @available(iOS, deprecated: 100000.0)
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Leads to a view by a title, which is shown while the selection is the tag.
  @available(iOS, deprecated: 100000.0)
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Leads to a view by a title, which is shown while the selection is the tag.
  @available(iOS, deprecated: 100000.0)
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// A link with a title, to a page that is shown while a binding is true.
  @available(iOS, deprecated: 100000.0)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(title), page: .view(AnyView(destination)), isActive: isActive)
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the view that the stack declares for a value; nil: the link is switched off.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), page: value.map { .value(AnyHashable($0)) })
  }

  /// A link with a title to the view that the stack declares for a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey), page: value.map { .value(AnyHashable($0)) })
  }

  /// A link with a title to the view that the stack declares for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(label: Text(title), page: value.map { .value(AnyHashable($0)) })
  }
}

/// `navigationDestination(for:)`: declares the view for values of a type.
nonisolated private struct DestinationModifier<D: Hashable, C: View>: ViewModifier {
  let destination: (D) -> C
  @Environment(\.navigator) private var navigator

  init(destination: @escaping (D) -> C) {
    self.destination = destination
  }

  @MainActor func body(content: Content) -> some View {
    declare()
    let navigator = navigator
    let type = ObjectIdentifier(D.self)
    return content.onChange(of: Evaluation(isFollowed: navigator?.shows(type) ?? false)) {
      navigator?.renewPages(of: type)
    }
  }

  private func declare() {
    let destination = destination
    navigator?.destinations[ObjectIdentifier(D.self)] = { value in
      guard let value = value.base as? D else { return AnyView(EmptyView()) }
      return AnyView(destination(value))
    }
  }
}

extension View {
  /// Declares the view that links to values of a type lead to.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Pushes a view while a binding is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = destination()
    return modifier(BoundDestination(isPresented: isPresented) { page })
  }

  /// Leads to a view while there is an item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      BoundDestination(
        isPresented: Binding(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
      ) {
        if let value = item.wrappedValue { destination(value) }
      })
  }
}

extension NavigationLink {
  /// No effect: a column shows one page at a time.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
