import Dispatch
import Foundation
import Synchronization
import Testing

@testable import StillframePreviews

/// Bounds of the compiler's time: those of its own work, whatever else the machine does.
extension PreviewTests {
  @Test func aProgramIsEndedByTheTimeThatItWorks() throws {
    let place = FileManager.default.temporaryDirectory.path
    let working = try #require(
      ChildProcess.run(
        ["sh", "-c", "while :; do :; done"], temporaries: place, within: 1))
    #expect(working.isLate && !working.isDone)
    // Threads of Dispatch block signals.
    let ended = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let end = ChildProcess.run(
        ["sh", "-c", "while :; do :; done"], temporaries: place, within: 1)
      if end?.isLate == true { ended.withLock { $0 += 1 } }
    }
    #expect(ended.withLock { $0 } == 4)
    let waiting = try #require(
      ChildProcess.run(["sh", "-c", "sleep 2; echo awake"], temporaries: place, within: 1))
    #expect(!waiting.isLate && waiting.isDone && waiting.messages == "awake\n")
    let failing = try #require(
      ChildProcess.run(["sh", "-c", "exit 3"], temporaries: place, within: 1))
    #expect(!failing.isLate && !failing.isDone)
  }

  private static let dump = """
    /a/One.swift:2:3: error: cannot find 'x' in scope
    Please submit a bug report (https://swift.org/contributing/#reporting-bugs)
    Stack dump:
    0.\tProgram arguments: /opt/swift-frontend /a/One.swift /a/Two.swift
    1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)
    3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a/Two.swift")
    4.\tWhile evaluating request TypeCheckFunctionBodyRequest(a.(file).slow@/a/Two.swift:1:6)
    5.\tWhile type-checking statement at [/a/Two.swift:1:34 - line:4:1] RangeText="{
      let x = 3 // at [/a/One.swift:9:9 - line:9:9]
    "
    7.\tWhile type-checking-target starting at /a/Two.swift:3:10
    0  swift-frontend 0x00005629ed077738
    """

  @Test func aCompilerThatIsEndedNamesTheCodeThatItWasAt() throws {
    let files = ["/a/One.swift", "/a/Two.swift"]
    let late = try #require(Interruption(in: Self.dump, among: files, isLate: true))
    #expect(late.primary == "/a/Two.swift")
    let fault = try #require(late.fault)
    #expect(fault.path == "/a/Two.swift" && fault.line == 3 && fault.column == 10)
    #expect(fault.text == "the compiler finds no end with this code")
    let failed = try #require(Interruption(in: Self.dump, among: files, isLate: false))
    #expect(failed.fault?.text == "the compiler fails at this code")
    #expect(Interruption(in: Self.dump, among: ["/a/One.swift"], isLate: true)?.fault == nil)
    #expect(Interruption(in: "/a/One.swift:2:3: error: x\n", among: files, isLate: true) == nil)
    #expect(
      Interruption.withoutDump(Self.dump) == "/a/One.swift:2:3: error: cannot find 'x' in scope\n")
  }

  @Test func codeThatTakesLongWaitsForOtherErrors() throws {
    let file = "/nowhere/View.swift"
    let module = Module(name: "Views", sources: SwiftSources(file: file))
    let slow =
      "\(file):2:3: error: the compiler is unable to type-check this expression in reasonable time\n"
    let other = "\(file):4:5: error: cannot find 'x' in scope\n"
    let short = CompilationStep.check([file], isPatient: false)
    var rounds = CompilationRounds()
    let both = rounds.read(CompilerMessages(slow + other, about: [file]), of: short)
    #expect(both?.faults.map(\.line) == [4])
    #expect(rounds.read(CompilerMessages(slow, about: [file]), of: short) == nil)
    let patient = CompilationStep.check([file], isPatient: true)
    #expect(rounds.next(module) { [] } == patient)
    let last = rounds.read(CompilerMessages(slow, about: [file]), of: patient)
    #expect(last?.faults.map(\.line) == [2])
    #expect(rounds.next(module) { [] } == .whole)
  }

  @Test func theCodeOfManyFilesIsMadeOnceAfterThatOfTheChangedOnes() throws {
    let files = (1...50).map { "/nowhere/View\($0).swift" }
    func steps(_ count: Int, changed: [[String]]) -> [CompilationStep] {
      var module = Module(name: "Views", sources: SwiftSources(file: files[0]))
      module.sources.files = Array(files.prefix(count))
      var changed = changed
      var rounds = CompilationRounds()
      var steps: [CompilationStep] = []
      while steps.last != .whole, steps.count < 9 {
        steps.append(rounds.next(module) { changed.isEmpty ? [] : changed.removeFirst() })
      }
      return steps
    }
    let (one, two) = (files[1], files[2])
    let check = [one, two].map { CompilationStep.check([$0], isPatient: false) }
    #expect(steps(50, changed: []) == [.whole])
    #expect(
      steps(50, changed: [[one], [two]]) == check + [.diagnose([one, two].sorted()), .whole])
    #expect(
      steps(50, changed: [[one], [], [two]])
        == [check[0], .diagnose([one]), check[1], .diagnose([two]), .whole])
    #expect(steps(10, changed: [[one]]) == [check[0], .whole])
    #expect(steps(50, changed: [files]) == [.check(files, isPatient: false), .whole])
    var rounds = CompilationRounds()
    var module = Module(name: "Views", sources: SwiftSources(file: files[0]))
    module.sources.files = files
    let quick = rounds.next(module) { [one, two] }
    let slow =
      "\(one):2:3: error: the compiler is unable to type-check this expression in reasonable time\n"
    #expect(rounds.read(CompilerMessages(slow, about: files), of: quick) == nil)
    let patient = rounds.next(module) { [] }
    #expect(patient == .check([one], isPatient: true))
    rounds.succeed(patient)
    #expect(rounds.next(module) { [] } == .diagnose([two]))
    // After errors, most files may have changed.
    #expect(rounds.next(module) { files } == .check(files.filter { $0 != one }, isPatient: false))
    #expect(rounds.next(module) { [] } == .check([one], isPatient: true))
    #expect(rounds.next(module) { [] } == .diagnose(files.sorted()))
  }

  @Test func objectsOfManyFilesAreMadeByTheCompilersOwnProcesses() throws {
    let folder = FileManager.default.temporaryDirectory
    let few = ["/a/One.swift", "/a/Two.swift"]
    let many = (0..<120).map { "/a/View\($0).swift" }
    let objects = CodeOutput(folder: folder, name: "Kit", library: nil)
    #expect(objects.objects(of: few) == [folder.appendingPathComponent("Kit.o").path])
    #expect(try objects.words(for: few).contains("-wmo"))
    guard ProcessInfo.processInfo.activeProcessorCount > 1 else { return }
    #expect(Set(objects.objects(of: many)).count == 120)
    let words = try objects.words(for: many)
    #expect(words.contains("-enable-batch-mode") && !words.contains("-wmo"))
    let number = try #require(words.firstIndex(of: "-driver-batch-count"))
    #expect((Int(words[number + 1]) ?? 0) >= 2)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Kit.outputs"))
    let library = CodeOutput(
      folder: folder, name: "Kit", library: folder.appendingPathComponent("libKit.so"))
    #expect(try library.words(for: many).contains("-wmo"))
  }
}
