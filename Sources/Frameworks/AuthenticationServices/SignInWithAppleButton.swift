public import SwiftUI

/// The button that signs in with an Apple Account. A tap has no effect: nobody can be signed in.
public struct SignInWithAppleButton: View {
  /// The words of the button.
  public struct Label: Hashable, Sendable {
    let words: SignInWords
    /// "Sign in with Apple".
    public static let signIn = Label(words: .signIn)
    /// "Sign up with Apple".
    public static let signUp = Label(words: .signUp)
    /// "Continue with Apple".
    public static let `continue` = Label(words: .continue)
  }

  /// The colors of the button.
  public struct Style: Hashable, Sendable {
    let isBlack: Bool
    let isOutlined: Bool
    /// Black with white words.
    public static let black = Style(isBlack: true, isOutlined: false)
    /// White with black words.
    public static let white = Style(isBlack: false, isOutlined: false)
    /// White with black words and a black outline.
    public static let whiteOutline = Style(isBlack: false, isOutlined: true)
  }

  private let label: Label
  @Environment(\.signInWithAppleButtonStyle) private var style
  @Environment(\.locale) private var locale

  /// A button with words.
  public init(
    _ label: Label = .signIn,
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
  }

  @MainActor public var body: some View {
    Button {
    } label: {
      SignInFace(words: label.words, style: style)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: label.words.title(in: locale)))
  }
}

/// The face of the button: words at 0.4 of the button's height, a logo as high as their capitals before them, in
/// the middle. Measured in homete's `SignInUpWithAppleButton` (iOS 18): at 48 points the capitals and the logo are 13.5 high.
private struct SignInFace: View {
  let words: SignInWords
  let style: SignInWithAppleButton.Style
  @Environment(\.locale) private var locale

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size.height * 0.4
      HStack(spacing: size * 0.25) {
        Image(systemName: "apple.logo").font(.system(size: size * 0.66, weight: .medium))
        Text(verbatim: words.title(in: locale))
      }
      .font(.system(size: size, weight: .medium))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundStyle(style.isBlack ? Color.white : .black)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(minWidth: 140, minHeight: 30)
    .background(
      style.isBlack ? Color.black : .white, in: RoundedRectangle(cornerRadius: 6)
    )
    .overlay {
      if style.isOutlined {
        RoundedRectangle(cornerRadius: 6).strokeBorder(.black, lineWidth: 1)
      }
    }
  }
}

private struct SignInStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colors of buttons that sign in with an Apple Account (default: black).
  nonisolated public func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}

/// The button that signs in with an Apple Account, of UIKit. A tap has no effect: nobody can be signed in.
@MainActor @preconcurrency open class ASAuthorizationAppleIDButton: UIControl {
  /// The words of the button.
  public enum ButtonType: Int, Sendable {
    /// "Sign in with Apple", "Continue with Apple", "Sign up with Apple".
    case signIn, `continue`, signUp
    /// The first one.
    public static let `default` = ButtonType.signIn
  }

  /// The colors of the button.
  public enum Style: Int, Sendable {
    /// White, white with an outline, or black.
    case white, whiteOutline, black
  }

  /// The radius of the corners, in points (default: 6). No effect: it is drawn with the default.
  open var cornerRadius: CGFloat = 6

  /// A button with words and colors.
  public init(type: ButtonType, style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    let words: SignInWords =
      switch type {
      case .signIn: .signIn
      case .continue: .continue
      case .signUp: .signUp
      }
    let face: SignInWithAppleButton.Style =
      switch style {
      case .white: .white
      case .whiteOutline: .whiteOutline
      case .black: .black
      }
    hosted = { AnyView(SignInFace(words: words, style: face)) }
  }

  /// A button with words and colors.
  public convenience init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
  ) { self.init(type: type, style: style) }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }
}
