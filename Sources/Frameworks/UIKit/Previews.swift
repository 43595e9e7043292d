// The previews of UIKit. `StillframeMacros`, which the compiler runs, says what they become.

/// A preview of a controller of UIKit, whose view fills the window.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "StillframeMacros", type: "UIKitPreviewMacro")

/// A preview of a view of UIKit.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "StillframeMacros", type: "UIKitPreviewMacro")
