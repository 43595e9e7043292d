import SwiftUI
import Testing

/// Bindings to collections, and what takes them.
@Suite @MainActor struct BoundCollectionTests {
  private struct Alarm: Identifiable, Equatable {
    let id: Int
    var isOn = false
  }

  private final class Alarms {
    var all = [Alarm(id: 1), Alarm(id: 2), Alarm(id: 3)]

    var binding: Binding<[Alarm]> { Binding(get: { self.all }, set: { self.all = $0 }) }
  }

  @Test func aBindingIsACollectionOfBindings() throws {
    let alarms = Alarms()
    let bound = alarms.binding
    #expect(bound.count == 3)
    #expect(bound.indices == 0..<3)
    let second = try #require(bound.first { $0.id == 2 })
    second.isOn.wrappedValue = true
    #expect(alarms.all.map(\.isOn) == [false, true, false])
    for alarm in bound.reversed() { alarm.wrappedValue.isOn.toggle() }
    #expect(alarms.all.map(\.isOn) == [true, false, true])
    #expect(bound.dropFirst().map(\.wrappedValue.id) == [2, 3])
  }

  @Test func anElementThatIsGoneKeepsItsLastValue() {
    let alarms = Alarms()
    let last = alarms.binding[2]
    alarms.all.removeLast()
    last.isOn.wrappedValue = true
    #expect(last.wrappedValue == Alarm(id: 3))
    #expect(alarms.all == [Alarm(id: 1), Alarm(id: 2)])
  }

  @Test func aSwitchOfSeveralValuesTakesABoundCollection() throws {
    let alarms = Alarms()
    let stage = Stage(size: CGSize(width: 300, height: 100)) {
      Toggle("All", systemImage: "alarm", sources: alarms.binding, isOn: \.isOn)
        .accessibilityIdentifier("all")
    }
    try stage.tap("all")
    #expect(alarms.all.filter(\.isOn).count == 3)
  }

  @Test func rowsOfAListCanChangeTheirElements() throws {
    let alarms = Alarms()
    let list = List(alarms.binding, id: \.id) { $alarm in
      Text("\(alarm.id)")
    }
    #expect(try said(list.frame(width: 300, height: 300)) == ["1", "2", "3"])
    let plain = List(alarms.binding) { $alarm in Text("\(alarm.id)") }
    #expect(try said(plain.frame(width: 300, height: 300)) == ["1", "2", "3"])
  }

  @Test func aTreeMayHaveOneRoot() throws {
    struct Folder: Identifiable {
      let id: Int
      var inside: [Folder]?
    }
    let root = Folder(id: 1, inside: [Folder(id: 2)])
    let tree = OutlineGroup(root, children: \.inside) { Text("\($0.id)") }
    let trees = OutlineGroup([root, root], children: \.inside) { Text("\($0.id)") }
    #expect(try said(tree).first == "1")
    #expect(try said(trees).count { $0 == "1" } == 2)
  }

  /// What tells elements apart need not be their identity, and rows of trees can be chosen.
  @Test func treesAreToldApartByAnyValue() throws {
    struct Note {
      let name: String
      var inside: [Note]?
    }
    let notes = [Note(name: "a", inside: [Note(name: "b")]), Note(name: "c")]
    let group = OutlineGroup(notes, id: \.name, children: \.inside) { Text($0.name) }
    let one = OutlineGroup(notes[1], id: \.name, children: \.inside) { Text($0.name) }
    #expect(try said(group).filter { $0.count == 1 } == ["a", "c"])
    #expect(try said(one) == ["c"])
    let list = List(notes, id: \.name, children: \.inside) { Text($0.name) }
    #expect(try said(list.frame(width: 300, height: 300)).contains("c"))
    struct Folder: Identifiable {
      let id: Int
      var inside: [Folder]?
    }
    let folders = [Folder(id: 1, inside: [Folder(id: 2)]), Folder(id: 3)]
    for row in [1, 3] {
      let chosen = List(folders, children: \.inside, selection: .constant(Optional(row))) {
        Text("\($0.id)")
      }
      let several = List(folders, children: \.inside, selection: .constant(Set([row]))) {
        Text("\($0.id)")
      }
      #expect(try said(chosen.frame(width: 300, height: 300)).contains("3"))
      #expect(try said(several.frame(width: 300, height: 300)).contains("3"))
    }
  }
}
