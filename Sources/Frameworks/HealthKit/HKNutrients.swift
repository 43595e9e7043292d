extension HKQuantityTypeIdentifier {
  /// Monounsaturated fat in food.
  public static let dietaryFatMonounsaturated = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryFatMonounsaturated")
  /// Polyunsaturated fat in food.
  public static let dietaryFatPolyunsaturated = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryFatPolyunsaturated")
  /// Biotin in food.
  public static let dietaryBiotin = Self(rawValue: "HKQuantityTypeIdentifierDietaryBiotin")
  /// Chloride in food.
  public static let dietaryChloride = Self(rawValue: "HKQuantityTypeIdentifierDietaryChloride")
  /// Chromium in food.
  public static let dietaryChromium = Self(rawValue: "HKQuantityTypeIdentifierDietaryChromium")
  /// Copper in food.
  public static let dietaryCopper = Self(rawValue: "HKQuantityTypeIdentifierDietaryCopper")
  /// Folate in food.
  public static let dietaryFolate = Self(rawValue: "HKQuantityTypeIdentifierDietaryFolate")
  /// Iodine in food.
  public static let dietaryIodine = Self(rawValue: "HKQuantityTypeIdentifierDietaryIodine")
  /// Magnesium in food.
  public static let dietaryMagnesium = Self(rawValue: "HKQuantityTypeIdentifierDietaryMagnesium")
  /// Manganese in food.
  public static let dietaryManganese = Self(rawValue: "HKQuantityTypeIdentifierDietaryManganese")
  /// Molybdenum in food.
  public static let dietaryMolybdenum = Self(rawValue: "HKQuantityTypeIdentifierDietaryMolybdenum")
  /// Niacin in food.
  public static let dietaryNiacin = Self(rawValue: "HKQuantityTypeIdentifierDietaryNiacin")
  /// Pantothenic acid in food.
  public static let dietaryPantothenicAcid = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryPantothenicAcid")
  /// Phosphorus in food.
  public static let dietaryPhosphorus = Self(rawValue: "HKQuantityTypeIdentifierDietaryPhosphorus")
  /// Riboflavin in food.
  public static let dietaryRiboflavin = Self(rawValue: "HKQuantityTypeIdentifierDietaryRiboflavin")
  /// Selenium in food.
  public static let dietarySelenium = Self(rawValue: "HKQuantityTypeIdentifierDietarySelenium")
  /// Thiamin in food.
  public static let dietaryThiamin = Self(rawValue: "HKQuantityTypeIdentifierDietaryThiamin")
  /// Vitamin A in food.
  public static let dietaryVitaminA = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminA")
  /// Vitamin B12 in food.
  public static let dietaryVitaminB12 = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB12")
  /// Vitamin B6 in food.
  public static let dietaryVitaminB6 = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB6")
  /// Vitamin E in food.
  public static let dietaryVitaminE = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminE")
  /// Vitamin K in food.
  public static let dietaryVitaminK = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminK")
  /// Zinc in food.
  public static let dietaryZinc = Self(rawValue: "HKQuantityTypeIdentifierDietaryZinc")
}
