import Foundation
import StillAnimation
public import StillViewGraph

extension SymbolEffectConfiguration {
  /// How long one run of the effect takes, in seconds.
  fileprivate var duration: Double {
    switch kind {
    case .bounce: 0.5
    case .wiggle: 0.7
    case .rotate: 1.2
    case .breathe, .pulse, .variableColor: 1.6
    case .appear, .automatic, .disappear, .replace, .scale: 0.35
    }
  }

  /// Whether the effect, while active, runs again and again.
  fileprivate var repeats: Bool {
    switch kind {
    case .appear, .automatic, .disappear, .replace, .scale: false
    case .bounce, .breathe, .pulse, .rotate, .variableColor, .wiggle: true
    }
  }
}

/// Runs an effect each time a value changes.
nonisolated struct DiscreteSymbolEffectModifier<Value: Equatable>: ViewModifier {
  let configuration: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let value: Value
  @State private var runs = 0

  init(
    configuration: SymbolEffectConfiguration, options: SymbolEffectOptions, value: Value
  ) {
    self.configuration = configuration
    self.options = options
    self.value = value
  }

  @MainActor func body(content: Content) -> some View {
    let count = min(options.count ?? 1, 1000)
    let animation = Animation.linear(
      duration: configuration.duration * Double(count) / options.pace)
    content
      .animation(animation) {
        $0.modifier(
          SymbolAppearanceModifier(
            value: SymbolAppearance(configuration: configuration, step: Double(runs))))
      }
      .onChange(of: value) { runs += count }
  }
}

/// Shows an effect while it is active.
struct IndefiniteSymbolEffectModifier: ViewModifier {
  let configuration: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let isActive: Bool
  /// Whether it is running, for effects that run again and again: from the first moment on, not before it.
  @State private var isRunning = false

  nonisolated init(
    configuration: SymbolEffectConfiguration, options: SymbolEffectOptions, isActive: Bool
  ) {
    self.configuration = configuration
    self.options = options
    self.isActive = isActive
  }

  private var isShown: Bool { configuration.repeats ? isRunning : isActive }

  private var animation: Animation {
    guard configuration.repeats else {
      return .easeInOut(duration: configuration.duration / options.pace)
    }
    guard isRunning else {
      return Animation(FinishedRun(duration: configuration.duration / options.pace))
    }
    let run = Animation.linear(duration: configuration.duration / options.pace)
    if let count = options.count, count < .max {
      return run.repeatCount(count, autoreverses: false)
    }
    return run.repeatForever(autoreverses: false)
  }

  func body(content: Content) -> some View {
    content
      .animation(animation) {
        $0.modifier(
          SymbolAppearanceModifier(
            value: SymbolAppearance(configuration: configuration, step: isShown ? 1 : 0)))
      }
      .onChange(of: isActive, initial: true) { isRunning = isActive }
  }
}

extension View {
  /// Runs an effect on the symbols inside each time a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      DiscreteSymbolEffectModifier(
        configuration: effect.configuration, options: options, value: value))
  }

  /// Shows an effect on the symbols inside while it is active.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      IndefiniteSymbolEffectModifier(
        configuration: effect.configuration, options: options, isActive: isActive))
  }

  /// Keeps effects from outside off the symbols inside.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolLooks) { if isEnabled { $0 = [] } }
  }
}
