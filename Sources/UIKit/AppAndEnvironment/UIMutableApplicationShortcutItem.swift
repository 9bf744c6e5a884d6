// A quick action that an app changes before it gives it to UIApplication.

import Foundation

/// A quick action under construction.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    public override var type: String { get { super.type } set { super.type = newValue } }
    public override var localizedTitle: String { get { super.localizedTitle } set { super.localizedTitle = newValue } }
    public override var localizedSubtitle: String? { get { super.localizedSubtitle } set { super.localizedSubtitle = newValue } }
    public override var icon: UIApplicationShortcutIcon? { get { super.icon } set { super.icon = newValue } }
    public override var userInfo: [String: any NSSecureCoding]? { get { super.userInfo } set { super.userInfo = newValue } }
    public override var targetContentIdentifier: Any? { get { super.targetContentIdentifier } set { super.targetContentIdentifier = newValue } }
}
