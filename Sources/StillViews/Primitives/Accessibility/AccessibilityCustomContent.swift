public import StillViewGraph

/// The key of custom content: entries of one key replace each other.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let id: String
  private let label: Text

  /// A key with a label, told apart by `id`.
  public init(_ label: Text, id: String) { (self.id, self.label) = (id, label) }
  /// A key with a label, told apart by `id`.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  /// A key that is told apart by its label.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }

  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

  fileprivate func entry(
    _ value: Text, _ importance: AXCustomContentImportance, in environment: EnvironmentValues
  ) -> CustomContentEntry {
    CustomContentEntry(
      key: id, label: label.spokenWords(in: environment),
      value: value.spokenWords(in: environment), isImportant: importance == .high)
  }

  fileprivate func isKey(of entry: CustomContentEntry) -> Bool { entry.key == id }
}

/// When custom content is read.
public enum AXCustomContentImportance: Hashable, Sendable {
  /// On request, or with the element itself.
  case `default`, high
}

extension View {
  /// Adds custom content to the view's accessibility elements; nil removes that of the key.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { properties, environment in
      let index = properties.customContent.firstIndex { key.isKey(of: $0) }
      switch (value?.entry(of: key, importance, environment), index) {
      case (let entry?, let index?): properties.customContent[index] = entry
      case (let entry?, nil): properties.customContent.append(entry)
      case (nil, let index?): properties.customContent.remove(at: index)
      case (nil, nil): break
      }
    }
  }
  /// Adds custom content to the view's accessibility elements.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }
  /// Adds custom content to the view's accessibility elements.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<S: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: S,
    importance: AXCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }
  /// Adds custom content to the view's accessibility elements.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let key = AccessibilityCustomContentKey(
      label, id: label.spokenWords(in: EnvironmentValues()))
    return accessibilityCustomContent(key, value, importance: importance)
  }
  /// Adds custom content to the view's accessibility elements.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }
  /// Adds custom content to the view's accessibility elements.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }
  /// Adds custom content to the view's accessibility elements.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<S: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: S,
    importance: AXCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}

extension Text {
  fileprivate func entry(
    of key: AccessibilityCustomContentKey, _ importance: AXCustomContentImportance,
    _ environment: EnvironmentValues
  ) -> CustomContentEntry {
    key.entry(self, importance, in: environment)
  }
}
