import StillframeScenes
import SwiftUI

// Listings of the documents, as their readers write them; here none is the program.

private struct Morph: View {
  var body: some View { Text("Morph") }
}

private struct Ticket: Decodable, Sendable {
  var id: String
}

private struct TicketView: View {
  var ticket: Ticket
  var body: some View { Text(ticket.id) }
}

private enum Listing {
  struct Pictures: SceneCatalog {
    var scenes: some SceneList {
      Still("card", "A card") { Card() }
      Film("morph", "Row to column", size: CGSize(width: 300, height: 200), duration: 3) { Morph() }
      Still("ticket", "One a row", rows: Ticket.self) { TicketView(ticket: $0) }
    }
  }
}
