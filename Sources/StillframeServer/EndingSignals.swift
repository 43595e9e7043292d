import Dispatch
import Glibc

/// Calls back when somebody wants the process to end, so that it can tidy up before; as long as it is kept.
package final class EndingSignals {
  private let sources: [any DispatchSourceSignal]

  package init(_ body: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { body() }
      source.resume()
      return source
    }
  }
}
