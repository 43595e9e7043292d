import CoreImage
import CoreImage.CIFilterBuiltins
import MapKit
import SwiftUI

/// The harbors of a crossing.
private enum Crossing {
  static let start = CLLocationCoordinate2D(latitude: 60.391, longitude: 5.324)
  static let middle = CLLocationCoordinate2D(latitude: 60.43, longitude: 5.08)
  static let end = CLLocationCoordinate2D(latitude: 60.551, longitude: 4.905)

  static let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 60.47, longitude: 5.115),
    span: MKCoordinateSpan(latitudeDelta: 0.27, longitudeDelta: 0.7))
}

/// A ticket with a map of the crossing, its times, and a code to be read.
private struct FerryTicket: View {
  var body: some View {
    VStack(spacing: 0) {
      Map(initialPosition: .region(Crossing.region)) {
        MapPolyline(coordinates: [Crossing.start, Crossing.middle, Crossing.end])
          .stroke(
            Color.teal, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1, 9]))
        Marker("Bryggen", systemImage: "ferry.fill", coordinate: Crossing.start).tint(.indigo)
        Marker("Sollund", systemImage: "flag.fill", coordinate: Crossing.end).tint(.teal)
      }
      .frame(height: 220)
      details.padding(.horizontal, 24).padding(.vertical, 20)
      Perforation().frame(height: 24)
      code.padding(.top, 14).padding(.bottom, 24)
    }
    .frame(width: 340)
    .background(.white)
    .clipShape(TicketShape(notch: 12, fromBottom: 212), style: FillStyle(eoFill: true))
    .shadow(color: .black.opacity(0.18), radius: 18, y: 8)
    .environment(\.colorScheme, .light)
  }

  private var details: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline) {
        place("BGN", "08:40", .leading)
        Spacer()
        Image(systemName: "arrow.right").font(.title3.weight(.semibold)).foregroundStyle(.teal)
        Spacer()
        place("SOL", "10:05", .trailing)
      }
      HStack {
        field("DECK", "Sun, 4")
        Spacer()
        field("SEAT", "17 A")
        Spacer()
        field("VEHICLE", "Bicycle")
      }
    }
  }

  private func place(_ name: String, _ time: String, _ side: HorizontalAlignment) -> some View {
    VStack(alignment: side, spacing: 0) {
      Text(name).font(.system(size: 34, weight: .bold, design: .rounded))
      Text(time).font(.title3.monospacedDigit()).foregroundStyle(.secondary)
    }
  }

  private func field(_ name: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(name).font(.system(size: 10, weight: .semibold)).tracking(1).foregroundStyle(.secondary)
      Text(value).font(.headline)
    }
  }

  private var code: some View {
    HStack(spacing: 20) {
      Image(uiImage: Self.qrCode("https://ferry.example/t/4071-BGN-SOL"))
        .interpolation(.none)
        .resizable()
        .frame(width: 138, height: 138)
        .accessibilityLabel("Ticket code")
      VStack(alignment: .leading, spacing: 6) {
        Text("Ida Solberg").font(.headline)
        Text("Show this at the gate").font(.subheadline).foregroundStyle(.secondary)
        Spacer()
        Text("4071").font(.system(size: 28, weight: .light, design: .monospaced))
      }
      .frame(height: 130)
    }
    .padding(.horizontal, 24)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private static func qrCode(_ text: String) -> UIImage {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(text.utf8)
    filter.correctionLevel = "M"
    guard let output = filter.outputImage,
      let image = CIContext().createCGImage(output, from: output.extent)
    else { return UIImage() }
    return UIImage(cgImage: image)
  }
}

/// A dashed line between two halves.
private struct Perforation: View {
  var body: some View {
    Line()
      .stroke(Color.gray.opacity(0.5), style: StrokeStyle(lineWidth: 1.5, dash: [5, 5]))
      .padding(.horizontal, 20)
  }

  private struct Line: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }
}

/// A rounded rectangle with a half circle cut out on both sides.
private struct TicketShape: Shape {
  let notch: CGFloat
  let fromBottom: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    var path = RoundedRectangle(cornerRadius: 22, style: .continuous).path(in: rect)
    for x in [rect.minX, rect.maxX] {
      path.addEllipse(
        in: CGRect(
          x: x - notch, y: rect.maxY - fromBottom + 24 - notch, width: 2 * notch, height: 2 * notch)
      )
    }
    return path
  }
}

extension GalleryScene {
  static let ferryTicket = GalleryScene(
    "ticket", title: "A ticket: map of the way, times, and a QR code",
    size: CGSize(width: 420, height: 660)
  ) {
    FerryTicket()
      .frame(width: 420, height: 660)
      .background(Color(red: 0.87, green: 0.91, blue: 0.93))
  }
}
