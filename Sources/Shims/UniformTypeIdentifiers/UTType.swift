/// A kind of data, by its identifier: "public.png".
public struct UTType: Hashable, Codable, Sendable {
  /// The kind's name, in reversed domain notation: "public.png".
  public let identifier: String

  /// The kind with an identifier; nil for one that is not known.
  public init?(_ identifier: String) {
    guard Self.known.contains(where: { $0.identifier == identifier }) else { return nil }
    self.identifier = identifier
  }

  /// The kind of files with an extension; nil for one that is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard let type = Self.known.first(where: { $0.extensions.contains(name) }) else { return nil }
    identifier = type.identifier
  }

  /// The kind with an Internet media type; nil for one that is not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let type = Self.known.first(where: { $0.mimeType == mimeType }) else { return nil }
    identifier = type.identifier
  }

  /// A kind that a program defines.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A kind that another program defines.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  init(constant identifier: String) {
    self.identifier = identifier
  }

  /// The usual file name extension of the type, without the full stop.
  public var preferredFilenameExtension: String? { entry?.extensions.first }

  /// The Internet media type.
  public var preferredMIMEType: String? { entry?.mimeType }

  /// The file name extensions and the Internet media type, by the kind of tag.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    tags[.filenameExtension] = entry.map(\.extensions).flatMap { $0.isEmpty ? nil : $0 }
    tags[.mimeType] = entry?.mimeType.map { [$0] }
    return tags
  }

  /// Returns whether it conforms to another type.
  public func conforms(to type: UTType) -> Bool {
    self == type
      || entry?.parents.contains { UTType(constant: $0).conforms(to: type) } ?? false
  }

  struct Entry {
    let identifier: String
    let parents: [String]
    var extensions: [String] = []
    var mimeType: String?
  }

  private var entry: Entry? { Self.known.first { $0.identifier == identifier } }

  /// The root of all types.
  public static let item = UTType(constant: "public.item")
  /// Anything that is opened as a document.
  public static let content = UTType(constant: "public.content")
  /// Bytes of any kind.
  public static let data = UTType(constant: "public.data")
  /// A file that has others in it.
  public static let directory = UTType(constant: "public.directory")
  /// A folder, as people see them.
  public static let folder = UTType(constant: "public.folder")
  /// An address.
  public static let url = UTType(constant: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(constant: "public.file-url")
  /// Text of any kind, with marks or without.
  public static let text = UTType(constant: "public.text")
  /// Text without marks, in any encoding.
  public static let plainText = UTType(constant: "public.plain-text")
  /// Text without marks, in UTF-8.
  public static let utf8PlainText = UTType(constant: "public.utf8-plain-text")
  /// A page of the web.
  public static let html = UTType(constant: "public.html")
  /// XML.
  public static let xml = UTType(constant: "public.xml")
  /// JSON.
  public static let json = UTType(constant: "public.json")
  /// A table whose cells have commas between them.
  public static let commaSeparatedText = UTType(
    constant: "public.comma-separated-values-text")
  /// Code in any language.
  public static let sourceCode = UTType(constant: "public.source-code")
  /// Code in Swift.
  public static let swiftSource = UTType(constant: "public.swift-source")
  /// PDF.
  public static let pdf = UTType(constant: "com.adobe.pdf")
  /// A picture of any kind.
  public static let image = UTType(constant: "public.image")
  /// PNG.
  public static let png = UTType(constant: "public.png")
  /// JPEG.
  public static let jpeg = UTType(constant: "public.jpeg")
  /// GIF.
  public static let gif = UTType(constant: "com.compuserve.gif")
  /// HEIC.
  public static let heic = UTType(constant: "public.heic")
  /// SVG.
  public static let svg = UTType(constant: "public.svg-image")
  /// Sound of any kind.
  public static let audio = UTType(constant: "public.audio")
  /// A film of any kind, with or without sound.
  public static let movie = UTType(constant: "public.movie")
  /// A ZIP archive.
  public static let zip = UTType(constant: "public.zip-archive")
  /// Text with marks, RTF.
  public static let rtf = UTType(constant: "public.rtf")
  /// TIFF.
  public static let tiff = UTType(constant: "public.tiff")
  /// WebP.
  public static let webP = UTType(constant: "org.webmproject.webp")
  /// A bitmap of Windows.
  public static let bmp = UTType(constant: "com.microsoft.bmp")
  /// HEIF.
  public static let heif = UTType(constant: "public.heif")
  /// The raw data of a camera.
  public static let rawImage = UTType(constant: "public.camera-raw-image")
  /// A photo with movement.
  public static let livePhoto = UTType(constant: "com.apple.live-photo")
  /// Sound or films of any kind.
  public static let audiovisualContent = UTType(constant: "public.audiovisual-content")
  /// A film without sound.
  public static let video = UTType(constant: "public.video")
  /// A film of QuickTime.
  public static let quickTimeMovie = UTType(constant: "com.apple.quicktime-movie")
  /// MPEG-1 or MPEG-2.
  public static let mpeg = UTType(constant: "public.mpeg")
  /// MPEG-2 without sound.
  public static let mpeg2Video = UTType(constant: "public.mpeg-2-video")
  /// A stream of MPEG-2.
  public static let mpeg2TransportStream = UTType(constant: "public.mpeg-2-transport-stream")
  /// MPEG-4.
  public static let mpeg4Movie = UTType(constant: "public.mpeg-4")
  /// MPEG-4 with protection.
  public static let appleProtectedMPEG4Video = UTType(constant: "com.apple.m4v-video")
  /// AVI.
  public static let avi = UTType(constant: "public.avi")
  /// MP3.
  public static let mp3 = UTType(constant: "public.mp3")
  /// MPEG-4 without pictures.
  public static let mpeg4Audio = UTType(constant: "public.mpeg-4-audio")
  /// MPEG-4 sound with protection.
  public static let appleProtectedMPEG4Audio = UTType(constant: "com.apple.m4a-audio")
  /// WAVE.
  public static let wav = UTType(constant: "com.microsoft.waveform-audio")
  /// AIFF.
  public static let aiff = UTType(constant: "public.aiff-audio")
  /// MIDI.
  public static let midi = UTType(constant: "public.midi-audio")
  /// A list of sounds.
  public static let m3uPlaylist = UTType(constant: "public.m3u-playlist")
  /// Files in one file.
  public static let archive = UTType(constant: "public.archive")
  /// A file of gzip.
  public static let gzip = UTType(constant: "org.gnu.gnu-zip-archive")
  /// A property list.
  public static let propertyList = UTType(constant: "com.apple.property-list")
  /// YAML.
  public static let yaml = UTType(constant: "public.yaml")
  /// A table whose cells have tabs between them.
  public static let tabSeparatedText = UTType(constant: "public.tab-separated-values-text")
  /// A table with a sign between cells.
  public static let delimitedText = UTType(constant: "public.delimited-values-text")
  /// A card of contacts.
  public static let vCard = UTType(constant: "public.vcard")
  /// An entry of calendars.
  public static let calendarEvent = UTType(constant: "com.apple.ical.ics")
  /// A message.
  public static let emailMessage = UTType(constant: "public.email-message")
  /// Slides of any kind.
  public static let presentation = UTType(constant: "public.presentation")
  /// A table of any kind.
  public static let spreadsheet = UTType(constant: "public.spreadsheet")
  /// A font of any kind.
  public static let font = UTType(constant: "public.font")
  /// A model in space of any kind.
  public static let threeDContent = UTType(constant: "public.3d-content")
  /// A model in space, USDZ.
  public static let usdz = UTType(constant: "com.pixar.universal-scene-description-mobile")
  /// A book.
  public static let epub = UTType(constant: "org.idpf.epub-container")
  /// A program.
  public static let executable = UTType(constant: "public.executable")
  /// A program as text.
  public static let script = UTType(constant: "public.script")
  /// A record of a program.
  public static let log = UTType(constant: "public.log")
  /// A database.
  public static let database = UTType(constant: "public.database")
  /// A person.
  public static let contact = UTType(constant: "public.contact")
  /// A message of any kind.
  public static let message = UTType(constant: "public.message")
  /// A folder that is shown as a file.
  public static let package = UTType(constant: "public.package")
  /// A folder of a program.
  public static let bundle = UTType(constant: "com.apple.bundle")
  /// A program.
  public static let application = UTType(constant: "com.apple.application")
}
