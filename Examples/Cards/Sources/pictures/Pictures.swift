import Cards
import StillframeScenes
import SwiftUI

@main struct Pictures: SceneCatalog {
  private static let ada = Ticket(id: "a", name: "Ada Lovelace", seat: 12)

  var scenes: some SceneList {
    Still("card", "A ticket") { TicketCard(ticket: Self.ada) }
    Film(
      "turn", "A ticket that turns", size: CGSize(width: 360, height: 120), duration: 2,
      events: [.tap("turn", at: 0.3)]
    ) {
      TicketCard(ticket: Self.ada)
    }
    Still("ticket", "One a row", rows: Ticket.self) { TicketCard(ticket: $0) }
  }
}
