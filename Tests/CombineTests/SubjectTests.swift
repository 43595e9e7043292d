import Combine
import Foundation
import Testing

/// Subjects, observable objects and what several publishers say together.
@Suite struct SubjectTests {
  @Test func aPassthroughSubjectTellsThoseWhoAreThere() {
    let subject = PassthroughSubject<Int, Trouble>()
    subject.send(1)
    let recorder = Recorder<Int, Trouble>()
    subject.subscribe(recorder)
    subject.send(2)
    subject.send(completion: .failure(.bad))
    subject.send(3)
    #expect(recorder.lines == ["2", "failed: bad"])
    #expect(subject.said() == ["failed: bad"])
  }

  /// Those who stay are told in the order in which they came, however many leave.
  @Test func subscribersLeaveInAnyOrder() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var all = (0..<100).map { number in subject.sink { _ in heard.append(number) } }
    for number in stride(from: 99, through: 0, by: -1) where !number.isMultiple(of: 7) {
      all[number].cancel()
      all[number].cancel()
    }
    subject.send(1)
    #expect(heard == Array(stride(from: 0, to: 100, by: 7)))
    all.append(subject.sink { _ in heard.append(100) })
    all[14].cancel()
    heard = []
    subject.send(2)
    #expect(heard == [0, 7, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 100])
  }

  private final class Form: ObservableObject {
    @Published var isNameSet = true
    @Published var isValid = false
    var cancellables: Set<AnyCancellable> = []
  }

  /// A chain that assigns to its own source ends.
  @Test func latestValuesThatTheSubscriberCausesAreKept() {
    let form = Form()
    form.$isNameSet.combineLatest(form.$isValid)
      .map { isNameSet, _ in isNameSet }
      .assign(to: \.isValid, on: form)
      .store(in: &form.cancellables)
    #expect(form.isValid)
    form.isNameSet = false
    #expect(!form.isValid)
    let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    var seen: [[Int]] = []
    let all = Publishers.CombineLatest3(first, second, Just(0)).sink { one, two, _ in
      seen.append([one, two])
      if one < 5 { first.send(one + 1) }
    }
    second.send(7)
    #expect(seen == [[1, 2], [2, 7]])
    all.cancel()
  }

  @Test func resultsPublishTheirValue() {
    #expect(Result<Int, Trouble>.Publisher(3).said() == ["3", "end"])
    #expect(Result<Int, Trouble>.Publisher(Trouble.bad).said() == ["failed: bad"])
  }

  @Test func aPassthroughSubjectDropsWhatNobodyAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(.max(1))
    subject.subscribe(recorder)
    subject.send(1)
    subject.send(2)
    recorder.request(.max(1))
    subject.send(3)
    #expect(recorder.lines == ["1", "3"])
  }

  @Test func aCurrentValueSubjectSaysItsValueFirst() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = Recorder<Int, Never>(.max(1))
    subject.subscribe(recorder)
    subject.value = 2
    subject.send(3)
    #expect(recorder.lines == ["1"])
    recorder.request(.max(1))
    #expect(recorder.lines == ["1", "3"])
    #expect(subject.value == 3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(recorder.lines == ["1", "3", "end"])
    #expect(subject.value == 3)
  }

  @Test func lettingGoCancels() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var kept: Set<AnyCancellable> = []
    subject.sink { heard.append($0) }.store(in: &kept)
    subject.send(1)
    kept = []
    subject.send(2)
    #expect(heard == [1])
  }

  @Test func assigningKeepsAPropertyUpToDate() {
    final class Target { var number = 0 }
    let target = Target()
    let subject = PassthroughSubject<Int, Never>()
    let following = subject.assign(to: \.number, on: target)
    subject.send(4)
    #expect(target.number == 4)
    following.cancel()
    subject.send(5)
    #expect(target.number == 4)
  }

  @Test func severalSubjectsAreCombined() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<String, Never>()
    let latest = Recorder<(Int, String), Never>()
    let zipped = Recorder<(Int, String), Never>()
    let merged = Recorder<String, Never>()
    a.combineLatest(b).subscribe(latest)
    a.zip(b).subscribe(zipped)
    a.map { "\($0)" }.merge(with: b).subscribe(merged)
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(latest.lines == [#"(2, "x")"#, #"(2, "y")"#, "end"])
    #expect(zipped.lines == [#"(1, "x")"#, #"(2, "y")"#, "end"])
    #expect(merged.lines == ["1", "2", "x", "y", "end"])
  }

  @Test func threeAndFourAreCombined() {
    let one = [1, 2].publisher
    #expect(one.combineLatest(Just("a"), Just(true)).said().last == "end")
    #expect(one.zip(Just("a"), Just(true)).said() == [#"(1, "a", true)"#, "end"])
    #expect(Publishers.Zip(one, one).map { $0 + $1 }.said() == ["2", "4", "end"])
    #expect(Publishers.CombineLatest3(Just(1), Just(2), Just(3)).said() == ["(1, 2, 3)", "end"])
    #expect(one.merge(with: one).said() == ["1", "2", "1", "2", "end"])
    #expect(Publishers.MergeMany([one, one, one]).count().said() == ["6", "end"])
    #expect(Publishers.MergeMany([Just<Int>]()).said() == ["end"])
  }

  @Test func zippingAnEndlessSequenceTakesWhatItNeeds() {
    #expect(
      ["a", "b"].publisher.zip((0...).publisher).said() == [#"("a", 0)"#, #"("b", 1)"#, "end"])
  }

  @Test func publishersOfPublishersAreFlattened() {
    let flat = [1, 2].publisher.flatMap { number in [number, number * 10].publisher }
    #expect(flat.said() == ["1", "10", "2", "20", "end"])
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let recorder = Recorder<Int, Never>()
    outer.switchToLatest().subscribe(recorder)
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    #expect(recorder.lines == ["1", "3"])
    b.send(completion: .finished)
    #expect(recorder.lines == ["1", "3", "end"])
  }

  @Test func sharingSubscribesOnce() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let (a, b) = (Recorder<Int, Never>(), Recorder<Int, Never>())
    shared.subscribe(a)
    shared.subscribe(b)
    subject.send(1)
    #expect(subscriptions == 1)
    #expect(a.lines == ["1"] && b.lines == ["1"])
    a.cancel()
    b.cancel()
    shared.subscribe(Recorder<Int, Never>())
    #expect(subscriptions == 2)
  }

  @Test func valuesSentFromManyThreadsAllArrive() async {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.scan(0) { sum, value in sum + value }.subscribe(recorder)
    let shared = Shared(subject)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<500 { shared.subject.send(1) } }
      }
    }
    #expect(recorder.lines.count == 4000)
    #expect(recorder.lines.last == "4000")
  }

  /// Unchecked because a subject takes a lock of its own.
  private struct Shared: @unchecked Sendable {
    let subject: PassthroughSubject<Int, Never>
    init(_ subject: PassthroughSubject<Int, Never>) { self.subject = subject }
  }
}

/// `ObservableObject` and `@Published`.
@Suite struct ObservableObjectTests {
  final class Model: ObservableObject {
    @Published var number = 1
    @Published private(set) var word: String?
    var plain = 0

    func say(_ word: String) { self.word = word }
    func follow(_ subject: PassthroughSubject<Int, Never>) { subject.assign(to: &$number) }
  }

  class Base: ObservableObject {
    @Published var low = 0
  }

  final class Derived: Base {
    @Published var high = 0
  }

  final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    var number = 0 { willSet { objectWillChange.send("\(newValue)") } }
  }

  @Test func objectSaysThatItWillChangeBeforeItDoes() {
    let model = Model()
    var seen: [Int] = []
    let following = model.objectWillChange.sink { seen.append(model.number) }
    model.number = 2
    model.number = 2
    model.say("x")
    model.plain = 5
    #expect(seen == [1, 2, 2])
    following.cancel()
    model.number = 3
    #expect(seen == [1, 2, 2])
  }

  @Test func propertyPublishesWhatItIsAndWhatItWillBe() {
    let model = Model()
    var seen: [String] = []
    let following = model.$number.sink { seen.append("\($0)/\(model.number)") }
    model.number = 2
    model.number += 1
    #expect(seen == ["1/1", "2/1", "3/2"])
    following.cancel()
  }

  @Test func propertiesOfASubclassBelongToTheSameObject() {
    let model = Derived()
    var count = 0
    let following = model.objectWillChange.sink { count += 1 }
    model.low = 1
    model.high = 1
    model.objectWillChange.send()
    #expect(count == 3)
    #expect(model.objectWillChange === model.objectWillChange)
    following.cancel()
  }

  @Test func anObjectsOwnPublisherIsUsed() {
    let model = Own()
    var seen: [String] = []
    let following = model.objectWillChange.sink { seen.append($0) }
    model.number = 4
    #expect(seen == ["4"])
    following.cancel()
  }

  @Test func assigningToAPublishedPropertyLastsAsLongAsItsObject() {
    let subject = PassthroughSubject<Int, Never>()
    weak var gone: Model?
    var changes = 0
    do {
      let model = Model()
      gone = model
      let following = model.objectWillChange.sink { changes += 1 }
      model.follow(subject)
      subject.send(7)
      #expect(model.number == 7)
      following.cancel()
    }
    #expect(gone == nil)
    subject.send(8)
    #expect(changes == 1)
  }

  @Test func manyObjectsComeAndGo() {
    for number in 0..<1000 {
      let model = Model()
      var count = 0
      let following = model.objectWillChange.sink { count += 1 }
      model.number = number
      #expect(count == 1)
      following.cancel()
    }
  }
}
