internal import CStillHarfBuzz
internal import Synchronization

/// A HarfBuzz buffer that is reused, by one caller at a time.
///
/// `@unchecked Sendable`: a caller that has taken a buffer out of the pool has sole access.
@safe
final class HarfBuzzBuffer: @unchecked Sendable {
  private let raw: OpaquePointer
  private static let pool = Mutex<[HarfBuzzBuffer]>([])

  private init() {
    unsafe raw = hb_buffer_create()!
    let flags =
      HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue
      | HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES.rawValue
    unsafe hb_buffer_set_flags(raw, hb_buffer_flags_t(rawValue: flags))
  }

  deinit { unsafe hb_buffer_destroy(raw) }

  /// Returns an empty buffer, from the pool or new.
  static func take() -> HarfBuzzBuffer {
    pool.withLock { $0.popLast() } ?? HarfBuzzBuffer()
  }

  /// Empties the buffer and returns it to the pool; it must not be used afterwards.
  func giveBack() {
    unsafe hb_buffer_clear_contents(raw)
    Self.pool.withLock { if $0.count < 16 { $0.append(self) } }
  }

  /// Runs the closure with the handle, which must not leave it.
  func withHandle<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe body(raw)
  }
}
