import Foundation
import Stillframe
import Testing

/// `Locale.current` and what follows it are the environment's while views are evaluated.
@Suite @MainActor struct CurrentLocaleTests {
  private struct Words: View {
    var body: some View {
      VStack {
        Text(verbatim: Locale.current.identifier)
        Text(verbatim: Locale.autoupdatingCurrent.identifier)
        Text(verbatim: 1234.5.formatted())
        Text(
          verbatim: Date(timeIntervalSince1970: 1_700_000_000).formatted(
            date: .numeric, time: .omitted))
        Text(verbatim: 34.formatted(.currency(code: "USD")))
        Text(verbatim: Calendar.current.firstWeekday.description)
        TextField("", value: .constant(34), format: .currency(code: "USD"))
      }
    }
  }

  private func texts(_ view: some View) throws -> [String] {
    var found: [String] = []
    func visit(_ node: LayoutReport.Node) {
      if let text = node.text { found.append(text) }
      for child in node.children { visit(child) }
    }
    visit(try ImageRenderer(content: view).layoutReport().root)
    return found
  }

  @Test func itIsThatOfAnAmericanUnlessSet() throws {
    #expect(
      try texts(Words()) == ["en_US", "en_US", "1,234.5", "11/14/2023", "$34.00", "1", "$34.00"])
  }

  @Test func itFollowsTheEnvironmentOfEachView() throws {
    let german = ["de_DE", "de_DE", "1.234,5", "14.11.2023", "34,00\u{a0}$", "2", "34,00\u{a0}$"]
    #expect(try texts(Words().environment(\.locale, Locale(identifier: "de_DE"))) == german)
    let both = try texts(
      HStack {
        Words().environment(\.locale, Locale(identifier: "de_DE"))
        Words()
      })
    #expect(both.prefix(7) == german[...] && both[7] == "en_US")
  }

  @Test func aFormatFollowsTheTextItEndsIn() throws {
    struct Price: View {
      var body: some View {
        let inner = Text(1234.5, format: .number)
        VStack {
          inner
          inner.environment(\.locale, Locale(identifier: "de_DE"))
          Text(1234.5, format: .number.attributed).environment(
            \.locale, Locale(identifier: "de_DE"))
          // The locale that a format names stays, also where it is the environment's.
          Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))
            .environment(\.locale, Locale(identifier: "de_DE"))
          Text(1234.5, format: .number.locale(.current))
            .environment(\.locale, Locale(identifier: "de_DE"))
        }
      }
    }
    #expect(try texts(Price()) == ["1,234.5", "1.234,5", "1.234,5", "1,234.5", "1,234.5"])
  }

  @Test func aFormatMadeForOnePictureFollowsTheNext() throws {
    enum Shared {
      @MainActor static var format: FloatingPointFormatStyle<Double>?
    }
    struct Price: View {
      var body: some View {
        let format = Shared.format ?? .number
        Shared.format = format
        return Text(1234.5, format: format)
      }
    }
    #expect(try texts(Price().environment(\.locale, Locale(identifier: "de_DE"))) == ["1.234,5"])
    #expect(try texts(Price()) == ["1,234.5"])
  }

  @Test func actionsAndTasksHaveIt() async throws {
    struct Late: View {
      @State private var words: [String] = []

      var body: some View {
        Text(verbatim: words.joined(separator: " "))
          .onAppear { words.append(Locale.current.identifier) }
          .task { words.append(0.5.formatted()) }
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 40)) {
      Late().environment(\.locale, Locale(identifier: "en_US"))
    }
    stage.advance(by: 1)
    #expect(try stage.layoutReport().description.contains("en_US 0.5"))
  }

  @Test func elsewhereItIsFoundationsOwn() throws {
    let before = Locale.current.identifier
    _ = try texts(Words().environment(\.locale, Locale(identifier: "fr_FR")))
    #expect(Locale.current.identifier == before)
    #expect(Calendar.current.locale?.identifier != "fr_FR")
  }

  @Test func theClosureOfAStageHasThatOfPictures() throws {
    let stage = Stage(size: CGSize(width: 200, height: 40)) {
      Text(verbatim: Locale.current.identifier)
    }
    #expect(try stage.layoutReport().description.contains("en_US"))
  }

  @Test func threadsDoNotMeet() async throws {
    let names = ["de_DE", "fr_FR", "ja_JP", "ar_EG", "en_GB"]
    await withTaskGroup(of: Bool.self) { group in
      for name in names + names + names {
        group.addTask {
          struct Name: View {
            var body: some View { Text(verbatim: Locale.current.identifier) }
          }
          let view = Name().environment(\.locale, Locale(identifier: name))
          let report = try? ImageRenderer(content: view).layoutReport()
          return report?.description.contains(name) == true
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
