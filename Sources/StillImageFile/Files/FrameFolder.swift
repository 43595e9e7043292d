import CStillFiles
package import Foundation
import Synchronization

/// A folder of numbered frames, `frame-0001.png` and on, which appears under its name only when it is
/// complete. Without ``commit()`` nothing is left, also when a signal ends the process.
///
/// The frames go to a hidden folder beside the final one. ``commit()`` swaps the two in one step, so that a reader
/// sees the old film or the new one, and removes the old frames, file by file. Of several writers of one folder the
/// last one wins. After SIGKILL the hidden folder is left, and the next film beside it removes it (``StaleFolders``).
package final class FrameFolder: Sendable {
  private let path: String
  private let temporary: Temporary
  /// Of the hidden folder.
  private let hold = Mutex<FolderHold?>(nil)
  private let digits: Int
  private let isForced: Bool

  /// Starts a folder that is to replace the one at `url`, or to be made there. Owner, permissions and extended
  /// attributes of a folder that is replaced are kept.
  ///
  /// - Parameters:
  ///   - frameCount: how many frames will come; all have as many digits as the last, at least four.
  ///   - force: whether the folder may hold other files. They stay as they are; only frames go.
  /// - Throws: ``ImageFileError/occupied(path:entry:)`` or ``ImageFileError/unwritable(path:reason:)``.
  package init(at url: URL, frameCount: Int, force: Bool = false) throws(ImageFileError) {
    path = try FrameFolder.path(of: url)
    digits = FrameFolder.digits(frameCount)
    isForced = force
    let old = try FilmInspection.of(path)
    temporary = Temporary(OutputPath.temporary(beside: path), isFolder: true)
    if let old {
      try checkEntries(old, frameCount: frameCount)
      try FrameFolder.checkWritable(path)
    }
    StaleFolders.remove(beside: path)
    try makeHidden()
    if old != nil { try copyAttributes() }
  }

  /// Makes the hidden folder. Another process may take it for a stale one before it is held, and remove it: then another is made.
  private func makeHidden() throws(ImageFileError) {
    while true {
      guard unsafe mkdir(temporary.path, 0o777) == 0 else {
        throw .unwritable(path: path, reason: SystemReason.ofLastCall())
      }
      let new = FolderHold(temporary.path, waits: true)
      guard new?.isAt(temporary.path) ?? (unsafe access(temporary.path, F_OK) == 0) else {
        continue
      }
      hold.withLock { $0 = new }
      return
    }
  }

  /// Throws when there is a folder with anything in it that is no frame, or something that is no folder.
  package static func check(_ url: URL) throws(ImageFileError) {
    let path = try path(of: url)
    if let entry = try FilmInspection.of(path)?.offender {
      throw .occupied(path: path, entry: entry.text)
    }
  }

  /// Returns a frame's file name; the first has the index 0 and the number 1.
  package func name(ofFrame index: Int) -> String {
    FrameFolder.name(ofFrame: index, digits: digits)
  }

  static func name(ofFrame index: Int, digits: Int) -> String {
    let number = String(index + 1)
    return "frame-" + String(repeating: "0", count: max(0, digits - number.count)) + number + ".png"
  }

  /// Returns the number of digits in the names of this many frames.
  static func digits(_ frameCount: Int) -> Int { max(4, String(frameCount).count) }

  /// Writes a frame. Frames may come in any order and from several threads at once.
  package func add(_ png: Data, at index: Int) throws(ImageFileError) {
    let file = temporary.path + "/" + name(ofFrame: index)
    let descriptor = unsafe open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
    let failure = FileBytes.write(png, to: descriptor)
    guard close(descriptor) == 0 || failure != 0 else {
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
    if failure != 0 { throw .unwritable(path: path, reason: SystemReason.of(failure)) }
  }

  /// Puts the folder in its place. To be called once, after all frames were added.
  ///
  /// A failure leaves the old folder as it was. A signal that is to end the process waits until this is done.
  package func commit() throws(ImageFileError) {
    still_signals_hold()
    defer { still_signals_release() }
    // The old folder has the hidden name until its frames are gone.
    var old = FolderHold(path)
    defer { withExtendedLifetime(old) {} }
    // Nobody waits for a folder that has its final name.
    defer { hold.withLock { $0 = nil } }
    guard try takePlace() else { return }
    // From here on the old folder has the hidden name. It is another one than before if another writer was faster.
    if old?.isAt(temporary.path) != true {
      // None is held while another is waited for: its holder may wait in turn.
      old = nil
      old = FolderHold(temporary.path, waits: true)
    }
    do {
      try clearOldFolder()
    } catch {
      _ = try swap()
      throw error
    }
    temporary.remove()
  }

  /// - Returns: Whether there was an old folder, which now has the new one's hidden name, to be cleared.
  private func takePlace() throws(ImageFileError) -> Bool {
    while true {
      if unsafe still_file_move(temporary.path, path) == 0 { return false }
      if errno == EINVAL, unsafe access(path, F_OK) != 0 {
        try move(temporary.path, to: path)
        return false
      }
      if errno == EEXIST || errno == EINVAL, try swap() { return true }
      // The previous folder has gone in the meantime: try again.
      guard errno == ENOENT, unsafe access(temporary.path, F_OK) == 0 else {
        throw .unwritable(path: path, reason: SystemReason.ofLastCall())
      }
    }
  }

  /// Swaps the folder that has the hidden name and the one that has the final one.
  ///
  /// - Returns: Whether there were two; otherwise `errno` says why not.
  /// - Throws: where the file system cannot swap names and three steps do not succeed either.
  private func swap() throws(ImageFileError) -> Bool {
    if unsafe still_file_exchange(temporary.path, path) == 0 { return true }
    guard errno == EINVAL else { return false }
    let aside = temporary.path + "-replaced"
    try move(path, to: aside)
    do {
      try move(temporary.path, to: path)
    } catch {
      try move(aside, to: path)
      throw error
    }
    try move(aside, to: temporary.path)
    return true
  }

  /// Moves what is no frame from the old folder, which has the hidden name, to the new one, and makes sure that its
  /// frames may be removed.
  ///
  /// - Throws: when that is not possible; then everything is in the old folder as before.
  private func clearOldFolder() throws(ImageFileError) {
    let hidden = temporary.path
    guard let old = try FilmInspection.of(hidden) else { return }
    try checkEntries(old, frameCount: nil)
    // Steps that undo what was done; when one fails there is nothing else left to do.
    var undo: [() -> Void] = []
    do throws(ImageFileError) {
      for entry in old.others {
        try move(entry, from: hidden, to: path)
        undo.append { try? self.move(entry, from: self.path, to: hidden) }
      }
      // Whether a file may be removed shows when its name is changed; that can be undone.
      for frame in old.frames {
        let name = FilmInspection.FileName(bytes: frame.bytes + Array("-replaced".utf8))
        let result = unsafe rename(frame.path(in: hidden), name.path(in: hidden))
        // Another process may have removed it already.
        if result != 0, errno == ENOENT { continue }
        guard result == 0 else {
          throw ImageFileError.unwritable(path: path, reason: SystemReason.ofLastCall())
        }
        undo.append { try? self.move(name, to: frame, in: hidden) }
      }
    } catch {
      for step in undo.reversed() { step() }
      throw error
    }
  }

  /// Throws when there is something in the old folder that must not go: anything that is no frame of a film, unless
  /// forced; and with force, what has the name of a new frame and is none.
  ///
  /// - Parameter frameCount: Of the new film; nil once it is in its place.
  private func checkEntries(
    _ old: FilmInspection, frameCount: Int?
  ) throws(ImageFileError) {
    guard isForced else {
      if let entry = old.offender { throw .occupied(path: path, entry: entry.text) }
      return
    }
    guard let frameCount else { return }
    for entry in old.others where entry.isFrame {
      let number = Int(String(decoding: entry.bytes.dropFirst(6).dropLast(4), as: UTF8.self)) ?? 0
      if number >= 1, number <= frameCount, name(ofFrame: number - 1) == entry.text {
        throw .occupied(path: path, entry: entry.text)
      }
    }
  }

  /// Returns the path behind all links, and of a folder that is there the one without dots.
  private static func path(of url: URL) throws(ImageFileError) -> String {
    let path = try OutputPath.resolve(url)
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Refuses to replace a folder without write permission, for every user.
  private static func checkWritable(_ path: String) throws(ImageFileError) {
    var status = stat()
    guard unsafe access(path, W_OK | X_OK) == 0, unsafe stat(path, &status) == 0 else {
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
    guard status.st_mode & 0o222 != 0 else {
      throw .unwritable(path: path, reason: SystemReason.of(EACCES))
    }
  }

  private func copyAttributes() throws(ImageFileError) {
    let old = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    let new = unsafe open(temporary.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer {
      if old >= 0 { close(old) }
      if new >= 0 { close(new) }
    }
    // Where it has gone in the meantime there is nothing to keep.
    guard old >= 0, new >= 0 else { return }
    let failure = still_file_copy_attributes(old, new)
    guard failure == 0 else {
      throw .unwritable(
        path: path,
        reason: "its owner, permissions or attributes cannot be kept: \(SystemReason.of(failure))")
    }
  }

  private func move(_ source: String, to target: String) throws(ImageFileError) {
    guard unsafe rename(source, target) == 0 else {
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
  }

  /// Renames an entry within a folder.
  private func move(
    _ name: FilmInspection.FileName, to other: FilmInspection.FileName, in folder: String
  ) throws(ImageFileError) {
    let result = unsafe rename(name.path(in: folder), other.path(in: folder))
    guard result == 0 else {
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
  }

  /// Moves an entry from one folder to another, where nothing may have its name.
  private func move(
    _ name: FilmInspection.FileName, from folder: String, to other: String
  ) throws(ImageFileError) {
    let (source, target) = (name.path(in: folder), name.path(in: other))
    var result = unsafe still_file_move(source, target)
    // Names of frames that the film has were refused before, and no others can exist.
    if result < 0 && errno == EINVAL { result = unsafe rename(source, target) }
    guard result == 0 else {
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
  }
}
