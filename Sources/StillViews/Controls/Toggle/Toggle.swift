import Foundation
public import StillViewGraph

/// A switch with a label; a tap turns it over.
nonisolated public struct Toggle<Label: View>: View {
  let state: ToggleState
  let label: Label

  private init(state: ToggleState, label: Label) {
    self.state = state
    self.label = label
  }

  /// A switch for a bound value, with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(state: ToggleState(isOn), label: label())
  }

  /// A switch of several values: on when all are, mixed when they differ; it writes to all (rule C3.3).
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(state: ToggleState(sources.map { $0[keyPath: isOn] }), label: label())
  }

  @MainActor public var body: some View {
    let state = state
    return StyledControl(
      \.toggleStyles,
      ToggleStyleConfiguration(
        label: .init(content: AnyView(label)), isOn: state.isOn, isMixed: state.isMixed)
    )
    .accessibleControl(
      named: SpokenPart(label), [.toggle, .button], hasSystemSize: true,
      activate: ControlTouch { state.isOn.wrappedValue.toggle() }
    ) { properties, environment in
      let terms = environment.spokenTerms
      properties.value =
        state.isMixed ? terms.mixed : state.isOn.wrappedValue ? terms.on : terms.off
    }
  }
}

/// The values that a switch controls.
nonisolated struct ToggleState {
  let isOn: Binding<Bool>
  let isMixed: Bool

  init(_ isOn: Binding<Bool>) {
    self.isOn = isOn
    isMixed = false
  }

  init(_ sources: [Binding<Bool>]) {
    isOn = Binding(
      get: { sources.allSatisfy(\.wrappedValue) },
      set: { value, transaction in
        for source in sources { source.transaction(transaction).wrappedValue = value }
      })
    isMixed =
      sources.contains(where: \.wrappedValue) && !sources.allSatisfy(\.wrappedValue)
  }

  init(_ isOn: Binding<Bool>, isMixed: Bool) {
    self.isOn = isOn
    self.isMixed = isMixed
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch that a style has to show, in the style around that one.
  @MainActor @preconcurrency public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      state: ToggleState(configuration.$isOn, isMixed: configuration.isMixed),
      label: configuration.label)
  }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A switch of several values with a title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// A switch of several values with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == StillViews.Label<Text, Image> {
  /// A switch with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { StillViews.Label(titleKey, systemImage: systemImage) }
  }

  /// A switch with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { StillViews.Label(title, systemImage: systemImage) }
  }

  /// A switch of several values with a title and a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      StillViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A switch of several values with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      StillViews.Label(title, systemImage: systemImage)
    }
  }

  /// A switch with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { StillViews.Label(titleKey, image: image) }
  }

  /// A switch with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { StillViews.Label(title, image: image) }
  }
}
