import Dispatch
import Foundation
import StillImageFile
import Stillframe
import StillframeArguments
import StillframeServing

extension Tool {
  /// Seconds for a row.
  private static let usualLimit = 120.0

  /// Writes a picture of a scene for every row of a file. Rows that fail are reported, and the others are rendered.
  func batch(_ options: Command.Batch) throws -> Status {
    let scene = try scene(options.scene)
    guard let make = scene.rowStill else { throw UsageError.takesNoRows(scene.name) }
    let pattern = try BatchPattern(options.pattern)
    try use(options.fonts)
    var shown = try SceneSetting(options.size, scale: options.scale, options.looks)
    shown.isOpaque = options.isOpaque
    let setting = shown
    guard OutputFormat(fileExtension: URL(fileURLWithPath: pattern.text).pathExtension) != nil
    else {
      throw RenderError.unsupportedFormat(
        path: pattern.text, supported: OutputFormat.allExtensions)
    }
    if isProcess { ImageAccess.refuseByDefault() }
    var access = ImageAccess()
    for folder in options.allowedFolders {
      try access.allow(folder: URL(fileURLWithPath: folder, isDirectory: true))
    }
    let jobs = options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    guard PictureMemory.hasRoom(threads: jobs) else { throw BatchError.noMemory }
    let rows = try RowFile(options.rows)
    let total = try NameCheck.run(rows, pattern)
    let batch = Batch(
      rows: rows, total: total, shard: options.shard, pattern: pattern,
      writing: PictureOptions(options.writing), isResumed: options.isResumed, access: access,
      timeLimit: options.timeLimit ?? Self.usualLimit, console: console
    ) { line in
      try make(JSONRow(line))(setting)
    }
    try batch.run(jobs: min(jobs, max(batch.total, 1)))
    return .done
  }
}
