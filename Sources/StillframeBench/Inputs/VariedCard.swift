import Foundation
import StillImageFile
import StillRaster
import Stillframe

/// Cards of every kind, no two alike: locales, images, fonts, symbols, lines and texts follow from a number.
struct VariedCard: View {
  let number: Int

  private static let locales = Locale.availableIdentifiers.sorted()
  private static let symbols = [
    "star", "heart", "bell", "person", "folder", "cloud", "doc", "tray", "flag", "bookmark",
  ]
  private static let words = [
    "Pictures", "картинки", "图像", "صورة", "תמונה", "🙂🎉", "画像", "รูปภาพ", "εικόνες",
  ]
  private static let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
  private static let designs: [Font.Design] = [.default, .rounded, .serif, .monospaced]

  private func one<Element>(of list: [Element], _ divisor: Int = 1) -> Element {
    list[number / divisor % list.count]
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(one(of: Self.words)) \(number)")
        .font(
          .system(
            size: 12 + CGFloat(number % 997) / 100, weight: one(of: Self.weights),
            design: one(of: Self.designs, 3)))
      Text("Label \(number)").font(.custom("Family \(number)", size: 14))
      Text(Date(timeIntervalSince1970: Double(number) * 100_000), style: .date)
      Text(Double(number) / 7, format: .currency(code: "EUR"))
      Text(LocalizedStringKey("**Word \(number)** in _a_ [card](https://example.com/\(number))"))
      HStack {
        image
        Image(
          systemName: "\(one(of: Self.symbols)).badge.\(one(of: Self.symbols, 10)).\(number % 100)")
        Image(systemName: "\(number % 100).circle.fill")
        Image(systemName: "\(one(of: Self.symbols)).badge.\(one(of: Self.symbols, 10))")
      }
      RoundedRectangle(cornerRadius: CGFloat(number % 50))
        .stroke(.blue, style: StrokeStyle(lineWidth: 1 + CGFloat(number % 1_000) / 100, dash: [4]))
        .frame(height: 20)
    }
    .padding(8)
    .frame(width: 280)
    .environment(\.locale, Locale(identifier: one(of: Self.locales)))
  }

  /// A picture that no other card has: a PNG of 16 by 16 pixels, or a drawing.
  @ViewBuilder private var image: some View {
    if number % 3 == 0 {
      Image(data: Self.drawing(number))
    } else {
      Image(data: Self.pixels(number))
    }
  }

  private static func drawing(_ number: Int) -> Data {
    Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><rect width="\(number % 16 + 1)" \
      height="9" fill="#\(String(number % 0xEF_FFFF + 0x10_0000, radix: 16))"/></svg>
      """.utf8)
  }

  private static func pixels(_ number: Int) -> Data {
    var bitmap = Bitmap(width: 16, height: 16, scale: 1)
    for index in 0..<256 {
      bitmap[index % 16, index / 16] = RGBA8(
        red: UInt8(truncatingIfNeeded: number), green: UInt8(truncatingIfNeeded: number >> 8),
        blue: UInt8(index), alpha: 255)
    }
    return (try? PNGEncoder.encode(bitmap)) ?? Data()
  }
}
