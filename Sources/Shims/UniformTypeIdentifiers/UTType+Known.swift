extension UTType {
  /// The kinds that have more than a name.
  static let known = common + rare

  /// Those of them that many programs name.
  private static let common: [Entry] = [
    Entry(identifier: "public.item", parents: []),
    Entry(identifier: "public.content", parents: []),
    Entry(identifier: "public.data", parents: ["public.item"]),
    Entry(identifier: "public.folder", parents: ["public.item"]),
    Entry(identifier: "public.url", parents: ["public.data"]),
    Entry(identifier: "public.file-url", parents: ["public.url"]),
    Entry(identifier: "public.text", parents: ["public.data", "public.content"]),
    Entry(
      identifier: "public.plain-text", parents: ["public.text"], extensions: ["txt"],
      mimeType: "text/plain"),
    Entry(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
    Entry(
      identifier: "public.html", parents: ["public.text"], extensions: ["html", "htm"],
      mimeType: "text/html"),
    Entry(
      identifier: "public.xml", parents: ["public.text"], extensions: ["xml"],
      mimeType: "application/xml"),
    Entry(
      identifier: "public.json", parents: ["public.text"], extensions: ["json"],
      mimeType: "application/json"),
    Entry(
      identifier: "public.comma-separated-values-text", parents: ["public.text"],
      extensions: ["csv"], mimeType: "text/csv"),
    Entry(identifier: "public.source-code", parents: ["public.plain-text"]),
    Entry(
      identifier: "public.swift-source", parents: ["public.source-code"], extensions: ["swift"]),
    Entry(
      identifier: "com.adobe.pdf", parents: ["public.data", "public.content"],
      extensions: ["pdf"], mimeType: "application/pdf"),
    Entry(identifier: "public.image", parents: ["public.data", "public.content"]),
    Entry(
      identifier: "public.png", parents: ["public.image"], extensions: ["png"],
      mimeType: "image/png"),
    Entry(
      identifier: "public.jpeg", parents: ["public.image"], extensions: ["jpeg", "jpg"],
      mimeType: "image/jpeg"),
    Entry(
      identifier: "com.compuserve.gif", parents: ["public.image"], extensions: ["gif"],
      mimeType: "image/gif"),
    Entry(
      identifier: "public.heic", parents: ["public.image"], extensions: ["heic"],
      mimeType: "image/heic"),
    Entry(
      identifier: "public.svg-image", parents: ["public.image"], extensions: ["svg"],
      mimeType: "image/svg+xml"),
    Entry(identifier: "public.audio", parents: ["public.audiovisual-content"]),
    Entry(identifier: "public.movie", parents: ["public.audiovisual-content"]),
    Entry(
      identifier: "public.zip-archive", parents: ["public.archive"], extensions: ["zip"],
      mimeType: "application/zip"),
    Entry(
      identifier: "public.directory", parents: ["public.item"]),
    Entry(
      identifier: "public.rtf", parents: ["public.text"], extensions: ["rtf"],
      mimeType: "text/rtf"),
    Entry(
      identifier: "public.tiff", parents: ["public.image"], extensions: ["tiff", "tif"],
      mimeType: "image/tiff"),
    Entry(
      identifier: "org.webmproject.webp", parents: ["public.image"], extensions: ["webp"],
      mimeType: "image/webp"),
    Entry(
      identifier: "com.microsoft.bmp", parents: ["public.image"], extensions: ["bmp"],
      mimeType: "image/bmp"),
    Entry(
      identifier: "public.heif", parents: ["public.image"], extensions: ["heif"],
      mimeType: "image/heif"),
    Entry(
      identifier: "com.adobe.raw-image", parents: ["public.image"], extensions: ["dng"]),
    Entry(
      identifier: "public.camera-raw-image", parents: ["public.image"]),
    Entry(
      identifier: "com.apple.live-photo", parents: ["public.data"]),
    Entry(
      identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
    Entry(
      identifier: "public.video", parents: ["public.movie"]),
    Entry(
      identifier: "com.apple.quicktime-movie", parents: ["public.movie"],
      extensions: ["mov", "qt"],
      mimeType: "video/quicktime"),
    Entry(
      identifier: "public.mpeg", parents: ["public.movie"], extensions: ["mpg", "mpeg"],
      mimeType: "video/mpeg"),
    Entry(
      identifier: "public.mpeg-2-video", parents: ["public.video"], extensions: ["m2v"],
      mimeType: "video/mpeg2"),
    Entry(
      identifier: "public.mpeg-2-transport-stream", parents: ["public.movie"], extensions: ["ts"]),
    Entry(
      identifier: "public.mpeg-4", parents: ["public.movie"], extensions: ["mp4"],
      mimeType: "video/mp4"),
    Entry(
      identifier: "com.apple.m4v-video", parents: ["public.mpeg-4"], extensions: ["m4v"]),
    Entry(
      identifier: "public.avi", parents: ["public.movie"], extensions: ["avi"],
      mimeType: "video/avi"),
    Entry(
      identifier: "public.mp3", parents: ["public.audio"], extensions: ["mp3"],
      mimeType: "audio/mpeg"),
    Entry(
      identifier: "public.mpeg-4-audio", parents: ["public.audio"], extensions: ["m4a"],
      mimeType: "audio/mp4"),
    Entry(
      identifier: "com.apple.m4a-audio", parents: ["public.mpeg-4-audio"], extensions: ["m4p"]),
    Entry(
      identifier: "com.microsoft.waveform-audio", parents: ["public.audio"], extensions: ["wav"],
      mimeType: "audio/vnd.wave"),
    Entry(
      identifier: "public.aiff-audio", parents: ["public.audio"], extensions: ["aiff", "aif"],
      mimeType: "audio/aiff"),
    Entry(
      identifier: "public.midi-audio", parents: ["public.audio"], extensions: ["mid", "midi"],
      mimeType: "audio/midi"),
    Entry(
      identifier: "public.m3u-playlist", parents: ["public.text"], extensions: ["m3u"],
      mimeType: "audio/mpegurl"),
    Entry(
      identifier: "public.archive", parents: ["public.data"]),
    Entry(
      identifier: "org.gnu.gnu-zip-archive", parents: ["public.archive"], extensions: ["gz"],
      mimeType: "application/gzip"),
    Entry(
      identifier: "com.apple.property-list", parents: ["public.data"], extensions: ["plist"]),
    Entry(
      identifier: "public.yaml", parents: ["public.text"], extensions: ["yml", "yaml"],
      mimeType: "application/x-yaml"),
    Entry(
      identifier: "public.tab-separated-values-text", parents: ["public.text"], extensions: ["tsv"],
      mimeType: "text/tab-separated-values"),
    Entry(
      identifier: "public.delimited-values-text", parents: ["public.text"]),
    Entry(
      identifier: "public.vcard", parents: ["public.text"], extensions: ["vcf", "vcard"],
      mimeType: "text/vcard"),
    Entry(
      identifier: "com.apple.ical.ics", parents: ["public.text"], extensions: ["ics"],
      mimeType: "text/calendar"),
    Entry(
      identifier: "public.email-message", parents: ["public.data"], extensions: ["eml"],
      mimeType: "message/rfc822"),
    Entry(
      identifier: "public.presentation", parents: ["public.data", "public.content"]),
    Entry(
      identifier: "public.spreadsheet", parents: ["public.data", "public.content"]),
    Entry(
      identifier: "public.font", parents: ["public.data"]),
    Entry(
      identifier: "public.3d-content", parents: ["public.data", "public.content"]),
    Entry(
      identifier: "com.pixar.universal-scene-description-mobile", parents: ["public.3d-content"],
      extensions: ["usdz"],
      mimeType: "model/vnd.usdz+zip"),
    Entry(
      identifier: "org.idpf.epub-container", parents: ["public.data", "public.content"],
      extensions: ["epub"],
      mimeType: "application/epub+zip"),
    Entry(
      identifier: "public.executable", parents: ["public.data"]),
    Entry(
      identifier: "public.script", parents: ["public.source-code"]),
    Entry(
      identifier: "public.log", parents: ["public.plain-text"], extensions: ["log"]),
    Entry(
      identifier: "public.database", parents: ["public.data"]),
    Entry(
      identifier: "public.contact", parents: ["public.data"]),
    Entry(
      identifier: "public.message", parents: ["public.data"]),
    Entry(
      identifier: "public.package", parents: ["public.directory"]),
    Entry(
      identifier: "com.apple.bundle", parents: ["public.directory"]),
    Entry(
      identifier: "com.apple.application", parents: ["public.executable"]),
  ]
}
