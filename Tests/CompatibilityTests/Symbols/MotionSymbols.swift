import SwiftUI

private struct Shake: GeometryEffect {
  var amount: CGFloat
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(amount, 0) }
    set { amount = newValue.first }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount, y: 0))
  }
}

/// A view that is animatable by itself.
private struct Number: View, Animatable {
  var animatableData: Double
  var body: some View { Text("\(animatableData)") }
}

private struct Halfway: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < 1 ? value.scaled(by: 0.5) : nil
  }
}

struct AnimationSymbols: View {
  @State private var isOn = false
  @Namespace private var space
  private let animations: [Animation] = [
    .default, .spring, .spring(), .spring(duration: 0.3, bounce: 0.2),
    .spring(response: 0.3, dampingFraction: 0.5), .spring(dampingFraction: 0.5), .easeInOut,
    .easeInOut(duration: 1), .linear, .linear(duration: 1), .easeIn, .easeOut(duration: 1), .bouncy,
    .bouncy(duration: 1, extraBounce: 0.1), .smooth(duration: 1), .snappy,
    .interpolatingSpring(stiffness: 1, damping: 1),
    .interpolatingSpring(mass: 1, stiffness: 1, damping: 1, initialVelocity: 0),
    .interactiveSpring(), .interactiveSpring(response: 1, dampingFraction: 1, blendDuration: 0),
    .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1), .linear.delay(1).speed(2).repeatCount(2),
    .linear.repeatForever(), .linear.repeatForever(autoreverses: false), Animation(Halfway()),
  ]

  var body: some View {
    VStack {
      Text("a").animation(.default, value: isOn).animation(.easeIn).animation(nil, value: 1)
      Text("b").modifier(Shake(amount: isOn ? 10 : 0))
      Number(animatableData: isOn ? 1 : 0)
      Text("c").matchedGeometryEffect(id: 1, in: space)
        .matchedGeometryEffect(id: 2, in: space, properties: .frame, isSource: true)
      TimelineView(.animation(minimumInterval: 1, paused: true)) { context in
        Text("\(context.date)")
      }
      .hidden()
      PhaseAnimator([false, true], trigger: isOn) { phase in
        Text("d").opacity(phase ? 1 : 0.5)
      } animation: { _ in
        .linear
      }
      Text("e").phaseAnimator([0.0, 1.0], trigger: isOn) { view, phase in view.opacity(1 - phase) }
      Text("f").keyframeAnimator(initialValue: 0.0, trigger: isOn) { view, value in
        view.offset(x: value)
      } keyframes: { _ in
        KeyframeTrack {
          LinearKeyframe(1, duration: 0.1)
          SpringKeyframe(2, duration: 0.1)
          CubicKeyframe(0, duration: 0.1)
        }
      }
      Text("g").transaction { $0.disablesAnimations = true }
      Button("h") {
        withAnimation(.linear) { isOn.toggle() }
        withAnimation { isOn.toggle() }
        var transaction = Transaction(animation: .linear)
        transaction.disablesAnimations = true
        withTransaction(transaction) { isOn.toggle() }
      }
    }
  }
}

private struct Fall: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(y: phase.isIdentity ? 0 : phase.value * 20)
  }
}

struct TransitionSymbols: View {
  private let transitions: [AnyTransition] = [
    .opacity, .scale, .slide, .identity, .move(edge: .top), .offset(x: 3, y: 3), .push(from: .top),
    .asymmetric(insertion: .opacity, removal: .scale), .scale.combined(with: .opacity),
    .modifier(active: Fade(amount: 0), identity: Fade(amount: 1)), .opacity.animation(.linear),
  ]

  private struct Fade: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View { content.opacity(amount) }
  }

  var body: some View {
    VStack {
      ForEach(transitions.indices, id: \.self) { Text("\($0)").transition(transitions[$0]) }
      Text("a").transition(Fall())
      Text("b").transition(.blurReplace)
    }
  }
}
