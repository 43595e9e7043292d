public import Foundation
public import StillViewGraph

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Indeterminate progress.
  public init() where Label == EmptyView {
    self.init(value: nil as Double?)
  }

  /// Indeterminate progress with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: nil as Double?, label: label)
  }

  /// Indeterminate progress with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Indeterminate progress with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// The completed fraction of a `Progress`.
  public init(_ progress: Progress) {
    self.init(
      value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress of a style's configuration, in the style around that one.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      value: configuration.fractionCompleted, label: { configuration.label },
      currentValueLabel: { configuration.currentValueLabel })
  }
}
