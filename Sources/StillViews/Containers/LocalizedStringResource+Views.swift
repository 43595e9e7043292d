public import Foundation
public import StillGeometry
public import StillViewGraph

// Views and modifiers with titles from the table that a resource names, as iOS 26 has them.

extension LocalizedStringResource {
  /// A key whose text is this one, looked up in its own table.
  fileprivate var inserted: LocalizedStringKey { "\(self)" }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(titleResource.inserted, systemImage: name)
  }

  /// A title with a picture.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(titleResource.inserted, image: name)
  }
}

extension Button where Label == Text {
  /// A button with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(titleResource.inserted, action: action)
  }

  /// A button with a title and a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource.inserted, role: role, action: action)
  }
}

extension Button where Label == StillViews.Label<Text, Image> {
  /// A button with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource.inserted, systemImage: systemImage, action: action)
  }

  /// A button with a title, a symbol and a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource.inserted, systemImage: systemImage, role: role, action: action)
  }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(titleResource.inserted, isOn: isOn)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.inserted, content: content)
  }
}

extension Menu where Label == Text {
  /// A menu with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.inserted, content: content)
  }
}

extension Link where Label == Text {
  /// A link with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(titleResource.inserted, destination: destination)
  }
}

extension NavigationLink where Label == Text {
  /// A link to a page.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(titleResource.inserted, destination: destination)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the page of a value.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(titleResource.inserted, value: value)
  }
}

extension Picker where Label == Text {
  /// A choice with a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.inserted, selection: selection, content: content)
  }
}

extension TextField where Label == Text {
  /// A field with a title, which it shows while it is empty.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(titleResource.inserted, text: text, prompt: prompt)
  }

  /// A field with a title that grows along an axis.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(titleResource.inserted, text: text, prompt: prompt, axis: axis)
  }
}

extension SecureField where Label == Text {
  /// A field with a title, which it shows while it is empty.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(titleResource.inserted, text: text, prompt: prompt)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A title with a view.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.inserted, content: content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(titleResource.inserted, value: value)
  }
}

extension ContentUnavailableView
where
  Label == StillViews.Label<Text, Image>, Description == Text?, Actions == EmptyView
{
  /// A title with a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(titleResource.inserted, systemImage: name, description: description)
  }
}

extension Tab where Value == Never, Label == StillViews.Label<Text, Image> {
  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.inserted, systemImage: systemImage, role: role, content: content)
  }
}

extension Tab where Value: Hashable, Label == StillViews.Label<Text, Image> {
  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      titleResource.inserted, systemImage: systemImage, value: value, role: role, content: content)
  }
}

extension View {
  /// Sets the title of a page.
  @_disfavoredOverload
  nonisolated public func navigationTitle(
    _ titleResource: LocalizedStringResource
  ) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the words that assistive technologies read.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label))
  }

  /// Sets the value that assistive technologies read.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ value: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(value))
  }

  /// Sets the hint that assistive technologies read.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint))
  }

  /// Shows an alert with a title.
  @_disfavoredOverload
  nonisolated public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a title and a message.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }
}
