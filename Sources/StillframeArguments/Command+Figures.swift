package import Foundation

extension Command {
  /// Options of `figures`.
  package struct Figures: Equatable, Codable {
    package var path: String
    /// The folder of a documentation catalogue.
    package var catalogue: String
    /// Whether stale figures are listed and nothing is written.
    package var isChecked = false
    /// Names of the previews that are films, too.
    package var films: [String] = []
    /// The most seconds of a film.
    package var duration: Double?
    package var fps: Double?
    package var size: CGSize?
    package var scale = 2.0
    package var looks = Looks()
    package var previews = Previews()
    package var fonts = Fonts()

    /// The command for pictures in one color scheme.
    package func still(isDark: Bool) -> Command {
      .render(
        Render(
          scene: path, size: size, scale: scale, looks: looks(isDark: isDark), previews: previews,
          fonts: fonts))
    }

    /// The command for films in one color scheme.
    package func film(isDark: Bool) -> Command {
      var film = Animate(
        scene: path, size: size, scale: scale, fps: fps ?? 30, duration: duration ?? 4)
      film.film.endsAtRest = true
      film.looks = looks(isDark: isDark)
      film.previews = previews
      film.fonts = fonts
      return .animate(film)
    }

    private func looks(isDark: Bool) -> Looks {
      var looks = looks
      looks.isDark = isDark
      return looks
    }
  }

  /// Parses the options of `figures`.
  static func figures(_ arguments: Arguments) throws(UsageError) -> Figures {
    let path = arguments.operands[0]
    guard isPath(path) else { throw .notAPath(path) }
    guard let catalogue = arguments.value("--into") else { throw .missingCatalogue }
    var figures = Figures(
      path: path, catalogue: catalogue, isChecked: arguments.has("--check"),
      films: arguments.allValues("--film"), duration: try arguments.number("--duration"),
      fps: try arguments.number("--fps"), size: try arguments.size("--size"),
      scale: try arguments.number("--scale") ?? 2)
    guard [1, 2, 3].contains(figures.scale) else { throw .notAFigureScale(figures.scale) }
    figures.looks = try looks(arguments)
    figures.looks.fitsContent = figures.size == nil && figures.looks.device == nil
    figures.previews = try previews(arguments)
    figures.fonts = fonts(arguments)
    return figures
  }
}
