import Foundation

/// The words of a button that signs in with an Apple Account, in the language of the device.
enum SignInWords: Int, Hashable, Sendable {
  case signIn, signUp, `continue`

  /// To sign in, to sign up and to continue, by language; other languages have the English words.
  private static let titles: [String: [String]] = [
    "en": ["Sign in with Apple", "Sign up with Apple", "Continue with Apple"],
    "de": ["Mit Apple anmelden", "Mit Apple registrieren", "Mit Apple fortfahren"],
    "es": ["Iniciar sesión con Apple", "Registrarse con Apple", "Continuar con Apple"],
    "fr": ["Se connecter avec Apple", "S’inscrire avec Apple", "Continuer avec Apple"],
    "it": ["Accedi con Apple", "Registrati con Apple", "Continua con Apple"],
    "ja": ["Appleでサインイン", "Appleで登録", "Appleで続ける"],
    "ko": ["Apple로 로그인", "Apple로 등록", "Apple로 계속하기"],
    "nl": ["Log in met Apple", "Registreer met Apple", "Ga door met Apple"],
    "pt": ["Iniciar sessão com a Apple", "Registrar com a Apple", "Continuar com a Apple"],
    "ru": ["Вход с Apple", "Регистрация с Apple", "Продолжить с Apple"],
    "zh": ["通过 Apple 登录", "通过 Apple 注册", "通过 Apple 继续"],
  ]

  /// Returns the words in the language of a locale.
  func title(in locale: Locale) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    return (Self.titles[language] ?? Self.titles["en"] ?? [])[rawValue]
  }
}
