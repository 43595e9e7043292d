import Foundation
import StillImageFile
import Stillframe
import StillframeServing

extension ServedScene {
  /// A scene of a catalogue for a server.
  ///
  /// - Parameters:
  ///   - images: The sources of images that rows name. A scene without rows shows what `render` shows.
  ///   - timeLimit: The seconds that all images of hosts of one picture may take.
  ///   - locales: Counts the locales that requests name.
  ///   - recent: Shared by scenes of one service.
  init(
    _ entry: SceneEntry, maxPixels: Int, images: ImageAccess = ImageAccess(),
    timeLimit: Double = 10, locales: ServedLocales = ServedLocales(),
    recent: RecentPictures = RecentPictures()
  ) {
    let access = entry.rowStill == nil ? .ofProgram : images
    let kind = entry.rowStill != nil ? "rows" : entry.timing == nil ? "still" : "film"
    self.init(name: entry.name, title: entry.title, kind: kind) { request in
      let images = access.forOnePicture(seconds: timeLimit)
      // A row may load an image while it is decoded.
      var job = try ImageAccess.$current.withValue(images) {
        try SceneJob(entry, request, maxPixels: maxPixels, locales).job
      }
      switch job.work {
      case .picture(let make):
        job.work = .picture {
          try ImageAccess.$current.withValue(images) {
            try RecentPictures.$current.withValue(recent) { try make() }
          }
        }
      case .film(let isProgressive, let make):
        job.work = .film(isProgressive: isProgressive) { stream in
          try ImageAccess.$current.withValue(images) { try make(stream) }
        }
      }
      return job
    }
  }
}

/// A request to a scene, read and checked.
private struct SceneJob {
  let job: PictureJob

  /// - Throws: `ServingError`.
  init(
    _ entry: SceneEntry, _ request: SceneRequest, maxPixels: Int, _ locales: ServedLocales
  ) throws {
    let name = entry.name + request.fileExtension
    let url = URL(fileURLWithPath: "/" + name)
    let still = OutputFormat(fileExtension: url.pathExtension)
    let film = FilmFormat.of(url).flatMap { $0 == .folder ? nil : $0 }
    // A film's .png and .webp are its picture's, as those of `render`; its film's are .apng and .webp of `animate`.
    let isFilm = entry.timing != nil && film != nil && request.fileExtension != ".png"
    let isFilmName = Self.isFilmName(request.fileExtension)
    // A name such as /card.other.png would be another key of the same picture.
    let isPlain = isFilmName || !request.fileExtension.dropFirst().contains(".")
    guard isPlain && (still != nil && !isFilmName || isFilm) else {
      throw ServingError.notFound(
        entry.timing == nil && film != nil
          ? "'\(entry.name)' does not move: use \(OutputFormat.allExtensions.joined(separator: ", "))"
          : "'/\(name.prefix(80))' ends in no format that can be written: use "
            + OutputFormat.allExtensions.joined(separator: ", ")
            + (entry.timing == nil
              ? "" : ", " + FilmFormat.names.dropFirst().joined(separator: ", ")))
    }
    let (row, items) = try Self.row(of: entry, request)
    let looks = try ServedAppearance(
      items.looks, scale: request.scale, isFilm: isFilm, locales: locales)
    if let size = looks.setting.size ?? looks.setting.device?.size ?? entry.size {
      do throws(RenderError) {
        try Self.check(size, looks.setting.scale, maxPixels)
      } catch {
        throw ServingError(error)
      }
    }
    let setting = looks.setting
    let options = looks.writing
    let type = isFilm ? (film ?? .apng).mediaType : (still ?? .png).mediaType
    let headers = Self.headers(type)
    let key = Self.key(request, entry, items)
    if isFilm {
      guard let sequence = entry.makeFilm(setting) else {
        throw ServingError.notFound("'\(entry.name)' does not move")
      }
      guard sequence.count <= Tool.framesLimit else {
        throw ServingError.badRequest(
          "'duration' and 'fps' make no film of 1 to \(Tool.framesLimit) frames: use smaller ones"
        )
      }
      job = PictureJob(
        key: key, type: type, headers: headers,
        work: ServedFilm(sequence, film ?? .apng, name: name).work)
      return
    }
    guard let make = row ?? entry.still else {
      throw ServingError.notFound("'\(entry.name)' has no picture")
    }
    let work = PictureJob.Work.picture {
      let picture = make(setting)
      // Nobody reads warnings here; the picture is as good as it can be.
      picture.onWarning = { _ in }
      do throws(RenderError) {
        if let fitted = picture as? any FittedPicture {
          try Self.check(fitted.fittedSize(), setting.scale, maxPixels)
        }
        guard still != .png else { return try picture.pngData() }
      } catch {
        throw ServingError(error)
      }
      return try TemporaryPicture.data(request.fileExtension) { try picture.write(to: $0, options) }
    }
    job = PictureJob(key: key, type: type, headers: headers, work: work)
  }

  /// The row's picture, and the pairs of the query that it did not take, without the underscore before them.
  private static func row(
    of entry: SceneEntry, _ request: SceneRequest
  ) throws -> (SceneEntry.RowPicture?, Items) {
    let items = request.query.items.filter { $0.key != "_signature" }
    let marked = items.filter { ServedAppearance.isMarked($0.key) }
    let plain = items.filter { !ServedAppearance.isMarked($0.key) }
    guard let decode = entry.rowStill else {
      guard request.body == nil else {
        throw ServingError.methodNotAllowed("POST")
      }
      return (
        nil, Items(row: [], looks: plain + marked.map { (String($0.key.dropFirst()), $0.value) })
      )
    }
    let query = QueryRow(request.body == nil ? plain : [])
    let picture: SceneEntry.RowPicture
    do {
      picture = try decode(request.body.map { JSONRow($0) as any RowSource } ?? query)
    } catch let error as RowError {
      throw ServingError.badRequest(error.description)
    } catch {
      throw ServingError.badRequest("the row cannot be read: \(RowProblem.sentence(error))")
    }
    let keys = query.keys
    func isOfRow(_ item: QueryItems.Item) -> Bool {
      keys.contains(item.key) || keys.contains { item.key.hasPrefix($0 + ".") }
    }
    return (
      picture,
      Items(
        row: plain.filter(isOfRow),
        looks: plain.filter { !isOfRow($0) } + marked.map { (String($0.key.dropFirst()), $0.value) }
      )
    )
  }

  /// Returns the inputs of a picture as a cache key, without pairs that the row does not read.
  private static func key(_ request: SceneRequest, _ entry: SceneEntry, _ items: Items) -> Data {
    let looks = items.looks.filter { ServedAppearance.names.contains($0.key) }
    // Values of one key keep their order, which arrays have.
    let pairs =
      (items.row.map { ("r" + $0.key, $0.value) } + looks.map { ("l" + $0.key, $0.value) })
      .enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
    let words =
      [entry.name, request.fileExtension, "\(request.scale ?? 0)"]
      + pairs.flatMap { [$0.element.0, $0.element.1] }
    // NUL is in none of them.
    return Data(words.joined(separator: "\0").utf8) + [0] + (request.body ?? Data())
  }

  private static func check(_ size: CGSize, _ scale: CGFloat, _ most: Int) throws(RenderError) {
    let pixels = (size.width * scale).rounded(.up) * (size.height * scale).rounded(.up)
    guard pixels <= CGFloat(most) else {
      throw .tooManyPixels(
        width: Int(min((size.width * scale).rounded(.up), 1e9)),
        height: Int(min((size.height * scale).rounded(.up), 1e9)), side: Bitmap.largestSide,
        total: most)
    }
  }
}

/// The pairs of a query by their readers.
private struct Items {
  var row: [QueryItems.Item]
  var looks: [QueryItems.Item]
}

extension SceneJob {
  fileprivate static func isFilmName(_ end: String) -> Bool {
    end == ".sheet.png" || end == ".onion.png"
  }

  /// An SVG that is opened by itself runs no script and loads nothing; a page of a film runs its own script and loads nothing.
  fileprivate static func headers(_ type: String) -> [(name: String, value: String)] {
    let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
    return switch type {
    case "image/svg+xml":
      [("Content-Security-Policy", policy + "font-src data:; sandbox")]
    case "text/html; charset=utf-8":
      [("Content-Security-Policy", policy + "script-src 'unsafe-inline'; sandbox allow-scripts")]
    default: []
    }
  }
}
