import Combine
import Foundation
import Testing

/// Operators that look at one publisher.
@Suite struct OperatorTests {
  private let numbers = [1, 2, 3, 4, 5].publisher

  @Test func valuesAreMappedAndFiltered() {
    #expect(numbers.map { $0 * 10 }.filter { $0 != 30 }.said() == ["10", "20", "40", "50", "end"])
    #expect(["1", "x", "3"].publisher.compactMap(Int.init).said() == ["1", "3", "end"])
    #expect(["ab", "c"].publisher.map(\.count).said() == ["2", "1", "end"])
  }

  @Test func aThrowingClosureFailsTheChainAndNothingFollows() {
    let failing = numbers.tryMap { number throws -> Int in
      if number == 3 { throw Trouble.bad }
      return number
    }
    #expect(failing.said() == ["1", "2", "failed: bad"])
    #expect(failing.replaceError(with: 9).said() == ["1", "2", "9", "end"])
    #expect(failing.catch { _ in Just(7) }.said() == ["1", "2", "7", "end"])
    #expect(failing.retry(1).said() == ["1", "2", "1", "2", "failed: bad"])
    #expect(failing.mapError { _ in Trouble.worse }.said().last == "failed: worse")
    let twice = failing.tryCatch { _ throws -> AnyPublisher<Int, any Error> in throw Trouble.worse }
    #expect(twice.said() == ["1", "2", "failed: worse"])
  }

  @Test func positionsAreCounted() {
    #expect(numbers.first().said() == ["1", "end"])
    #expect(numbers.first { $0 > 3 }.said() == ["4", "end"])
    #expect(numbers.last().said() == ["5", "end"])
    #expect(numbers.prefix(2).said() == ["1", "2", "end"])
    #expect(numbers.prefix(0).said() == ["end"])
    #expect(numbers.dropFirst(3).said() == ["4", "5", "end"])
    #expect(numbers.drop { $0 < 4 }.said() == ["4", "5", "end"])
    #expect(numbers.prefix { $0 < 3 }.said() == ["1", "2", "end"])
    #expect(numbers.output(at: 2).said() == ["3", "end"])
    #expect(numbers.output(in: 1..<3).said() == ["2", "3", "end"])
    #expect(numbers.output(in: 3...).said() == ["4", "5", "end"])
  }

  @Test func everythingIsGathered() {
    #expect(numbers.reduce(0, +).said() == ["15", "end"])
    #expect(numbers.scan(0, +).said() == ["1", "3", "6", "10", "15", "end"])
    #expect(numbers.collect().said() == ["[1, 2, 3, 4, 5]", "end"])
    #expect(numbers.collect(2).said() == ["[1, 2]", "[3, 4]", "[5]", "end"])
    #expect(numbers.count().said() == ["5", "end"])
    #expect(numbers.min().said() == ["1", "end"])
    #expect(numbers.max().said() == ["5", "end"])
    #expect(numbers.contains(3).said() == ["true", "end"])
    #expect(numbers.contains(9).said() == ["false", "end"])
    #expect(numbers.allSatisfy { $0 < 5 }.said() == ["false", "end"])
    #expect(numbers.ignoreOutput().said() == ["end"])
  }

  @Test func whatIsGatheredWaitsUntilItIsAskedFor() {
    let recorder = Recorder<Int, Never>(.none)
    numbers.reduce(0, +).subscribe(recorder)
    #expect(recorder.lines == [])
    recorder.request(.max(1))
    #expect(recorder.lines == ["15", "end"])
  }

  @Test func demandIsKeptTo() {
    let recorder = Recorder<Int, Never>(.max(2))
    (1...).publisher.filter { $0 % 2 == 0 }.subscribe(recorder)
    #expect(recorder.lines == ["2", "4"])
    recorder.request(.max(1))
    #expect(recorder.lines == ["2", "4", "6"])
    recorder.cancel()
    recorder.request(.max(1))
    #expect(recorder.lines == ["2", "4", "6"])
  }

  @Test func duplicatesAreRemovedAndHolesFilled() {
    #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().said() == ["1", "2", "1", "end"])
    #expect(
      [1, nil, 3].publisher.eraseToAnyPublisher().replaceNil(with: 0).said() == [
        "1", "0", "3", "end",
      ])
    #expect(Empty<Int, Never>().replaceEmpty(with: 4).said() == ["4", "end"])
    #expect(Just(1).replaceEmpty(with: 4).said() == ["1", "end"])
    #expect(numbers.prepend(8, 9).prefix(3).said() == ["8", "9", "1", "end"])
    #expect(Just(1).append(2, 3).said() == ["1", "2", "3", "end"])
  }

  @Test func concatenationPassesOnTheDemandThatIsLeft() {
    let recorder = Recorder<Int, Never>(.max(3))
    Just(0).append(1, 2, 3, 4).subscribe(recorder)
    #expect(recorder.lines == ["0", "1", "2"])
  }

  @Test func sourcesOfOneValue() {
    #expect(Just(1).said() == ["1", "end"])
    #expect(Fail<Int, Trouble>(error: .bad).said() == ["failed: bad"])
    #expect(Empty<Int, Never>(completeImmediately: false).said() == [])
    #expect(Result<Int, Trouble>.success(3).publisher.said() == ["3", "end"])
    #expect(Result<Int, Trouble>.failure(.bad).publisher.said() == ["failed: bad"])
    #expect(Optional(3).publisher.said() == ["3", "end"])
    #expect(Int?.none.publisher.said() == ["end"])
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(deferred.said() == ["1", "end"])
    #expect(deferred.said() == ["2", "end"])
  }

  @Test func aFutureRunsOnceAndTellsEveryone() {
    var runs = 0
    var promise: Future<Int, Trouble>.Promise?
    let future = Future<Int, Trouble> {
      runs += 1
      promise = $0
    }
    let early = Recorder<Int, Trouble>()
    future.subscribe(early)
    #expect(early.lines == [])
    promise?(.success(5))
    promise?(.success(6))
    #expect(early.lines == ["5", "end"])
    #expect(future.said() == ["5", "end"])
    #expect(runs == 1)
  }

  @Test func eventsAreSeenInBothDirections() {
    var events: [String] = []
    let handled = numbers.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("\($0)") },
      receiveCompletion: { _ in events.append("end") }, receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("\($0)") })
    _ = handled.said(.max(1))
    #expect(events == ["subscription", "max(1)", "1", "cancel"])
  }

  @Test func demandAddsUp() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.max(2) - .max(3) == .none)
    #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
    #expect(Subscribers.Demand.max(2) < .unlimited)
    #expect(Subscribers.Demand.max(2) * 4 == 8)
    #expect(Subscribers.Demand.unlimited.max == nil)
  }

  @Test func valuesAreCoded() throws {
    struct Point: Codable { var x: Int }
    let data = Data(#"{"x": 3}"#.utf8)
    let decoded = Just(data).decode(type: Point.self, decoder: JSONDecoder()).map(\.x)
    #expect(decoded.said() == ["3", "end"])
    let bytes = Just(Point(x: 1)).encode(encoder: JSONEncoder()).map(\.count)
    #expect(bytes.said() == ["7", "end"])
  }

  @Test func nilsOfASequenceAreReplacedByOptionals() {
    var seen: [String] = []
    let replaced = ["A", nil, "C"].publisher.replaceNil(with: "-")
    _ = replaced.map { $0! }.sink { seen.append($0) }
    #expect(seen == ["A", "-", "C"])
    // Of any other publisher, what is left are values.
    var plain: [String] = []
    _ = Just(String?.none).replaceNil(with: "B").sink { plain.append($0) }
    #expect(plain == ["B"])
  }
}
