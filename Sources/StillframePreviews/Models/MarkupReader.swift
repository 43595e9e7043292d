import CStillMarkup
import Foundation

/// Reads the elements of an XML file, with expat: https://libexpat.github.io
struct MarkupReader {
  /// An element with its attributes and the elements inside.
  final class Element {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [Element] = []

    init(name: String, attributes: [String: String] = [:]) {
      self.name = name
      self.attributes = attributes
    }

    /// The elements inside that have a name.
    func all(_ name: String) -> [Element] { children.filter { $0.name == name } }
  }

  /// Elements inside of each other, at most: deeper files are damaged, or mean harm.
  private static let depthLimit = 64
  /// The elements that have begun; the first stands for the whole file.
  private var open = [Element(name: "")]
  private var isTooDeep = false

  /// Returns the outermost element; nil where the text is no XML, or declares entities of its own, which no model does.
  static func element(in data: Data) -> Element? {
    guard let parser = unsafe XML_ParserCreate("UTF-8"), data.count <= Int32.max else { return nil }
    defer { unsafe XML_ParserFree(parser) }
    var reader = MarkupReader()
    let isRead = unsafe withUnsafeMutablePointer(to: &reader) { reader in
      unsafe XML_SetUserData(parser, reader)
      unsafe XML_SetElementHandler(
        parser, { unsafe MarkupReader.begin($0, $1, $2) },
        { data, _ in unsafe MarkupReader.end(data) })
      unsafe XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
        unsafe MarkupReader.of(data)?.pointee.isTooDeep = true
      }
      return unsafe data.withUnsafeBytes { bytes in
        unsafe XML_Parse(
          parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(data.count), 1)
      } == XML_STATUS_OK
    }
    return isRead && !reader.isTooDeep ? reader.open[0].children.first : nil
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<MarkupReader>? {
    unsafe data?.assumingMemoryBound(to: MarkupReader.self)
  }

  private static func begin(
    _ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard let reader = unsafe of(data), let name = unsafe name else { return }
    guard unsafe reader.pointee.open.count < depthLimit else {
      unsafe reader.pointee.isTooDeep = true
      return
    }
    var values: [String: String] = [:]
    var place = unsafe attributes
    while let pair = unsafe place, let key = unsafe pair[0], let value = unsafe pair[1] {
      unsafe values[String(cString: key)] = unsafe String(cString: value)
      unsafe place = unsafe pair + 2
    }
    let element = Element(name: unsafe String(cString: name), attributes: values)
    unsafe reader.pointee.open.last?.children.append(element)
    unsafe reader.pointee.open.append(element)
  }

  private static func end(_ data: UnsafeMutableRawPointer?) {
    guard let reader = unsafe of(data), unsafe reader.pointee.open.count > 1 else { return }
    unsafe reader.pointee.open.removeLast()
  }
}
