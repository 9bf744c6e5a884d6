// UIHostingConfiguration: a cell's content that a device makes with SwiftUI. Here a placeholder of a row's height.
// Lowering takes the closure's text out, so there is nothing to call.
import DeviceServices
import UIKit

/// The content of a cell, described with SwiftUI. Here: a labelled placeholder.
public struct UIHostingConfiguration: UIContentConfiguration {
    /// A content; the closure describes it to SwiftUI and is not called.
    public init(content: () -> Void) {}

    /// The placeholder.
    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
    /// The same in every state of a cell.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

private final class HostedContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: UIHostingConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        MissingService.say("UIHostingConfiguration", "shows a placeholder: SwiftUI is not in WillAppear")
        PlaceholderView("SwiftUI").fill(self)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}
