/// The least and the greatest value of a type, and the steps between.
///
/// The source is HTML: `min`, `max` and `step`, with its step base and its units of steps. Numbers are
/// compared exactly, whatever their length.
public struct Limits: Sendable {
  /// The type that the limits are of.
  public let type: InputType

  /// The least value, in the type's canonical form; nil when there is none.
  public let minimum: String?

  /// The greatest value, in the type's canonical form; nil when there is none.
  public let maximum: String?

  /// The step as it was given; nil when there is none.
  public let step: String?

  let scale: Scale

  /// What the limits let through: one of these, two where the range goes over midnight.
  let bounds: [Bounds]

  /// Reads limits.
  ///
  /// Steps are counted from the minimum, else from zero, 1970-01-01, 1970-W01 or midnight. A time's
  /// minimum can be above its maximum: then the range goes over midnight.
  ///
  /// - Parameters:
  ///   - type: One of ``InputType/ordered``.
  ///   - minimum: The least value, a text of the type; a number with `.`.
  ///   - maximum: The greatest value, likewise.
  ///   - step: A number above zero, of at most 100 characters: days, months or weeks for `date`,
  ///     `month` or `week`, seconds with up to three decimals for `time` and `datetime-local`.
  /// - Throws: ``LimitError`` for the first limit that makes no sense.
  public init(
    of type: InputType, min minimum: String? = nil, max maximum: String? = nil,
    step: String? = nil
  ) throws(LimitError) {
    guard let scale = Scale(type) else {
      let limit: RuleName = minimum != nil ? .min : maximum != nil ? .max : .step
      throw .noOrder(limit: limit, type: type)
    }
    self.type = type
    self.scale = scale
    self.step = step
    self.minimum = try Self.value(minimum, .min, type)
    self.maximum = try Self.value(maximum, .max, type)
    let least = self.minimum.flatMap { scale.read($0)?.number }
    let most = self.maximum.flatMap { scale.read($0)?.number }
    let distance = try Self.distance(step, type, scale)
    var whole = Bounds(
      minimum: least ?? scale.lowest, maximum: most ?? scale.highest, step: distance,
      base: least ?? .zero)
    guard let least, let most, least > most else {
      bounds = [whole]
      return
    }
    guard scale.isPeriodic else {
      throw .crossed(minimum: self.minimum ?? "", maximum: self.maximum ?? "")
    }
    whole.maximum = scale.highest
    let early = Bounds(minimum: scale.lowest, maximum: most, step: distance, base: least)
    bounds = [whole, early]
  }

  private static func value(
    _ text: String?, _ limit: RuleName, _ type: InputType
  ) throws(LimitError) -> String? {
    guard let text else { return nil }
    // The meaning of a script must not depend on the locale.
    let syntax = type == .number ? Syntax.number : type.syntax
    let trimmed = text.trimmed
    guard !trimmed.isEmpty, syntax.reading(trimmed) == .whole else {
      throw .wrongType(limit: limit, value: text, type: type)
    }
    return syntax.canonical(trimmed)
  }

  /// The most characters of a step.
  private static let longestStep = 100

  /// The step in the scale's units.
  private static func distance(
    _ step: String?, _ type: InputType, _ scale: Scale
  ) throws(LimitError) -> DecimalNumber? {
    guard let step else { return nil }
    // A longer one would take too long to divide by; a longer exponent is no number at all.
    let text = step.trimmed
    guard text.utf8.count <= Self.longestStep, Syntax.number.reading(text) == .whole else {
      throw .wrongStep(value: step, type: type)
    }
    let number = DecimalNumber(text)
    guard number > .zero, number.decimals <= scale.stepDecimals ?? Int.max else {
      throw .wrongStep(value: step, type: type)
    }
    return number.shifted(by: scale.stepPower)
  }
}
