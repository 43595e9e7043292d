import Foundation

/// Destination of a request.
enum Route {
  case health
  case metrics
  case list
  case scene(ServedScene, SceneRequest)

  /// - Throws: `ServingError` with status 400, 403, 404, 405, 413 or 414.
  init(
    _ request: PictureRequest, _ options: ServingOptions, _ scenes: [String: ServedScene],
    _ signer: AddressSigner?
  ) throws(ServingError) {
    guard ["GET", "HEAD", "POST"].contains(request.method) else {
      throw .methodNotAllowed(String(request.method.prefix(20)))
    }
    guard request.path.utf8.count + request.query.utf8.count <= options.maxAddress else {
      throw .addressTooLong(limit: options.maxAddress)
    }
    if let body = request.body, body.count > options.maxBody {
      throw .bodyTooLarge(limit: options.maxBody)
    }
    let path = try QueryItems.decoded(request.path)
    guard path.hasPrefix("/") else { throw .badRequest("the path has to begin with a slash") }
    let name = String(path.dropFirst())
    switch name {
    case "", "healthz", "metrics":
      guard request.method != "POST" else { throw .methodNotAllowed("POST") }
    default: break
    }
    switch name {
    case "healthz": self = .health
    case "metrics": self = .metrics
    case "": self = .list
    default:
      let body = request.method == "POST" ? request.body ?? Data() : nil
      if let signer, !(try signer.accepts(path: request.path, query: request.query, body: body)) {
        throw .notSigned
      }
      (self) = try Self.picture(name, request, scenes)
    }
  }

  private static func picture(
    _ name: String, _ request: PictureRequest, _ scenes: [String: ServedScene]
  ) throws(ServingError) -> Route {
    // The longest scene that the name begins with: names may have full stops of their own. A slash is in none.
    let dots = name.contains("/") ? [] : name.indices.filter { name[$0] == "." }.reversed()
    for dot in dots {
      var (stem, scale) = (String(name[..<dot]), nil as Int?)
      if let mark = stem.lastIndex(of: "@"), stem.hasSuffix("x"),
        let number = Int(stem[stem.index(after: mark)...].dropLast()), (1...10).contains(number)
      {
        (stem, scale) = (String(stem[..<mark]), number)
      }
      guard let scene = scenes[stem] else { continue }
      return .scene(
        scene,
        SceneRequest(
          fileExtension: String(name[dot...]).lowercased(), scale: scale,
          query: try QueryItems(request.query),
          body: request.method == "POST" ? request.body ?? Data() : nil))
    }
    let shown = name.prefix(80)
    if scenes[name] != nil {
      throw .notFound("'/\(shown)' names no format: add one, as in '/\(shown).png'")
    }
    throw .notFound("there is no scene at '/\(shown)': '/' lists all")
  }
}
