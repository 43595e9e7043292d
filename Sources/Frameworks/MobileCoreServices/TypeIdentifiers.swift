// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// Things.
public let kUTTypeItem = "public.item"
/// Contents.
public let kUTTypeContent = "public.content"
/// Bytes.
public let kUTTypeData = "public.data"
/// Folders.
public let kUTTypeFolder = "public.folder"
/// Texts.
public let kUTTypeText = "public.text"
/// Texts without formats.
public let kUTTypePlainText = "public.plain-text"
/// Texts in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// Texts with formats.
public let kUTTypeRTF = "public.rtf"
/// Pages of the web.
public let kUTTypeHTML = "public.html"
/// XML.
public let kUTTypeXML = "public.xml"
/// JSON.
public let kUTTypeJSON = "public.json"
/// Tables with commas.
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
/// Addresses.
public let kUTTypeURL = "public.url"
/// Addresses of files.
public let kUTTypeFileURL = "public.file-url"
/// Pictures.
public let kUTTypeImage = "public.image"
/// JPEG.
public let kUTTypeJPEG = "public.jpeg"
/// PNG.
public let kUTTypePNG = "public.png"
/// GIF.
public let kUTTypeGIF = "com.compuserve.gif"
/// TIFF.
public let kUTTypeTIFF = "public.tiff"
/// PDF.
public let kUTTypePDF = "com.adobe.pdf"
/// Films with sound.
public let kUTTypeMovie = "public.movie"
/// Films without sound.
public let kUTTypeVideo = "public.video"
/// MPEG-4.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// QuickTime.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// Sounds.
public let kUTTypeAudio = "public.audio"
/// MP3.
public let kUTTypeMP3 = "public.mp3"
/// Sounds in MPEG-4.
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
/// ZIP.
public let kUTTypeZipArchive = "com.pkware.zip-archive"
/// Cards of contacts.
public let kUTTypeVCard = "public.vcard"
