public import UIKit

/// The words of a button that pays with Apple Pay.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
  let words: String

  /// Apple Pay's name alone.
  public static let plain = Self(words: "")
  /// "Buy with".
  public static let buy = Self(words: "Buy with")
  /// "Set up".
  public static let setUp = Self(words: "Set up")
  /// "Pay with".
  public static let inStore = Self(words: "Pay with")
  /// "Donate with".
  public static let donate = Self(words: "Donate with")
  /// "Check out with".
  public static let checkout = Self(words: "Check out with")
  /// "Book with".
  public static let book = Self(words: "Book with")
  /// "Subscribe with".
  public static let subscribe = Self(words: "Subscribe with")
  /// "Reload with".
  public static let reload = Self(words: "Reload with")
  /// "Add money with".
  public static let addMoney = Self(words: "Add money with")
  /// "Top up with".
  public static let topUp = Self(words: "Top up with")
  /// "Order with".
  public static let order = Self(words: "Order with")
  /// "Rent with".
  public static let rent = Self(words: "Rent with")
  /// "Support with".
  public static let support = Self(words: "Support with")
  /// "Contribute with".
  public static let contribute = Self(words: "Contribute with")
  /// "Tip with".
  public static let tip = Self(words: "Tip with")
  /// "Continue with".
  public static let `continue` = Self(words: "Continue with")
}

/// The colors of a button that pays with Apple Pay.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
  fileprivate enum Kind {
    case automatic, black, white, whiteOutline
  }

  fileprivate let kind: Kind

  /// Black in light surroundings, white in dark ones.
  public static let automatic = Self(kind: .automatic)
  /// Black with white words.
  public static let black = Self(kind: .black)
  /// White with black words.
  public static let white = Self(kind: .white)
  /// White with black words and a black outline.
  public static let whiteOutline = Self(kind: .whiteOutline)
}

/// The button that pays with Apple Pay. A tap calls its action; nothing is paid.
public struct PayWithApplePayButton<Fallback: View>: View {
  private let label: PayWithApplePayButtonLabel
  private let action: @MainActor () -> Void
  @Environment(\.payWithApplePayButtonStyle) private var style

  /// A button with words. The view for devices without Apple Pay is not shown.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping @MainActor () -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) {
    self.label = label
    self.action = action
  }

  @MainActor public var body: some View {
    Button(action: action) { ApplePayFace(words: label.words, style: style) }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(ApplePayFace.title(label.words)))
  }
}

extension PayWithApplePayButton where Fallback == EmptyView {
  /// A button with words.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping @MainActor () -> Void
  ) {
    self.init(label, action: action) { EmptyView() }
  }
}

/// The face of the button: words, logo and "Pay", centered.
struct ApplePayFace: View {
  let words: String
  let style: PayWithApplePayButtonStyle
  var radius = 4.0

  @Environment(\.colorScheme) private var colorScheme

  static func title(_ words: String) -> String {
    words.isEmpty ? "Apple Pay" : words + " Apple Pay"
  }

  private var isBlack: Bool {
    switch style.kind {
    case .automatic: colorScheme == .light
    case .black: true
    case .white, .whiteOutline: false
    }
  }

  var body: some View {
    GeometryReader { geometry in
      let size = min(geometry.size.height * 0.43, 24)
      HStack(spacing: size * 0.2) {
        if !words.isEmpty { Text(words) }
        HStack(spacing: 0) {
          Image(systemName: "apple.logo")
          Text("Pay")
        }
      }
      .font(.system(size: size, weight: .medium))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundStyle(isBlack ? Color.white : .black)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(minWidth: words.isEmpty ? 100 : 140, minHeight: 30)
    .background(isBlack ? Color.black : .white, in: RoundedRectangle(cornerRadius: radius))
    .overlay {
      if style == .whiteOutline {
        RoundedRectangle(cornerRadius: radius).strokeBorder(.black, lineWidth: 1)
      }
    }
  }
}

private struct ApplePayStyleKey: EnvironmentKey {
  static var defaultValue: PayWithApplePayButtonStyle { .automatic }
}

extension EnvironmentValues {
  var payWithApplePayButtonStyle: PayWithApplePayButtonStyle {
    get { self[ApplePayStyleKey.self] }
    set { self[ApplePayStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colors of buttons that pay with Apple Pay (default: automatic).
  nonisolated public func payWithApplePayButtonStyle(
    _ style: PayWithApplePayButtonStyle
  ) -> some View {
    environment(\.payWithApplePayButtonStyle, style)
  }
}
