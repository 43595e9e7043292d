@_exported public import UIKit

/// The words of a button that pays with Apple Pay.
public enum PKPaymentButtonType: Int, Sendable {
  /// Apple Pay's name alone, or after the words.
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp
  /// Apple Pay's name after the words.
  case order, rent, support, contribute, tip, `continue`

  fileprivate var label: PayWithApplePayButtonLabel {
    switch self {
    case .plain: .plain
    case .buy: .buy
    case .setUp: .setUp
    case .inStore: .inStore
    case .donate: .donate
    case .checkout: .checkout
    case .book: .book
    case .subscribe: .subscribe
    case .reload: .reload
    case .addMoney: .addMoney
    case .topUp: .topUp
    case .order: .order
    case .rent: .rent
    case .support: .support
    case .contribute: .contribute
    case .tip: .tip
    case .continue: .continue
    }
  }
}

/// The colors of a button that pays with Apple Pay.
public enum PKPaymentButtonStyle: Int, Sendable {
  /// White, white with an outline, black, or black in light surroundings and white in dark ones.
  case white, whiteOutline, black, automatic

  fileprivate var style: PayWithApplePayButtonStyle {
    switch self {
    case .white: .white
    case .whiteOutline: .whiteOutline
    case .black: .black
    case .automatic: .automatic
    }
  }
}

/// The button that pays with Apple Pay, of UIKit.
@MainActor @preconcurrency open class PKPaymentButton: UIButton {
  /// The radius of the corners, in points (default: 4).
  open var cornerRadius: CGFloat = 4

  /// A button with words and colors.
  public init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    super.init(frame: CGRect(x: 0, y: 0, width: type == .plain ? 100 : 140, height: 30))
    hosted = { [weak self] in
      AnyView(
        ApplePayFace(
          words: type.label.words, style: style.style, radius: Double(self?.cornerRadius ?? 4)))
    }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }
}
