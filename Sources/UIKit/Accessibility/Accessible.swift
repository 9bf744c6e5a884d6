// Which classes have the members that the protocols of accessibility name.

extension UIResponder: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
