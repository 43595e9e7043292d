/// The devices of the table (rule C6.16).
extension Device {
  /// 375 × 667 points, 2 pixels per point.
  public static let iPhoneSE = known("iPhone SE")
  /// 375 × 667 points, 2 pixels per point.
  public static let iPhone8 = known("iPhone 8")
  /// 375 × 812 points, 3 pixels per point.
  public static let iPhoneX = known("iPhone X")
  /// 414 × 896 points, 2 pixels per point.
  public static let iPhone11 = known("iPhone 11")
  /// 375 × 812 points, 3 pixels per point.
  public static let iPhone11Pro = known("iPhone 11 Pro")
  /// 390 × 844 points, 3 pixels per point.
  public static let iPhone12 = known("iPhone 12")
  /// 375 × 812 points, 3 pixels per point.
  public static let iPhone12mini = known("iPhone 12 mini")
  /// 428 × 926 points, 3 pixels per point.
  public static let iPhone12ProMax = known("iPhone 12 Pro Max")
  /// 390 × 844 points, 3 pixels per point.
  public static let iPhone13 = known("iPhone 13")
  /// 375 × 812 points, 3 pixels per point.
  public static let iPhone13mini = known("iPhone 13 mini")
  /// 390 × 844 points, 3 pixels per point.
  public static let iPhone13Pro = known("iPhone 13 Pro")
  /// 428 × 926 points, 3 pixels per point.
  public static let iPhone13ProMax = known("iPhone 13 Pro Max")
  /// 390 × 844 points, 3 pixels per point.
  public static let iPhone14 = known("iPhone 14")
  /// 428 × 926 points, 3 pixels per point.
  public static let iPhone14Plus = known("iPhone 14 Plus")
  /// 393 × 852 points, 3 pixels per point.
  public static let iPhone14Pro = known("iPhone 14 Pro")
  /// 430 × 932 points, 3 pixels per point.
  public static let iPhone14ProMax = known("iPhone 14 Pro Max")
  /// 393 × 852 points, 3 pixels per point.
  public static let iPhone15 = known("iPhone 15")
  /// 430 × 932 points, 3 pixels per point.
  public static let iPhone15Plus = known("iPhone 15 Plus")
  /// 393 × 852 points, 3 pixels per point.
  public static let iPhone15Pro = known("iPhone 15 Pro")
  /// 430 × 932 points, 3 pixels per point.
  public static let iPhone15ProMax = known("iPhone 15 Pro Max")
  /// 393 × 852 points, 3 pixels per point.
  public static let iPhone16 = known("iPhone 16")
  /// 430 × 932 points, 3 pixels per point.
  public static let iPhone16Plus = known("iPhone 16 Plus")
  /// 402 × 874 points, 3 pixels per point.
  public static let iPhone16Pro = known("iPhone 16 Pro")
  /// 440 × 956 points, 3 pixels per point.
  public static let iPhone16ProMax = known("iPhone 16 Pro Max")
  /// 744 × 1133 points, 2 pixels per point.
  public static let iPadMini = known("iPad mini")
  /// 810 × 1080 points, 2 pixels per point.
  public static let iPad9 = known("iPad 10.2")
  /// 820 × 1180 points, 2 pixels per point.
  public static let iPadAir = known("iPad Air")
  /// 820 × 1180 points, 2 pixels per point.
  public static let iPad10 = known("iPad 10")
  /// 834 × 1194 points, 2 pixels per point.
  public static let iPadPro11 = known("iPad Pro 11")
  /// 1024 × 1366 points, 2 pixels per point.
  public static let iPadPro13 = known("iPad Pro 12.9")
}
