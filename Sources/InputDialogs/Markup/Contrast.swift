internal import Glibc
internal import GTKWidgets

extension Color {
  /// A red that can be read on `background`.
  ///
  /// A vivid red is mixed with black or white until its contrast is at least 5.8:1. WCAG 2.1 asks
  /// for 4.5:1; the rest is for the pale edges that smoothing gives to letters.
  static func readableRed(on background: Color) -> Color {
    let vivid = Color(red: 1, green: 0.1, blue: 0.13)
    let end = background.luminance > 0.18 ? Color(gray: 0) : Color(gray: 1)
    let steps = stride(from: 0.0, through: 1.0, by: 0.02).lazy.map { vivid.mixed(with: end, $0) }
    return steps.first { $0.contrast(with: background) >= 5.8 } ?? end
  }

  init(gray: Double) { self.init(red: gray, green: gray, blue: gray) }

  /// The contrast ratio of WCAG 2.1, from 1 to 21.
  func contrast(with other: Color) -> Double {
    let (high, low) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  /// The relative luminance of WCAG 2.1, from 0 to 1.
  var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private func mixed(with other: Color, _ share: Double) -> Color {
    Color(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }
}
