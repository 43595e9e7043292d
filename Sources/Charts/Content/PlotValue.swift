package import Foundation
package import StillViewGraph
package import StillViews

/// A value of a mark: what it is called, and where it lies.
package struct PlotValue: Sendable {
  package var label: MarkLabel
  package var datum: _Datum
  /// The interval that the value stands for; nil for the value alone.
  package var bin: PlotBin?

  package init(_ label: MarkLabel, _ datum: _Datum, bin: PlotBin? = nil) {
    self.label = label
    self.datum = datum
    self.bin = bin
  }
}

/// The name of a quantity.
package struct MarkLabel: Sendable {
  private enum Content: Sendable {
    indirect case text(Text)
    case key(LocalizedStringKey)
    case string(String)
  }

  private let content: Content

  package init(_ text: Text) { content = .text(text) }
  package init(_ key: LocalizedStringKey) { content = .key(key) }
  package init(_ string: String) { content = .string(string) }

  /// The name as a view.
  package var text: Text {
    switch content {
    case .text(let text): text
    case .key(let key): Text(key)
    case .string(let string): Text(verbatim: string)
    }
  }

  /// The name in plain words.
  package func words(in environment: EnvironmentValues) -> String {
    switch content {
    case .string(let string): string
    case .text, .key: text.plainWords(in: environment)
    }
  }
}

/// The interval that a value stands for.
package final class PlotBin: Sendable {
  package enum Kind: Sendable {
    /// The unit of a calendar that the date lies in; nil for the environment's calendar.
    case unit(Calendar.Component, Calendar?)
    /// From one position to another.
    case range(Double, Double)
  }

  package let kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }
}
