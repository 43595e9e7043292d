import Foundation
import SwiftUI
import Testing

/// Classes of Foundation that this package has in the place of those that do nothing on Linux.
@Suite struct FormulaTests {
  typealias Formula = _Expression
  typealias NameFormatter = _PersonNameComponentsFormatter

  @Test(arguments: [
    ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("7 / 2", 3), ("7.0 / 2", 3.5), ("-2 + 5", 3),
    ("2 ** 10", 1024), ("10 - 4 - 3", 3), ("sqrt(16)", 4), ("sum({1})", nil), ("abs(-3)", 3),
    ("max(3, 9, 4)", 9), ("2 +", nil), ("", nil), ("((((", nil), ("1 / 0", .infinity),
    ("9223372036854775807 + 1", 9_223_372_036_854_775_808),
    ("abs(0 - 9223372036854775807 - 1)", 9_223_372_036_854_775_808),
  ])
  func formulasAreComputed(text: String, value: Double?) {
    let found = Formula(format: text).expressionValue(with: nil, context: nil) as? Double
    #expect(found == value)
  }

  @Test func keysAndArgumentsHaveValues() {
    let formula = Formula(format: "price * %d + SELF.bonus", 3)
    #expect(formula.expressionType == .function && formula.arguments?.count == 2)
    let sum = Formula(forFunction: "sum:", arguments: [[1, 2.5]])
    #expect(sum.expressionValue(with: nil, context: nil) as? Double == 3.5)
    let product = Formula(format: "price * %d", 3)
    #expect(product.expressionValue(with: ["price": 4], context: nil) as? Int == 12)
    #expect(Formula(forKeyPath: "a.b").keyPath == "a.b")
    #expect(Formula(forConstantValue: 5).constantValue as? Int == 5)
    let itself = Formula.expressionForEvaluatedObject()
    #expect(itself.expressionValue(with: "me", context: nil) as? String == "me")
  }

  @Test func deepFormulasEnd() {
    let text = String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000)
    #expect(Formula(format: text).expressionValue(with: nil, context: nil) == nil)
    let long = "1" + String(repeating: " + 1", count: 100_000)
    #expect(Formula(format: long).expressionValue(with: nil, context: nil) == nil)
    let short = "1" + String(repeating: " + 1", count: 900)
    #expect(Formula(format: short).expressionValue(with: nil, context: nil) as? Int == 901)
  }

  @Test func namesAreFormatted() {
    var name = PersonNameComponents()
    (name.givenName, name.familyName, name.namePrefix) = ("Ada", "Lovelace", "Dr.")
    let formatter = NameFormatter()
    #expect(formatter.string(from: name) == "Ada Lovelace")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "AL")
    #expect(NameFormatter.localizedString(from: name, style: .long) == "Dr. Ada Lovelace")
    let parts = NameFormatter().personNameComponents(from: "Dr. Ada King Lovelace")
    #expect(parts?.namePrefix == "Dr." && parts?.middleName == "King")
    #expect(parts?.givenName == "Ada" && parts?.familyName == "Lovelace")
    #expect(NameFormatter().personNameComponents(from: " ") == nil)
  }
}
