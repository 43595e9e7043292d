/// Kinds that few programs name.
extension UTType {
  /// A file that stands for another.
  public static let aliasFile = UTType(constant: "com.apple.alias-file")
  /// A link to another file.
  public static let symbolicLink = UTType(constant: "public.symlink")
  /// Anything that stands for another file.
  public static let resolvable = UTType(constant: "com.apple.resolvable")
  /// A bookmark of a file.
  public static let urlBookmarkData = UTType(constant: "com.apple.bookmark")
  /// The image of a disk.
  public static let diskImage = UTType(constant: "public.disk-image")
  /// A disk.
  public static let volume = UTType(constant: "public.volume")
  /// A disk or a folder that shows one.
  public static let mountPoint = UTType(constant: "com.apple.mount-point")
  /// A program in a folder.
  public static let applicationBundle = UTType(constant: "com.apple.application-bundle")
  /// A program that works in others.
  public static let applicationExtension = UTType(
    constant: "com.apple.application-and-system-extension")
  /// A mark of a page or a place in it.
  public static let bookmark = UTType(constant: "public.bookmark")
  /// A framework.
  public static let framework = UTType(constant: "com.apple.framework")
  /// A plug-in.
  public static let pluginBundle = UTType(constant: "com.apple.plugin")
  /// A plug-in that reads facts of files.
  public static let spotlightImporter = UTType(constant: "com.apple.metadata-importer")
  /// A plug-in that shows files.
  public static let quickLookGenerator = UTType(constant: "com.apple.quicklook-generator")
  /// A service of a program.
  public static let xpcService = UTType(constant: "com.apple.xpc-service")
  /// A page of settings.
  public static let systemPreferencesPane = UTType(constant: "com.apple.systempreference.prefpane")
  /// A program of Unix.
  public static let unixExecutable = UTType(constant: "public.unix-executable")
  /// A program of Windows.
  public static let exe = UTType(constant: "com.microsoft.windows-executable")
  /// Text with pictures and other parts.
  public static let compositeContent = UTType(constant: "public.composite-content")
  /// Text with looks and pictures, in a folder.
  public static let rtfd = UTType(constant: "com.apple.rtfd")
  /// Text with looks and pictures, in a file.
  public static let flatRTFD = UTType(constant: "com.apple.flat-rtfd")
  /// A page of the web with its parts.
  public static let webArchive = UTType(constant: "com.apple.webarchive")
  /// A file with an address.
  public static let internetLocation = UTType(constant: "com.apple.internet-location")
  /// A file of Windows with an address.
  public static let internetShortcut = UTType(constant: "com.microsoft.internet-shortcut")
  /// Source of C.
  public static let cSource = UTType(constant: "public.c-source")
  /// A header of C.
  public static let cHeader = UTType(constant: "public.c-header")
  /// Source of C++.
  public static let cPlusPlusSource = UTType(constant: "public.c-plus-plus-source")
  /// A header of C++.
  public static let cPlusPlusHeader = UTType(constant: "public.c-plus-plus-header")
  /// Source of Objective-C.
  public static let objectiveCSource = UTType(constant: "public.objective-c-source")
  /// Source of Objective-C++.
  public static let objectiveCPlusPlusSource = UTType(
    constant: "public.objective-c-plus-plus-source")
  /// Source of an assembler.
  public static let assemblyLanguageSource = UTType(constant: "public.assembly-source")
  /// Source of AppleScript.
  public static let appleScript = UTType(constant: "com.apple.applescript.text")
  /// A compiled script.
  public static let osaScript = UTType(constant: "com.apple.applescript.script")
  /// A compiled script in a folder.
  public static let osaScriptBundle = UTType(constant: "com.apple.applescript.script-bundle")
  /// Source of JavaScript.
  public static let javaScript = UTType(constant: "com.netscape.javascript-source")
  /// A script of a shell.
  public static let shellScript = UTType(constant: "public.shell-script")
  /// Source of Perl.
  public static let perlScript = UTType(constant: "public.perl-script")
  /// Source of Python.
  public static let pythonScript = UTType(constant: "public.python-script")
  /// Source of Ruby.
  public static let rubyScript = UTType(constant: "public.ruby-script")
  /// Source of PHP.
  public static let phpScript = UTType(constant: "public.php-script")
  /// Rules of make.
  public static let makefile = UTType(constant: "public.make-source")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(constant: "com.apple.xml-property-list")
  /// A property list in bytes.
  public static let binaryPropertyList = UTType(constant: "com.apple.binary-property-list")
  /// Text without marks, in UTF-16.
  public static let utf16PlainText = UTType(constant: "public.utf16-plain-text")
  /// Text without marks, in UTF-16 with a mark of its order.
  public static let utf16ExternalPlainText = UTType(constant: "public.utf16-external-plain-text")
  /// Values between tabs, in UTF-8.
  public static let utf8TabSeparatedText = UTType(constant: "public.utf8-tab-separated-values-text")
  /// A style sheet of the web.
  public static let css = UTType(constant: "public.css")
  /// Places in JSON.
  public static let geoJSON = UTType(constant: "public.geojson")
  /// Icons of macOS.
  public static let icns = UTType(constant: "com.apple.icns")
  /// Icons of Windows.
  public static let ico = UTType(constant: "com.microsoft.ico")
  /// A series of pictures in HEIF.
  public static let heics = UTType(constant: "public.heics")
  /// A picture as the camera took it, by Adobe.
  public static let dng = UTType(constant: "com.adobe.raw-image")
  /// A list of songs or films.
  public static let playlist = UTType(constant: "public.playlist")
  /// An archive of bzip2.
  public static let bz2 = UTType(constant: "public.bzip2-archive")
  /// An archive of Apple's.
  public static let appleArchive = UTType(constant: "com.apple.archive")
  /// Keys and certificates.
  public static let pkcs12 = UTType(constant: "com.rsa.pkcs-12")
  /// A certificate.
  public static let x509Certificate = UTType(constant: "public.x509-certificate")
  /// A task.
  public static let toDoItem = UTType(constant: "public.to-do-item")
  /// A scene of Reality Composer.
  public static let realityFile = UTType(constant: "com.apple.reality")
  /// A scene of SceneKit.
  public static let sceneKitScene = UTType(constant: "com.apple.scenekit.scene")
  /// A scanned object.
  public static let arReferenceObject = UTType(constant: "com.apple.arobject")
  /// A scene of Pixar's.
  public static let usd = UTType(constant: "com.pixar.universal-scene-description")
  /// A pattern that is felt.
  public static let ahap = UTType(constant: "com.apple.haptics.ahap")

  /// Those of them that have more than a name.
  static let rare: [Entry] = [
    Entry(identifier: "com.apple.alias-file", parents: ["com.apple.resolvable"]),
    Entry(identifier: "public.symlink", parents: ["com.apple.resolvable"]),
    Entry(identifier: "com.apple.resolvable", parents: ["public.item"]),
    Entry(identifier: "com.apple.bookmark", parents: ["public.data"]),
    Entry(identifier: "public.disk-image", parents: ["public.archive"]),
    Entry(identifier: "public.volume", parents: ["public.folder"]),
    Entry(identifier: "com.apple.mount-point", parents: ["com.apple.resolvable"]),
    Entry(
      identifier: "com.apple.application-bundle",
      parents: ["com.apple.application"], extensions: ["app"]),
    Entry(
      identifier: "com.apple.framework", parents: ["com.apple.bundle"], extensions: ["framework"]),
    Entry(identifier: "com.apple.plugin", parents: ["com.apple.bundle"], extensions: ["plugin"]),
    Entry(
      identifier: "com.apple.metadata-importer",
      parents: ["com.apple.plugin"], extensions: ["mdimporter"]),
    Entry(
      identifier: "com.apple.quicklook-generator",
      parents: ["com.apple.plugin"], extensions: ["qlgenerator"]),
    Entry(identifier: "com.apple.xpc-service", parents: ["com.apple.bundle"], extensions: ["xpc"]),
    Entry(
      identifier: "com.apple.systempreference.prefpane",
      parents: ["com.apple.bundle"], extensions: ["prefPane"]),
    Entry(identifier: "public.unix-executable", parents: ["public.executable"]),
    Entry(
      identifier: "com.microsoft.windows-executable",
      parents: ["public.executable"], extensions: ["exe"]),
    Entry(identifier: "public.composite-content", parents: ["public.content"]),
    Entry(identifier: "com.apple.rtfd", parents: ["public.package"], extensions: ["rtfd"]),
    Entry(identifier: "com.apple.flat-rtfd", parents: ["public.data"]),
    Entry(identifier: "com.apple.webarchive", parents: ["public.data"], extensions: ["webarchive"]),
    Entry(identifier: "com.apple.internet-location", parents: ["public.data"]),
    Entry(
      identifier: "com.microsoft.internet-shortcut",
      parents: ["com.apple.internet-location"], extensions: ["url"]),
    Entry(identifier: "public.c-source", parents: ["public.source-code"], extensions: ["c"]),
    Entry(identifier: "public.c-header", parents: ["public.source-code"], extensions: ["h"]),
    Entry(
      identifier: "public.c-plus-plus-source",
      parents: ["public.source-code"], extensions: ["cpp"]),
    Entry(
      identifier: "public.c-plus-plus-header",
      parents: ["public.source-code"], extensions: ["hpp"]),
    Entry(
      identifier: "public.objective-c-source", parents: ["public.source-code"], extensions: ["m"]),
    Entry(
      identifier: "public.objective-c-plus-plus-source",
      parents: ["public.source-code"], extensions: ["mm"]),
    Entry(identifier: "public.assembly-source", parents: ["public.source-code"], extensions: ["s"]),
    Entry(
      identifier: "com.apple.applescript.text",
      parents: ["public.script"], extensions: ["applescript"]),
    Entry(
      identifier: "com.apple.applescript.script", parents: ["public.data"], extensions: ["scpt"]),
    Entry(
      identifier: "com.apple.applescript.script-bundle",
      parents: ["com.apple.bundle"], extensions: ["scptd"]),
    Entry(
      identifier: "com.netscape.javascript-source", parents: ["public.script"], extensions: ["js"]),
    Entry(identifier: "public.shell-script", parents: ["public.script"], extensions: ["sh"]),
    Entry(identifier: "public.perl-script", parents: ["public.script"], extensions: ["pl"]),
    Entry(identifier: "public.python-script", parents: ["public.script"], extensions: ["py"]),
    Entry(identifier: "public.ruby-script", parents: ["public.script"], extensions: ["rb"]),
    Entry(identifier: "public.php-script", parents: ["public.script"], extensions: ["php"]),
    Entry(identifier: "public.make-source", parents: ["public.script"]),
    Entry(identifier: "com.apple.xml-property-list", parents: ["com.apple.property-list"]),
    Entry(identifier: "com.apple.binary-property-list", parents: ["com.apple.property-list"]),
    Entry(identifier: "public.utf16-plain-text", parents: ["public.plain-text"]),
    Entry(identifier: "public.utf16-external-plain-text", parents: ["public.plain-text"]),
    Entry(
      identifier: "public.utf8-tab-separated-values-text",
      parents: ["public.tab-separated-values-text"], extensions: ["tsv"]),
    Entry(identifier: "public.css", parents: ["public.text"], extensions: ["css"]),
    Entry(identifier: "public.geojson", parents: ["public.json"], extensions: ["geojson"]),
    Entry(identifier: "com.apple.icns", parents: ["public.image"], extensions: ["icns"]),
    Entry(identifier: "com.microsoft.ico", parents: ["public.image"], extensions: ["ico"]),
    Entry(identifier: "public.heics", parents: ["public.image"], extensions: ["heics"]),
    Entry(identifier: "public.playlist", parents: ["public.data"]),
    Entry(identifier: "public.bzip2-archive", parents: ["public.archive"], extensions: ["bz2"]),
    Entry(identifier: "com.apple.archive", parents: ["public.archive"], extensions: ["aar"]),
    Entry(identifier: "com.rsa.pkcs-12", parents: ["public.data"], extensions: ["p12"]),
    Entry(identifier: "public.x509-certificate", parents: ["public.data"], extensions: ["cer"]),
    Entry(identifier: "public.to-do-item", parents: ["public.data"]),
    Entry(identifier: "com.apple.reality", parents: ["public.data"], extensions: ["reality"]),
    Entry(identifier: "com.apple.scenekit.scene", parents: ["public.data"], extensions: ["scn"]),
    Entry(identifier: "com.apple.arobject", parents: ["public.data"], extensions: ["arobject"]),
    Entry(
      identifier: "com.pixar.universal-scene-description",
      parents: ["public.3d-content"], extensions: ["usd"]),
    Entry(identifier: "com.apple.haptics.ahap", parents: ["public.json"], extensions: ["ahap"]),
  ]
}
