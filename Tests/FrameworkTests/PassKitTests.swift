import Foundation
import PassKit
import SwiftUI
import Testing

/// Buttons of Apple Pay, and payments, which nobody makes.
@MainActor @Suite struct PassKitTests {
  private func report(_ view: some View) throws -> String {
    try Stage(size: CGSize(width: 320, height: 120)) { view }.layoutReport().description
  }

  private func corner(_ view: some View) throws -> [UInt8] {
    let image = try #require(
      ImageRenderer(content: view.frame(width: 160, height: 44)).cgImage)
    let pixel = image.bitmap[10, 22]
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test func buttonsShowTheirWords() throws {
    let button = PayWithApplePayButton(.checkout) {}
    #expect(try report(button).contains("\"Check out with\""))
    #expect(try corner(button) == [0, 0, 0])
    #expect(try corner(button.payWithApplePayButtonStyle(.white)) == [255, 255, 255])
    let other = PayWithApplePayButton(.plain) {
    } fallback: {
      Text("none")
    }
    #expect(try report(other).contains("\"Pay\"") && !report(other).contains("none"))
  }

  private struct Wrapped: UIViewRepresentable {
    let type: PKPaymentButtonType
    func makeUIView(context: Context) -> PKPaymentButton {
      PKPaymentButton(paymentButtonType: type, paymentButtonStyle: .black)
    }
    func updateUIView(_ view: PKPaymentButton, context: Context) { view.cornerRadius = 9 }
  }

  @Test func buttonsOfUIKitAreDrawn() throws {
    #expect(try report(Wrapped(type: .donate)).contains("\"Donate with\""))
    #expect(try corner(Wrapped(type: .plain)) == [0, 0, 0])
  }

  @Test func tapsCallTheAction() throws {
    var taps = 0
    let stage = Stage(size: CGSize(width: 320, height: 120)) {
      PayWithApplePayButton(.buy) { taps += 1 }
    }
    try stage.tap("Buy with Apple Pay")
    #expect(taps == 1)
  }

  @Test func nothingIsPaid() {
    let request = PKPaymentRequest()
    request.merchantIdentifier = "merchant.example"
    request.supportedNetworks = [.visa, .masterCard]
    request.merchantCapabilities = .threeDSecure
    request.requiredShippingContactFields = [.postalAddress]
    request.paymentSummaryItems = [
      PKPaymentSummaryItem(label: "Book", amount: NSDecimalNumber(string: "9.5"))
    ]
    #expect(request.paymentSummaryItems[0].type == .final)
    #expect(!PKPaymentAuthorizationController.canMakePayments())
    #expect(!PKPaymentAuthorizationViewController.canMakePayments(usingNetworks: [.amex]))
    #expect(PKPaymentAuthorizationViewController(paymentRequest: request) == nil)
    var isShown = true
    PKPaymentAuthorizationController(paymentRequest: request).present { isShown = $0 }
    #expect(!isShown && !PKPassLibrary.isPassLibraryAvailable())
    #expect(PKPassLibrary().passes().isEmpty && isUnread(PKPass.self))
    let result = PKPaymentAuthorizationResult(status: .success, errors: nil)
    #expect(result.status == .success && result.errors == nil)
  }

  private func isUnread(_ type: PKPass.Type) -> Bool {
    (try? PKPass(data: Data())) == nil
  }
}
