public import Foundation
public import StillViewGraph

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something goes on, and nobody knows for how long.
  public init() where Label == EmptyView {
    self.init(value: nil as Double?)
  }

  /// Something goes on, and nobody knows for how long, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: nil as Double?, label: label)
  }

  /// Something goes on, and nobody knows for how long, with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Something goes on, and nobody knows for how long, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// What is done of a task.
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
  /// What a style has to show, in the style around that one.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      value: configuration.fractionCompleted, label: { configuration.label },
      currentValueLabel: { configuration.currentValueLabel })
  }
}
