import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// The sheet of things that are shared: what they are, and below it what can be done with them.
nonisolated struct ShareSheet: View {
  let items: [Any]
  /// The titles of what the program can do with them.
  let own: [String]
  let close: @MainActor () -> Void

  @MainActor var body: some View {
    VStack(spacing: 0) {
      header.padding(16)
      Divider()
      List {
        Section { row("Copy", "doc.on.doc") }
        if !own.isEmpty {
          Section { ForEach(own.indices, id: \.self) { row(own[$0], "square.grid.2x2") } }
        }
        Section { Text("Edit Actions\u{2026}").foregroundStyle(.tint) }
      }
      .listStyle(.insetGrouped)
    }
    // The view of a controller takes its room, however small.
    .frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top
    )
    .clipped()
    .background(ControlColor.groupedGround)
  }

  @MainActor private var header: some View {
    let first = items.first.map(SharedThing.init)
    let close = close
    return HStack(spacing: 12) {
      Image(systemName: first?.symbol ?? "doc")
        .font(.title2)
        .foregroundStyle(.secondary)
        .frame(width: 50, height: 50)
        .background(ControlColor.secondaryFill, in: RoundedRectangle(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: items.count > 1 ? "\(items.count) Items" : first?.title ?? "")
          .font(.subheadline.weight(.semibold))
        if items.count == 1, let kind = first?.kind {
          Text(verbatim: kind).font(.footnote).foregroundStyle(.secondary)
        }
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      Image(systemName: "xmark.circle.fill")
        .font(.system(size: 28))
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(.secondary)
        .modifier(_TapModifier { close() })
        .accessibilityLabel("Close")
    }
  }

  @MainActor private func row(_ title: String, _ symbol: String) -> some View {
    HStack {
      Text(verbatim: title)
      Spacer()
      Image(systemName: symbol)
    }
  }
}

/// The words and the symbol of a thing that is shared.
nonisolated private struct SharedThing {
  let title: String
  let kind: String
  let symbol: String

  init(_ thing: Any) {
    switch thing {
    case let address as URL where address.isFileURL:
      (title, kind, symbol) = (address.lastPathComponent, "Document", "doc")
    case let address as URL:
      (title, kind, symbol) = (address.absoluteString, address.host ?? "Website", "safari")
    case let words as String: (title, kind, symbol) = (words, "Plain Text", "text.alignleft")
    case let words as NSAttributedString:
      (title, kind, symbol) = (words.string, "Plain Text", "text.alignleft")
    case is Data: (title, kind, symbol) = ("Data", "Document", "doc")
    default: (title, kind, symbol) = ("Image", "Photo", "photo")
    }
  }
}
