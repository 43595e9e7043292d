import Foundation
import Testing

/// Counts the exclusive accesses that the thread at hand has open.
///
/// Swift checks that nobody writes to what another is using: it compares each new access with all that are open. So a
/// recursion that leaves one open at each level takes time with the square of its depth, which no other count shows.
enum OpenAccesses {
  /// What the runtime writes for each: the address, who began it, the one before it with a bit for its kind.
  private typealias Record = (address: UInt, caller: UInt, before: UInt)

  private typealias Begin =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutableRawPointer, UInt, UnsafeRawPointer?
    ) -> Void
  private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// How many are open; nil where Swift's runtime does not tell.
  static var count: Int? {
    guard let begin = unsafe dlsym(nil, "swift_beginAccess"),
      let end = unsafe dlsym(nil, "swift_endAccess")
    else { return nil }
    let beginAccess = unsafe unsafeBitCast(begin, to: Begin.self)
    let endAccess = unsafe unsafeBitCast(end, to: End.self)
    var accessed = 0
    var record: Record = (0, 0, 0)
    var count = 0
    unsafe withUnsafeMutablePointer(to: &accessed) { accessed in
      unsafe withUnsafeMutablePointer(to: &record) { record in
        // A read that is kept track of.
        unsafe beginAccess(accessed, record, 0x20, nil)
        var next = unsafe record.pointee.before & ~1
        while let open = unsafe UnsafePointer<Record>(bitPattern: next) {
          count += 1
          next = unsafe open.pointee.before & ~1
        }
        unsafe endAccess(record)
      }
    }
    return count
  }
}
