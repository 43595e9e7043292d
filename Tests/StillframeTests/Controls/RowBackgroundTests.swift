import Foundation
import Stillframe
import Testing

/// Rows whose views say something of the row come to rest, of any kind the values in them are.
@MainActor @Suite struct RowBackgroundTests {
  enum Kind {
    case label
    case button(action: @MainActor @Sendable () -> Void)
    case toggle(Binding<Bool>)
    case picker(Binding<String>, [(String, String)])
  }

  struct Row: View {
    let kind: Kind

    var body: some View {
      Evaluations.count += 1
      return content.listRowBackground(Color.white)
    }

    @ViewBuilder private var content: some View {
      switch kind {
      case .button(let action): Button("A", action: action)
      case .toggle(let isOn): Toggle("A", isOn: isOn)
      case .label, .picker: Text("A")
      }
    }
  }

  @MainActor enum Evaluations {
    static var count = 0
  }

  /// The background is handed up by a view whose row is evaluated again when it arrives.
  @Test func aBackgroundOfARowIsSetOnce() throws {
    Evaluations.count = 0
    let stage = Stage(size: CGSize(width: 300, height: 400)) {
      Form {
        Row(kind: .button(action: {}))
        Row(kind: .toggle(.constant(true)))
        Row(kind: .label)
      }
    }
    #expect(try stage.layoutReport().warnings.isEmpty)
    // Once to learn how many rows it makes, once where it stands.
    #expect(Evaluations.count == 6)
  }

  private struct Several: View {
    @Binding var count: Int
    @Environment(\.lineLimit) private var limit

    var body: some View {
      ForEach(0..<count, id: \.self) { Text("row \($0) of \(limit ?? 0)") }
    }
  }

  private func picture(@ViewBuilder _ rows: () -> some View) throws -> Bitmap {
    let renderer = ImageRenderer(
      content: List { Section { rows() } }.listStyle(.insetGrouped))
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    return try renderer.bitmap()
  }

  @Test("C6.2: each view in the body of a view with state is a row") func severalRows() throws {
    let apart = try picture {
      Text("first").listRowBackground(Color.yellow)
      Text("row 0 of 2").listRowBackground(Color.yellow)
      Text("row 1 of 2").listRowBackground(Color.yellow)
    }
    let together = try picture {
      Text("first").listRowBackground(Color.yellow)
      Several(count: .constant(2)).listRowBackground(Color.yellow).environment(\.lineLimit, 2)
    }
    #expect(apart == together)
    #expect(try apart != picture { Text("first") })
  }

  @Test("C6.8: a row's content ends at its group's round corners") func roundCorners() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let picture = try picture {
      red.frame(height: 50).listRowInsets(EdgeInsets())
      red.frame(height: 50).listRowInsets(EdgeInsets())
    }
    let full = RGBA8(red: 255, green: 0, blue: 0)
    // The group begins 16 from the side; where it begins above is found in the middle.
    let top = try #require((0..<300).first { picture[150, $0] == full })
    #expect(picture[16, top] != full && picture[283, top] != full)
    #expect(picture[16, top + 25] == full && picture[16, top + 60] == full)
    #expect(picture[16, top + 99] != full && picture[283, top + 99] != full)
  }
}
