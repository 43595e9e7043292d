import Dispatch
import Synchronization

/// Work spread over all cores.
enum Parallel {
  /// How much is in flight at a time: enough to keep every core busy, and no more, so that memory does not
  /// depend on the length of a film.
  static let batch = 16

  /// The result for each index, in order; the error of the first that failed.
  static func map<Result: Sendable>(
    _ count: Int, _ body: @Sendable (Int) throws(RenderError) -> Result
  ) throws(RenderError) -> [Result] {
    let results = Slots<Result>(count)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      do throws(RenderError) {
        results.fill(index, .success(try body(index)))
      } catch {
        results.fill(index, .failure(error))
      }
    }
    return try results.collect()
  }

  /// Where the results of threads meet.
  private final class Slots<Result: Sendable>: Sendable {
    private let slots: Mutex<[Swift.Result<Result, RenderError>?]>

    init(_ count: Int) {
      slots = Mutex(Array(repeating: nil, count: count))
    }

    func fill(_ index: Int, _ result: Swift.Result<Result, RenderError>) {
      slots.withLock { $0[index] = result }
    }

    func collect() throws(RenderError) -> [Result] {
      var values: [Result] = []
      for slot in slots.withLock({ $0 }) {
        guard let slot else { preconditionFailure("every index has a result") }
        values.append(try slot.get())
      }
      return values
    }
  }
}
