package import Foundation

/// The platform's terms for traits and values, in the language of a locale; English where ours has none for it.
package struct SpokenTerms: Sendable {
  package let on: String
  package let off: String
  package let mixed: String
  package let expanded: String
  package let collapsed: String
  package let selected: String
  package let dimmed: String
  package let button: String
  package let backButton: String
  package let back: String
  package let toggle: String
  package let tab: String
  package let textField: String
  package let secureTextField: String
  package let searchField: String
  package let heading: String
  package let link: String
  package let adjustable: String
  package let image: String
  package let inProgress: String
  package let progress: String
  /// With %1 for the place and %2 for the number.
  private let place: String
  package let toggleHint: String
  package let fieldHint: String
  package let adjustableHint: String
  package let actions: String
  package let moreContent: String

  /// "2 of 5".
  package func place(_ index: Int, of count: Int) -> String {
    place.replacingOccurrences(of: "%1", with: "\(index)")
      .replacingOccurrences(of: "%2", with: "\(count)")
  }

  /// The terms in the language of a locale.
  package static func of(_ locale: Locale) -> SpokenTerms {
    switch locale.language.languageCode?.identifier {
    case "de": german
    case "fr": french
    case "es": spanish
    default: english
    }
  }

  private static let english = SpokenTerms(
    on: "On", off: "Off", mixed: "Mixed", expanded: "Expanded", collapsed: "Collapsed",
    selected: "Selected", dimmed: "Dimmed", button: "Button", backButton: "Back Button",
    back: "Back", toggle: "Switch Button", tab: "Tab", textField: "Text Field",
    secureTextField: "Secure Text Field", searchField: "Search Field", heading: "Heading",
    link: "Link", adjustable: "Adjustable", image: "Image", inProgress: "In progress",
    progress: "Progress", place: "%1 of %2", toggleHint: "Double tap to toggle setting.",
    fieldHint: "Double tap to edit.",
    adjustableHint: "Swipe up or down with one finger to adjust the value.",
    actions: "Actions available", moreContent: "More content available")

  private static let german = SpokenTerms(
    on: "Ein", off: "Aus", mixed: "Gemischt", expanded: "Erweitert", collapsed: "Reduziert",
    selected: "Auswahl", dimmed: "Grau dargestellt", button: "Taste",
    backButton: "Zurück-Taste", back: "Zurück", toggle: "Umschalttaste", tab: "Tab",
    textField: "Textfeld", secureTextField: "Sicheres Textfeld", searchField: "Suchfeld",
    heading: "Überschrift", link: "Link", adjustable: "Einstellbar", image: "Bild",
    inProgress: "In Bearbeitung", progress: "Fortschritt", place: "%1 von %2",
    toggleHint: "Zum Umschalten doppeltippen.", fieldHint: "Zum Bearbeiten doppeltippen.",
    adjustableHint: "Zum Anpassen des Werts mit einem Finger nach oben oder unten streichen.",
    actions: "Aktionen verfügbar", moreContent: "Weitere Inhalte verfügbar")

  private static let french = SpokenTerms(
    on: "Activé", off: "Désactivé", mixed: "Mixte", expanded: "Développé", collapsed: "Réduit",
    selected: "Sélectionné", dimmed: "Estompé", button: "Bouton", backButton: "Bouton Retour",
    back: "Retour", toggle: "Bouton bascule", tab: "Onglet", textField: "Champ de texte",
    secureTextField: "Champ de texte sécurisé", searchField: "Champ de recherche",
    heading: "En-tête", link: "Lien", adjustable: "Ajustable", image: "Image",
    inProgress: "En cours", progress: "Progression", place: "%1 sur %2",
    toggleHint: "Touchez deux fois pour changer le réglage.",
    fieldHint: "Touchez deux fois pour modifier.",
    adjustableHint: "Balayez vers le haut ou le bas avec un doigt pour ajuster la valeur.",
    actions: "Actions disponibles", moreContent: "Contenu supplémentaire disponible")

  private static let spanish = SpokenTerms(
    on: "Activado", off: "Desactivado", mixed: "Mixto", expanded: "Expandido",
    collapsed: "Contraído", selected: "Seleccionado", dimmed: "Atenuado", button: "Botón",
    backButton: "Botón Atrás", back: "Atrás", toggle: "Botón conmutador", tab: "Pestaña",
    textField: "Campo de texto", secureTextField: "Campo de texto seguro",
    searchField: "Campo de búsqueda", heading: "Encabezado", link: "Enlace",
    adjustable: "Ajustable", image: "Imagen", inProgress: "En curso", progress: "Progreso",
    place: "%1 de %2", toggleHint: "Toca dos veces para cambiar el ajuste.",
    fieldHint: "Toca dos veces para editar.",
    adjustableHint: "Desliza un dedo hacia arriba o abajo para ajustar el valor.",
    actions: "Acciones disponibles", moreContent: "Más contenido disponible")
}
