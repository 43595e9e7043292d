import Foundation

/// The entries of a folder: frames and others.
///
/// A folder is a film when every entry is a regular file with the signature of PNG, they are called
/// `frame-0001.png` and so on without a gap, and all have one size.
struct FilmInspection {
  /// The names of regular files that are called as frames are and begin as a PNG does, in alphabetical order.
  private(set) var frames: [FileName] = []
  /// The names of all other entries, in alphabetical order.
  private(set) var others: [FileName] = []
  /// The first entry in alphabetical order for which the folder is no film; nil: it is one, or empty.
  private(set) var offender: FileName?

  /// The bytes of an entry's name, which need not be UTF-8, without the zero at their end.
  struct FileName: Equatable {
    let bytes: [UInt8]

    /// For messages.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns the path of the entry in a folder, as C takes it.
    func path(in folder: String) -> [CChar] {
      (Array(folder.utf8) + [0x2F] + bytes + [0]).map { CChar(bitPattern: $0) }
    }

    /// Whether it is that of a frame: `frame-`, at least four digits, `.png`.
    var isFrame: Bool {
      guard bytes.starts(with: "frame-".utf8), bytes.suffix(4).elementsEqual(".png".utf8) else {
        return false
      }
      let number = bytes.dropFirst(6).dropLast(4)
      return number.count >= 4 && number.allSatisfy { (0x30...0x39).contains($0) }
    }
  }

  /// - Throws: ``ImageFileError/unwritable(path:reason:)`` when there is something else than a folder, or one that
  ///   cannot be looked into; nil when there is nothing.
  static func of(_ path: String) throws(ImageFileError) -> FilmInspection? {
    // Another process may put its film there while this one looks: then it looks again.
    while true {
      guard let folder = try OpenFolder(path) else { return nil }
      let inspection = try FilmInspection(folder, at: path)
      if try folder.isAt(path) { return inspection }
    }
  }

  private init(_ folder: borrowing OpenFolder, at path: String) throws(ImageFileError) {
    guard let names = folder.names else {
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
    var shape: Shape?
    var count = 0
    let digits = FrameFolder.digits(names.count { $0.isFrame })
    for name in names {
      let found = name.isFrame ? Shape(of: name, in: folder) : nil
      if found != nil { frames.append(name) } else { others.append(name) }
      if let found, shape ?? found == found,
        name.text == FrameFolder.name(ofFrame: count, digits: digits)
      {
        shape = found
        count += 1
      } else if offender == nil {
        offender = name
      }
    }
  }

  /// The size that a PNG's header states.
  private struct Shape: Equatable {
    let width: UInt32
    let height: UInt32

    /// nil for anything but a regular file that begins as a PNG does.
    init?(of name: FileName, in folder: borrowing OpenFolder) {
      let descriptor = unsafe openat(
        folder.descriptor, name.text, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        let start = FileBytes.piece(of: descriptor, at: 0, atMost: 24), start.count == 24,
        start.starts(with: PNGChunk.signature),
        start[12..<16].elementsEqual(PNGChunk.header.rawValue.utf8)
      else { return nil }
      width = start[16..<20].reduce(0) { $0 << 8 | UInt32($1) }
      height = start[20..<24].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}

/// A folder that is held, so that nothing else can get its number while it is looked at.
private struct OpenFolder: ~Copyable {
  let descriptor: Int32

  /// nil when there is nothing.
  init?(_ path: String) throws(ImageFileError) {
    descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor < 0 else { return }
    if errno == ENOENT { return nil }
    throw .unwritable(path: path, reason: SystemReason.ofLastCall())
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Whether a path still names it.
  func isAt(_ path: String) throws(ImageFileError) -> Bool {
    var (mine, theirs) = (stat(), stat())
    guard unsafe fstat(descriptor, &mine) == 0 else {
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
    return unsafe stat(path, &theirs) == 0 && mine.st_dev == theirs.st_dev
      && mine.st_ino == theirs.st_ino
  }

  /// The names in the folder, in alphabetical order; nil with `errno` set if it cannot be read.
  var names: [FilmInspection.FileName]? {
    let copy = dup(descriptor)
    guard copy >= 0, let folder = unsafe fdopendir(copy) else { return nil }
    defer { unsafe closedir(folder) }
    var names: [FilmInspection.FileName] = []
    let place = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    while let entry = unsafe readdir(folder) {
      let start = unsafe (UnsafeRawPointer(entry) + place).assumingMemoryBound(to: UInt8.self)
      let bytes = unsafe Array(
        UnsafeBufferPointer(start: start, count: strlen(UnsafeRawPointer(entry) + place)))
      if bytes != [0x2E] && bytes != [0x2E, 0x2E] { names.append(.init(bytes: bytes)) }
    }
    return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }
}
