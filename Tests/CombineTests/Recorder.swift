import Combine
import Foundation

/// Keeps what a publisher says, as text.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
  private let lock = NSLock()
  private var heard: [String] = []
  private var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  private let more: Subscribers.Demand

  init(_ first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    self.first = first
    self.more = more
  }

  var lines: [String] { lock.withLock { heard } }

  func receive(subscription: any Subscription) {
    lock.withLock { self.subscription = subscription }
    subscription.request(first)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { heard.append("\(input)") }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      switch completion {
      case .finished: heard.append("end")
      case .failure(let error): heard.append("failed: \(error)")
      }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { subscription }?.request(demand)
  }

  func cancel() {
    lock.withLock { subscription }?.cancel()
  }
}

/// What a test publisher fails with.
enum Trouble: Error, Equatable {
  case bad, worse
}

extension Publisher {
  /// Everything that the publisher says at once.
  func said(_ demand: Subscribers.Demand = .unlimited) -> [String] {
    let recorder = Recorder<Output, Failure>(demand)
    subscribe(recorder)
    defer { recorder.cancel() }
    return recorder.lines
  }
}
