import Foundation

extension Publishers {
  /// Stops in the debugger where a closure says so.
  public typealias Breakpoint<Upstream: Publisher> = HandleEvents<Upstream>
}

extension Publisher {
  /// Stops in the debugger (signal SIGTRAP) when a closure returns true for what passes.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    handleEvents(
      receiveSubscription: { if receiveSubscription?($0) == true { raise(SIGTRAP) } },
      receiveOutput: { if receiveOutput?($0) == true { raise(SIGTRAP) } },
      receiveCompletion: { if receiveCompletion?($0) == true { raise(SIGTRAP) } })
  }

  /// Stops in the debugger (signal SIGTRAP) when the publisher fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: {
      if case .failure = $0 { return true }
      return false
    })
  }
}
