import Combine
import Foundation
import Testing

/// Operators of time, on a clock that the test moves.
@Suite struct TimeTests {
  @Test func valuesArriveLater() {
    let clock = TestClock()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.delay(for: 2, scheduler: clock).subscribe(recorder)
    subject.send(1)
    clock.advance(to: 1)
    subject.send(2)
    #expect(recorder.lines == [])
    clock.advance(to: 2)
    #expect(recorder.lines == ["1"])
    subject.send(completion: .finished)
    clock.advance(to: 5)
    #expect(recorder.lines == ["1", "2", "end"])
  }

  @Test func onlyTheLastOfManyArrives() {
    let clock = TestClock()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.debounce(for: 1, scheduler: clock).subscribe(recorder)
    subject.send(1)
    clock.advance(to: 0.5)
    subject.send(2)
    clock.advance(to: 1.25)
    #expect(recorder.lines == [])
    clock.advance(to: 1.5)
    #expect(recorder.lines == ["2"])
    subject.send(3)
    subject.send(completion: .finished)
    #expect(recorder.lines == ["2", "3", "end"])
  }

  @Test(arguments: [(true, ["1", "3", "4"]), (false, ["1", "2", "4"])])
  func oneInEachIntervalArrives(_ latest: Bool, _ expected: [String]) {
    let clock = TestClock()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.throttle(for: 1, scheduler: clock, latest: latest).subscribe(recorder)
    subject.send(1)
    clock.advance(to: 0.25)
    subject.send(2)
    subject.send(3)
    clock.advance(to: 1)
    clock.advance(to: 3)
    subject.send(4)
    clock.advance(to: 3)
    #expect(recorder.lines == expected)
  }

  @Test func silenceEndsIt() {
    let clock = TestClock()
    let subject = PassthroughSubject<Int, Trouble>()
    let recorder = Recorder<Int, Trouble>()
    subject.timeout(2, scheduler: clock, customError: { .bad }).subscribe(recorder)
    clock.advance(to: 1.5)
    subject.send(1)
    clock.advance(to: 3)
    #expect(recorder.lines == ["1"])
    clock.advance(to: 3.5)
    #expect(recorder.lines == ["1", "failed: bad"])
  }

  @Test func intervalsAreMeasured() {
    let clock = TestClock()
    let subject = PassthroughSubject<Void, Never>()
    let recorder = Recorder<Double, Never>()
    subject.measureInterval(using: clock).map(\.magnitude).subscribe(recorder)
    clock.advance(to: 1.5)
    subject.send()
    clock.advance(to: 2)
    subject.send()
    #expect(recorder.lines == ["1.5", "0.5"])
  }

  @Test func valuesMoveToAQueueInOrder() async {
    let queue = DispatchQueue(label: "order")
    let values = (0..<100).publisher.receive(on: queue).map { value -> Int in
      dispatchPrecondition(condition: .onQueue(queue))
      return value
    }
    var received: [Int] = []
    for await value in values.values { received.append(value) }
    #expect(received == Array(0..<100))
  }

  @Test func immediateSchedulerRunsOnTheSpot() {
    #expect(Just(1).delay(for: 5, scheduler: ImmediateScheduler.shared).said() == ["1", "end"])
    #expect(Just(1).receive(on: ImmediateScheduler.shared).said() == ["1", "end"])
  }

  @Test func aTimerFiresOnItsRunLoopUntilItIsLetGo() {
    var dates: [Date] = []
    let timer = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect()
    let following = timer.sink { dates.append($0) }
    while dates.count < 2 {
      _ = RunLoop.current.run(mode: .default, before: Date() + 1)
    }
    following.cancel()
    let count = dates.count
    _ = RunLoop.current.run(mode: .default, before: Date() + 0.01)
    #expect(dates.count == count)
  }

  @Test func notificationsArePublishedUntilCancelled() {
    let center = NotificationCenter()
    let name = Notification.Name("moved")
    let recorder = Recorder<Int, Never>()
    center.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }.subscribe(recorder)
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["n": 2])
    recorder.cancel()
    center.post(name: name, object: nil, userInfo: ["n": 3])
    #expect(recorder.lines == ["1"])
  }

  @Test func failuresReachForAwait() async {
    var received: [Int] = []
    var failure: (any Error)?
    do {
      let failing = [1, 2].publisher.setFailureType(to: Trouble.self)
        .append(Fail(error: Trouble.bad))
      for try await value in failing.values { received.append(value) }
    } catch {
      failure = error
    }
    #expect(received == [1, 2])
    #expect(failure as? Trouble == .bad)
  }
}

/// A scheduler whose time moves when told.
private final class TestClock: Scheduler {
  typealias SchedulerOptions = Never

  struct SchedulerTimeType: Strideable {
    var seconds: Double
    func distance(to other: Self) -> Stride { Stride(magnitude: other.seconds - seconds) }
    func advanced(by n: Stride) -> Self { Self(seconds: seconds + n.magnitude) }

    struct Stride: SchedulerStride {
      var magnitude: Double
    }
  }

  private(set) var now = SchedulerTimeType(seconds: 0)
  let minimumTolerance = SchedulerTimeType.Stride(magnitude: 0)
  private var due: [(time: Double, action: () -> Void)] = []

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    due.append((date.seconds, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, tolerance: tolerance, options: options, action)
    return AnyCancellable {}
  }

  func advance(to time: Double) {
    now.seconds = time
    let (ready, later) = (due.filter { $0.time <= time }, due.filter { $0.time > time })
    due = later
    for item in ready.sorted(by: { $0.time < $1.time }) { item.action() }
  }
}
