// The macros that SwiftUI has. `StillframeMacros`, which the compiler runs, says what they become.

/// A preview: a view that tools show while it is written. It becomes a type that conforms to `PreviewRegistry`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StillframeMacros", type: "PreviewMacro")

/// A preview with traits: its size, its orientation, or a modifier around it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StillframeMacros", type: "PreviewMacro")

/// Marks a property inside `#Preview` that lives as long as the preview does.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "StillframeMacros", type: "PreviewableMacro")

/// Makes a property in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues` a value with a key of its own.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "StillframeMacros", type: "EntryMacro")

/// Makes `animatableData` of all stored variables but those marked `@AnimatableIgnored`.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "StillframeMacros", type: "AnimatableMacro")

/// Marks a variable that `@Animatable` leaves alone.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "StillframeMacros", type: "AnimatableIgnoredMacro")
