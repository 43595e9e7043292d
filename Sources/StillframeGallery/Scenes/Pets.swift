import SwiftUI

/// Somebody to vote for.
struct Pet: Identifiable, Equatable, Sendable {
  let name: String
  var votes: Int
  var id: String { name }

  static let candidates = [
    Pet(name: "Cat", votes: 21), Pet(name: "Goldfish", votes: 8), Pet(name: "Dog", votes: 17),
  ]

  var color: Color {
    switch name {
    case "Cat": .orange
    case "Goldfish": .teal
    default: .brown
    }
  }
}
