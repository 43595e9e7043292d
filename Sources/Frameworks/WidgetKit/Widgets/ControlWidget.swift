public import AppIntents
public import SwiftUI

/// A control of a program in the control center. Controls compile, and are not drawn.
@MainActor @preconcurrency public protocol ControlWidget {
  /// The type of the configuration.
  associatedtype Body: ControlWidgetConfiguration
  /// The configuration.
  @ControlWidgetConfigurationBuilder var body: Body { get }
  /// A control of an extension.
  init()
}

/// The content of a control, and its words.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  /// No effect: no gallery lists controls.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration
  { self }
  /// No effect: no gallery lists controls.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
  { self }
  /// No effect: no control is configured.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// Takes the one configuration of a control.
@resultBuilder public struct ControlWidgetConfigurationBuilder {
  /// The configuration as it is.
  public static func buildBlock<C: ControlWidgetConfiguration>(_ content: C) -> C { content }
}

/// A button or a switch.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {}

extension ControlWidgetTemplate {
  /// No effect: controls are not drawn.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  /// No effect: controls are not drawn.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
  /// No effect: controls are not drawn.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

/// Takes the one button or switch of a control.
@resultBuilder public struct ControlWidgetTemplateBuilder {
  /// The button or switch as it is.
  public static func buildBlock<C: ControlWidgetTemplate>(_ content: C) -> C { content }
}

/// Gives the value of a control.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The value for the gallery.
  var previewValue: Value { get }
  /// Returns the present value; never called.
  func currentValue() async throws -> Value
}

/// Gives the value of a control that people configure.
public protocol AppIntentControlValueProvider {
  /// The type of the configuration.
  associatedtype Configuration: AppIntent
  /// The type of the value.
  associatedtype Value
  /// Returns the value for the gallery.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the present value; never called.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control that is always the same, or has a value.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// A control without a value. Its content is not made.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
  /// A control with a value. Its content is not made.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

/// A control that people configure.
public struct AppIntentControlConfiguration<
  Configuration: AppIntent, Content: ControlWidgetTemplate
>:
  ControlWidgetConfiguration
{
  /// A control without a value. Its content is not made.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}
  /// A control with a value. Its content is not made.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

/// A button in the control center.
public struct ControlWidgetButton<Label: View, Action: AppIntent>: ControlWidgetTemplate {
  /// A button with a label, which is not made.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
  /// A button with a label for while it acts; neither is made.
  public init<ActionLabel: View>(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

/// A switch in the control center.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  /// A switch with words for its states; none are made.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where Label == Text {
  /// A switch with words for its states, which are not made.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
  /// A switch with words for its states, which are not made.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}
