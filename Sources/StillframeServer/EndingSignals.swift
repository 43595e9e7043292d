import Dispatch
import Glibc

/// Calls back on signals that end the process, so that it can clean up before; active while the object exists.
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
