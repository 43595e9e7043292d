import Foundation
import StillframeServer

extension PreviewStudio {
  /// The names that requests may use.
  static let names = ["after", "name", "taps"] + looks

  /// The page's switches.
  private static let looks = ["dark", "rtl", "dynamic-type", "device", "locale", "accessibility"]
  /// Asks for numbered regions and findings in place of the plain picture.
  static let accessibilityWord = "--audit"

  /// Returns the response to a browser's request.
  func answer(_ request: PageServer.Request) -> PageServer.Response {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).map(
      String.init)
    switch parts.first {
    case "" where parts.count == 1:
      return .init(type: "text/html; charset=utf-8", body: Data(StudioPage.html(title).utf8))
    case "generation" where parts.count == 1:
      let known = Int(request.query["after"] ?? "") ?? -1
      return .text("\(wait(after: known, atMost: 20))")
    case "progress" where parts.count == 1:
      guard let body = try? JSONEncoder().encode(progress) else { break }
      return .init(type: "application/json", body: body)
    case "previews" where parts.count == 1:
      let words = Self.words(request.query)
      guard let body = try? look(words).json(Self.query(request.query)) else { break }
      return .init(type: "application/json", body: body)
    case "picture" where parts.count == 2:
      let shown = look(Self.words(request.query)).previews
      guard let index = Int(parts[1]), shown.indices.contains(index), let png = shown[index].picture
      else { break }
      return .init(type: "image/png", body: png)
    case "film" where parts.count == 1:
      guard let film = film(of: request.query) else { break }
      let answer = FilmResponse(
        frames: film.frames.count, fps: ShownFilm.fps, problem: film.problem)
      guard let body = try? JSONEncoder().encode(answer) else { break }
      return .init(type: "application/json", body: body)
    case "frame" where parts.count == 2:
      guard let film = film(of: request.query), let index = Int(parts[1]),
        film.frames.indices.contains(index)
      else { break }
      return .init(type: "image/png", body: film.frames[index])
    default: break
    }
    return .text("there is nothing here\n", status: 404)
  }

  /// The film that a request names, with its taps: a JSON array of what `--tap` takes.
  private func film(of query: [String: String]) -> ShownFilm? {
    let taps = (query["taps"]?.data(using: .utf8)).flatMap {
      try? JSONDecoder().decode([String].self, from: $0)
    }
    return film(
      of: query["name"] ?? "",
      Self.words(query) + (taps ?? []).prefix(Self.mostTaps).map { "--tap=\($0)" })
  }

  /// The most taps of a film.
  private static let mostTaps = 64

  private struct FilmResponse: Encodable {
    let frames: Int
    let fps: Double
    let problem: String?
  }

  /// Returns the command-line options for the page's switches, in one order, whatever that of the address is.
  static func words(_ query: [String: String]) -> [String] {
    var words: [String] = []
    if query["dark"] == "1" { words.append("--dark") }
    if query["rtl"] == "1" { words.append("--rtl") }
    for name in ["dynamic-type", "device", "locale"] {
      if let value = query[name], !value.isEmpty { words += ["--\(name)=\(value)"] }
    }
    words += ["--scale=2"]
    if query["accessibility"] == "1" { words.append(accessibilityWord) }
    return words
  }

  /// Returns the same for an address.
  static func query(_ query: [String: String]) -> String {
    var components = URLComponents()
    components.queryItems = looks.compactMap { name in
      query[name].map { URLQueryItem(name: name, value: $0) }
    }
    return components.percentEncodedQuery ?? ""
  }
}
