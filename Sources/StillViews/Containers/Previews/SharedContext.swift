/// The context that a preview modifier makes, which may take its time.
enum SharedContext {
  /// Makes a context on the calling thread, and waits for what it waits for, for 20 seconds of real time at the most.
  @MainActor static func make<M: PreviewModifier>(
    _ type: M.Type
  ) -> Result<M.Context, any Error> {
    let result = AwaitedWork.result(within: 20) {
      () async -> Result<M.Context, any Error> in
      do {
        return .success(try await M.makeSharedContext())
      } catch {
        return .failure(error)
      }
    }
    return result ?? .failure(TookTooLong())
  }

  private struct TookTooLong: Error, CustomStringConvertible {
    var description: String { "it took more than 20 seconds" }
  }
}
