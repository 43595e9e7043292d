import OSLog
import Testing
import os.signpost

/// Marks for measurements, which cost nothing here.
struct SignposterTests {
  @Test func intervalsBeginAndEnd() {
    let poster = OSSignposter(subsystem: "com.example", category: "list")
    #expect(!poster.isEnabled && !OSSignposter.disabled.isEnabled)
    let id = poster.makeSignpostID()
    #expect(id < poster.makeSignpostID(from: OSLog.default) && id != .exclusive)
    let state = poster.beginInterval("load", id: id)
    #expect(state.signpostID == id)
    poster.emitEvent("step")
    poster.emitEvent("step", id: id, "row \(3, privacy: .public)")
    poster.endInterval("load", state)
    poster.endInterval("load", poster.beginInterval("load", "row \(1)"), "done")
    poster.endInterval("fade", poster.beginAnimationInterval("fade"))
    #expect(poster.withIntervalSignpost("sum") { 1 + 2 } == 3)
    #expect(poster.withIntervalSignpost("sum", "of \(2)") { 1 + 2 } == 3)
    let elsewhere = OSSignpostIntervalState.beginState(id: .null)
    #expect(elsewhere.signpostID.rawValue == 0 && OSSignpostID.invalid.rawValue == .max)
  }

  @Test func marksBelongToLogs() {
    let log = OSLog(subsystem: "com.example", category: .pointsOfInterest)
    for poster in [
      OSSignposter(), OSSignposter(logHandle: log), OSSignposter(logger: Logger(log)),
      OSSignposter(subsystem: "com.example", category: .pointsOfInterest),
    ] { poster.emitEvent("seen") }
    let id = OSSignpostID(log: log)
    os_signpost(.begin, log: log, name: "draw", signpostID: id)
    os_signpost(OSSignpostType.event, log: log, name: "draw", signpostID: id, "row %d", 3)
    os_signpost(.end, log: log, name: "draw", signpostID: id)
    #expect(id != OSSignpostID(log: log))
    let words: SignpostMetadata = "row \(1)"
    OSSignposter().emitEvent("row", words)
  }

  @Test func entriesOfLogsNameTheirThread() throws {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let entries = try store.getEntries().compactMap { $0 as? OSLogEntryLog }
    #expect(entries.allSatisfy { $0.threadIdentifier == 0 && $0.processIdentifier == 0 })
    #expect(entries.allSatisfy { $0.sender.isEmpty && $0.activityIdentifier == 0 })
  }
}
