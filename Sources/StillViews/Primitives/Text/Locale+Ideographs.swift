import Foundation
import StillText

extension Locale {
  /// The language whose forms of ideographs the locale uses; nil for locales without ideographs.
  var ideographLanguage: ParagraphStyle.IdeographLanguage? {
    let language = Locale.Components(locale: self).languageComponents
    switch language.languageCode?.identifier {
    case "ja": return .japanese
    case "ko": return .korean
    case "zh", "yue":
      if let script = language.script?.identifier {
        return script == "Hant" ? .traditionalChinese : .simplifiedChinese
      }
      let isTraditional = ["TW", "HK", "MO"].contains(language.region?.identifier)
      return isTraditional ? .traditionalChinese : .simplifiedChinese
    default: return nil
    }
  }
}
