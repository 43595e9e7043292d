import Foundation
import StillViewGraph

extension Label where Title == Text, Icon == Image {
  /// A title with a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// A title with a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Button where Label == StillViews.Label<Text, Image> {
  /// A button with a title and a picture of an asset catalogue.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StillViews.Label(titleKey, image: resource) }
  }

  /// A button with a title and a picture of an asset catalogue.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StillViews.Label(title, image: resource) }
  }

  /// A button with a role, a title and a picture of an asset catalogue.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { StillViews.Label(titleKey, image: resource) }
  }
}
