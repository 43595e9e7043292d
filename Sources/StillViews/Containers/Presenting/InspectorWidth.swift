public import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// Shows an inspector: in a wide window as a column at the trailing edge, otherwise as a sheet (rule SM3.13).
nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector
  /// In points; nil: the system's.
  @State private var width: CGFloat?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.systemMotion) private var isMoved
  @Environment(\.accessibilityReduceMotion) private var isReduced

  init(isPresented: Binding<Bool>, @ViewBuilder inspector: @escaping () -> Inspector) {
    self.isPresented = isPresented
    self.inspector = inspector
  }

  /// In points.
  private static var usualWidth: CGFloat { 270 }

  @MainActor func body(content: Content) -> some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          HStack(spacing: 0) {
            Divider().ignoresSafeArea()
            inspector()
              .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
              .frame(width: width ?? Self.usualWidth)
              .frame(maxHeight: .infinity)
          }
          .transition(isReduced ? .opacity : .move(edge: .trailing))
        }
      }
      .systemAnimation(isMoved ? SystemMotion.carriage : nil, value: isPresented.wrappedValue)
    } else {
      content.modifier(PresentingModifier(.sheet, isPresented, presented: inspector))
    }
  }
}

/// The width of the inspector around, in points.
nonisolated private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the width of the surrounding inspector, in points, where it is a column. Widths that are negative or not finite
  /// are ignored.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width.isFinite && width >= 0 ? width : nil)
  }

  /// Sets the width of the surrounding inspector, in points, where it is a column: the ideal width between the minimum and
  /// the maximum, as users do not drag its edge.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    inspectorColumnWidth(Swift.max(Swift.min(ideal, max ?? ideal), min ?? ideal))
  }

  /// No effect: submit actions always reach the views around.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}
