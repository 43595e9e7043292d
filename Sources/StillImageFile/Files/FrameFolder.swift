package import Foundation
import Synchronization

/// A folder of numbered frames, `frame-0001.png` and on, which appears under its name only when it is
/// complete. Without ``commit()`` nothing is left.
package final class FrameFolder: Sendable {
  private let path: String
  private let temporaryPath: String
  private let digits: Int
  private let isCommitted = Mutex(false)

  /// Starts a folder that is to replace the one at `url`, or to be made there.
  ///
  /// - Parameters:
  ///   - frameCount: how many frames will come; all have as many digits as the last, at least four.
  ///   - force: whether the folder may hold other files. They stay as they are; only frames go.
  /// - Throws: ``ImageFileError/occupied(path:entry:)`` or ``ImageFileError/unwritable(path:reason:)``.
  package init(at url: URL, frameCount: Int, force: Bool = false) throws(ImageFileError) {
    let final = url.resolvingSymlinksInPath()
    path = final.path
    digits = max(4, String(frameCount).count)
    let others = try FrameFolder.otherEntries(of: path)
    if !force, let entry = others.first { throw .occupied(path: path, entry: entry) }
    let name = ".stillframe-\(UUID().uuidString)"
    temporaryPath = final.deletingLastPathComponent().appendingPathComponent(name).path
    guard unsafe mkdir(temporaryPath, 0o777) == 0 else {
      let reason = SystemReason.ofLastCall()
      isCommitted.withLock { $0 = true }  // there is nothing to remove
      throw .unwritable(path: path, reason: reason)
    }
  }

  deinit {
    if !isCommitted.withLock({ $0 }) {
      try? FileManager.default.removeItem(atPath: temporaryPath)  // no one is left to be told
    }
  }

  /// Throws when there is a folder with anything in it that is no frame, or something that is no folder.
  package static func check(_ url: URL) throws(ImageFileError) {
    let path = url.resolvingSymlinksInPath().path
    if let entry = try otherEntries(of: path).first { throw .occupied(path: path, entry: entry) }
  }

  /// Whether a file's name is that of a frame: `frame-`, at least four digits, `.png`.
  package static func isFrame(_ name: String) -> Bool {
    guard name.hasPrefix("frame-") && name.hasSuffix(".png") else { return false }
    let number = name.utf8.dropFirst(6).dropLast(4)
    return number.count >= 4 && number.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// A frame's file name; the first has the index 0 and the number 1.
  package func name(ofFrame index: Int) -> String {
    let number = String(index + 1)
    return "frame-" + String(repeating: "0", count: max(0, digits - number.count)) + number + ".png"
  }

  /// Writes a frame. Frames may come in any order and from several threads at once.
  package func add(_ png: Data, at index: Int) throws(ImageFileError) {
    let file = URL(fileURLWithPath: temporaryPath).appendingPathComponent(name(ofFrame: index))
    do {
      try png.write(to: file)
    } catch {
      throw .unwritable(path: path, reason: SystemReason.of(error))
    }
  }

  /// Puts the folder in its place. To be called once, after all frames were added.
  ///
  /// A folder that is there steps aside first; were the process to end in that instant, both would be
  /// whole, under names that begin with `.stillframe-`.
  package func commit() throws(ImageFileError) {
    let backup = temporaryPath + "-replaced"
    let exists = unsafe access(path, F_OK) == 0
    if exists { try move(path, to: backup) }
    do {
      try move(temporaryPath, to: path)
    } catch {
      if exists { try move(backup, to: path) }
      throw error
    }
    isCommitted.withLock { $0 = true }
    if exists { try clear(backup) }
  }

  /// Moves what is no frame from the old folder to the new one, then removes the old one.
  private func clear(_ backup: String) throws(ImageFileError) {
    for entry in try FrameFolder.otherEntries(of: backup) {
      try move(backup + "/" + entry, to: path + "/" + entry)
    }
    do {
      try FileManager.default.removeItem(atPath: backup)
    } catch {
      throw .unwritable(path: backup, reason: SystemReason.of(error))
    }
  }

  private func move(_ source: String, to target: String) throws(ImageFileError) {
    guard unsafe rename(source, target) == 0 else {
      throw .unwritable(path: target, reason: SystemReason.ofLastCall())
    }
  }

  /// What is in a folder and no frame, in alphabetical order; nothing when there is no folder.
  private static func otherEntries(of path: String) throws(ImageFileError) -> [String] {
    guard unsafe access(path, F_OK) == 0 else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).filter { !isFrame($0) }
        .sorted()
    } catch {
      throw .unwritable(path: path, reason: SystemReason.of(error))
    }
  }
}
