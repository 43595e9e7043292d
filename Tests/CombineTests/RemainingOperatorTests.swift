import Combine
import Foundation
import Testing

/// Operators whose closure may throw, buffers, and publishers that start or end others.
@Suite struct RemainingOperatorTests {
  private let numbers = [1, 2, 3, 4, 5].publisher

  private func isSmall(_ number: Int) throws -> Bool {
    if number == 4 { throw Trouble.bad }
    return number < 3
  }

  @Test func aClosureThatThrowsFailsWhatItDecides() {
    #expect(numbers.tryFirst { try !isSmall($0) }.said() == ["3", "end"])
    #expect(numbers.tryFirst { try isSmall($0 + 2) }.said() == ["failed: bad"])
    #expect(numbers.tryLast { try isSmall($0) }.said() == ["failed: bad"])
    #expect([1, 2, 5].publisher.tryLast { try isSmall($0) }.said() == ["2", "end"])
    #expect(numbers.tryDrop { try isSmall($0) }.said() == ["3", "4", "5", "end"])
    #expect(numbers.tryDrop { try isSmall($0 + 3) }.said() == ["failed: bad"])
    #expect(numbers.tryPrefix { try isSmall($0) }.said() == ["1", "2", "end"])
    #expect([1, 4, 2].publisher.tryPrefix { try isSmall($0) }.said() == ["1", "failed: bad"])
    #expect(numbers.tryContains { try isSmall($0) }.said() == ["true", "end"])
    #expect([3, 4].publisher.tryContains { try isSmall($0) }.said() == ["failed: bad"])
    #expect(numbers.tryAllSatisfy { try isSmall($0) }.said() == ["false", "end"])
    #expect([1, 2].publisher.tryAllSatisfy { try isSmall($0) }.said() == ["true", "end"])
    #expect([1, 4].publisher.tryAllSatisfy { try isSmall($0) }.said() == ["failed: bad"])
  }

  @Test func aClosureThatThrowsFailsWhatItGathers() {
    func sum(_ all: Int, _ number: Int) throws -> Int {
      if number == 4 { throw Trouble.worse }
      return all + number
    }
    #expect([1, 2, 3].publisher.tryReduce(0, sum).said() == ["6", "end"])
    #expect(numbers.tryReduce(0, sum).said() == ["failed: worse"])
    #expect([2, 1, 3].publisher.tryMin { $0 < $1 }.said() == ["1", "end"])
    #expect([2, 3, 1].publisher.tryMax { $0 < $1 }.said() == ["3", "end"])
    #expect(numbers.tryMax { _, _ in throw Trouble.bad }.said() == ["failed: bad"])
    let repeated = [1, 1, 2, 2, 1].publisher
    #expect(repeated.tryRemoveDuplicates { $0 == $1 }.said() == ["1", "2", "1", "end"])
    #expect(
      repeated.tryRemoveDuplicates { _, _ in throw Trouble.bad }.said() == ["1", "failed: bad"])
  }

  @Test func anotherPublisherEndsOrStartsAPublisher() {
    let values = PassthroughSubject<Int, Never>()
    let signal = PassthroughSubject<String, Never>()
    let before = Recorder<Int, Never>()
    let after = Recorder<Int, Never>()
    values.prefix(untilOutputFrom: signal).subscribe(before)
    values.drop(untilOutputFrom: signal).subscribe(after)
    values.send(1)
    signal.send("now")
    values.send(2)
    signal.send("again")
    values.send(3)
    values.send(completion: .finished)
    #expect(before.lines == ["1", "end"])
    #expect(after.lines == ["2", "3", "end"])
  }

  @Test func aStarterThatEndsLetsNothingThrough() {
    let values = PassthroughSubject<Int, Trouble>()
    let signal = PassthroughSubject<Void, Trouble>()
    let recorder = Recorder<Int, Trouble>()
    values.drop(untilOutputFrom: signal).subscribe(recorder)
    signal.send(completion: .failure(.bad))
    values.send(1)
    #expect(recorder.lines == ["failed: bad"])
    // An ender that ends, ends nothing.
    let open = Recorder<Int, Trouble>()
    values.prefix(untilOutputFrom: Empty<Int, Never>()).subscribe(open)
    values.send(2)
    #expect(open.lines == ["2"])
  }

  @Test func aBufferKeepsWhatIsNotAskedFor() {
    func heard(
      _ strategy: Publishers.BufferingStrategy<Trouble>, _ prefetch: Publishers.PrefetchStrategy
    ) -> [String] {
      let values = PassthroughSubject<Int, Trouble>()
      let recorder = Recorder<Int, Trouble>(.max(1))
      values.buffer(size: 2, prefetch: prefetch, whenFull: strategy).subscribe(recorder)
      for number in 1...5 { values.send(number) }
      values.send(completion: .finished)
      recorder.request(.unlimited)
      return recorder.lines
    }
    #expect(heard(.dropNewest, .byRequest) == ["1", "2", "3", "end"])
    #expect(heard(.dropOldest, .byRequest) == ["1", "4", "5", "end"])
    #expect(heard(.customError { .worse }, .byRequest) == ["1", "2", "3", "failed: worse"])
    // A subject drops what a full buffer has not asked for.
    #expect(heard(.customError { .worse }, .keepFull) == ["1", "2", "3", "end"])
  }

  @Test func aRecordingIsPlayedToEverySubscriber() throws {
    let record = Record<Int, Trouble> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(.bad))
    }
    #expect(record.said() == ["1", "2", "failed: bad"])
    #expect(record.said(.max(1)) == ["1"])
    #expect(Record<Int, Trouble>(output: [], completion: .finished).said() == ["end"])
  }

  @Test func endsAndDemandsAreCoded() throws {
    struct Mishap: Error, Codable, Equatable { var code: Int }
    func json<T: Encodable>(_ value: T) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let failure = Subscribers.Completion<Mishap>.failure(Mishap(code: 3))
    #expect(try json(failure) == #"{"error":{"code":3},"success":false}"#)
    #expect(try json(Subscribers.Completion<Mishap>.finished) == #"{"success":true}"#)
    let decoder = JSONDecoder()
    #expect(
      try decoder.decode(
        Subscribers.Completion<Mishap>.self, from: Data(try json(failure).utf8)) == failure)
    for demand in [Subscribers.Demand.none, .max(7), .unlimited] {
      let data = Data(try json([demand]).utf8)
      #expect(try decoder.decode([Subscribers.Demand].self, from: data) == [demand])
    }
    #expect(try json([Subscribers.Demand.max(7)]) == "[7]")
    let recording = Record<Int, Mishap>.Recording(output: [1, 2], completion: failure)
    let read = try decoder.decode(
      Record<Int, Mishap>.Recording.self, from: Data(try json(recording).utf8))
    #expect(read.output == [1, 2] && read.completion == failure)
  }

  @Test func whatPassesWithoutABreakpointIsUntouched() {
    #expect(numbers.breakpointOnError().said() == numbers.said())
    #expect(numbers.breakpoint(receiveOutput: { $0 > 5 }).said() == numbers.said())
  }

  @Test func publishersThatNeverFailStandAmongThoseThatDo() {
    let failing = [1, 2].publisher.setFailureType(to: Trouble.self)
    #expect(failing.flatMap { Just($0 * 2) }.said() == ["2", "4", "end"])
    #expect(failing.map { Just($0 * 3) }.switchToLatest().said() == ["3", "6", "end"])
  }

  @Test func severalAreJoinedByAClosure() {
    let ones = [1, 2].publisher
    #expect(ones.zip(ones, ones) { $0 + $1 + $2 }.said() == ["3", "6", "end"])
    #expect(ones.zip(ones, ones, ones) { $0 + $1 + $2 + $3 }.said() == ["4", "8", "end"])
    #expect(
      Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.said() == [
        "10", "end",
      ])
    struct Place { var x = 1, y = 2, z = 3 }
    #expect(Just(Place()).map(\.x, \.y, \.z).map { [$0, $1, $2] }.said() == ["[1, 2, 3]", "end"])
  }

  @Test func aFutureIsAwaited() async throws {
    let late = Future<Int, Never> { promise in
      let kept = Sendability(promise)
      DispatchQueue.global().async { kept.promise(.success(4)) }
    }
    #expect(await late.value == 4)
    let failing = Future<Int, Trouble> { $0(.failure(.bad)) }
    await #expect(throws: Trouble.bad) { try await failing.value }
  }

  /// Carries a promise to one other thread, which alone calls it: unchecked because it is called once.
  private struct Sendability: @unchecked Sendable {
    let promise: Future<Int, Never>.Promise

    init(_ promise: @escaping Future<Int, Never>.Promise) { self.promise = promise }
  }

  @Test func aSubjectSubscribesInTheGuiseOfAnySubscriber() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.subscribe(recorder)
    numbers.receive(subscriber: AnySubscriber(subject))
    #expect(recorder.lines == ["1", "2", "3", "4", "5", "end"])
  }

  @Test func demandsAreComparedWithNumbersOnBothSides() {
    let two = Subscribers.Demand.max(2)
    #expect(2 == two && 3 != two && two != 3 && 1 < two && 2 <= two && 3 > two && 2 >= two)
    #expect(5 < Subscribers.Demand.unlimited && Subscribers.Demand.unlimited != 5)
  }

  /// A model that keeps what it follows, and is kept by it until the end.
  private final class Model {
    var value = 0
    var following: Set<AnyCancellable> = []
    let onEnd: () -> Void

    init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  @Test(arguments: [true, false])
  func anObjectIsLetGoOfAtTheEndThoughItFollows(isAssigned: Bool) {
    let subject = PassthroughSubject<Int, Never>()
    var hasEnded = false
    do {
      let model = Model { hasEnded = true }
      if isAssigned {
        subject.assign(to: \.value, on: model).store(in: &model.following)
      } else {
        subject.sink { model.value = $0 }.store(in: &model.following)
      }
      subject.send(1)
      #expect(model.value == 1)
    }
    #expect(!hasEnded)
    subject.send(completion: .finished)
    #expect(hasEnded)
  }

  @Test func anObjectThatSendsWhileItIsLetGoOfSendsIntoNothing() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model { subject.send(completion: .finished) }
    let following = model.map { subject.assign(to: \.value, on: $0) }
    model = nil
    following?.cancel()
    let recorder = Recorder<Int, Never>()
    subject.subscribe(recorder)
    #expect(recorder.lines == ["end"])
  }

  @Test func theLastValueWaitsUntilItIsAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(.none)
    subject.replaceEmpty(with: 7).subscribe(recorder)
    subject.send(completion: .finished)
    #expect(recorder.lines == [])
    recorder.request(.max(1))
    #expect(recorder.lines == ["7", "end"])
  }
}
