extension Animation {
  public static var `default`: Animation { .easeInOut(duration: 0.55) }
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { .easeInOut(duration: duration) }
  public static var smooth: Animation { .easeInOut(duration: 0.5) }
  public static var snappy: Animation { .easeInOut(duration: 0.5) }
}
