public import Stillframe

/// Performs intents of buttons and toggles.
@MainActor private func perform(_ intent: some AppIntent) {
  Task { _ = try? await intent.perform() }
}

extension Button {
  /// A button that performs an intent.
  @MainActor public init(
    role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: { perform(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// A button with a title that performs an intent.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  /// A button with a title that performs an intent.
  @MainActor @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == Stillframe.Label<Text, Image> {
  /// A button with a title and a symbol that performs an intent.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label: View {
  /// A toggle that performs an intent. It shows the given state until that changes.
  @MainActor public init(
    isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in perform(intent) }), label: label)
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title that performs an intent.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent
  ) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// A toggle with a title that performs an intent.
  @MainActor @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isOn: Bool, intent: some AppIntent
  ) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

/// The sentence that tells people of a voice command.
public struct SiriTipView<Intent: AppIntent>: View {
  /// The sentence of an intent.
  public init(intent: Intent, isVisible: Binding<Bool>? = nil) {}

  @MainActor public var body: some View {
    Label("“\(String(localized: Intent.title))”", systemImage: "mic.fill")
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
  }
}

/// The look of the sentence that tells people of a voice command.
public struct SiriTipViewStyle: Sendable {
  /// By the colour scheme, light, or dark.
  public static let automatic = SiriTipViewStyle()
  /// For light surroundings.
  public static let light = SiriTipViewStyle()
  /// For dark surroundings.
  public static let dark = SiriTipViewStyle()
}

extension View {
  /// No effect: a tip has one look.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}
