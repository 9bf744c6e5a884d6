// ContextMenuView: an open context menu on the window: the dimmed screen, the lifted preview, the menu beside it.
// ContextMenuSession makes, shows and removes it.
import CoreGraphics

final class ContextMenuView: UIView {
    /// The distance between the preview and the menu.
    private static let gap: CGFloat = 14
    private static let margin: CGFloat = 16

    var onTapOutside: (() -> Void)?
    var onTapPreview: (() -> Void)?
    /// The place from which the preview came and to which it returns, in points of the window.
    var anchor: CGRect
    /// The preview was tapped and becomes the next screen.
    var grows = false
    private let list: MenuListView?
    private let preview: UIView?
    private let controller: UIViewController?
    private let isCompact: Bool
    /// The order of the menu's elements.
    var order = UIContextMenuConfiguration.ElementOrder.automatic
    private let blur = UIVisualEffectView(effect: nil)
    private let backdrop = DimmingView(frame: .zero)
    private let previewButton = DimmingView(frame: .zero)
    private let shadow = UIView(frame: .zero)
    private var isOpen = true

    init(list: MenuListView?, preview: UIView?, controller: UIViewController?, anchor: CGRect, isCompact: Bool) {
        self.list = list
        self.preview = controller == nil ? preview : controller?.view
        self.controller = controller
        self.anchor = anchor
        self.isCompact = isCompact
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if !isCompact {
            blur.effect = UIBlurEffect(style: .systemUltraThinMaterial)
            blur.isUserInteractionEnabled = false
            addSubview(blur)
            backdrop.backgroundColor = UIColor.black.withAlphaComponent(0.1)
        }
        backdrop.onTap = { [weak self] in self?.onTapOutside?() }
        addSubview(backdrop)
        if let preview = self.preview {
            if controller != nil {
                preview.layer.cornerRadius = 13
                preview.clipsToBounds = true
            }
            addSubview(preview)
            previewButton.onTap = { [weak self] in self?.onTapPreview?() }
            addSubview(previewButton)
        }
        if let list {
            shadow.backgroundColor = .clear
            shadow.layer.shadowOpacity = 0.2
            shadow.layer.shadowRadius = 24
            shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
            shadow.addSubview(list)
            addSubview(shadow)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Touches of the preview belong to the menu: a tap on it performs its action.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard isOpen else { return }
        place()
    }

    private var room: CGRect {
        let insets = window?.safeAreaInsets ?? .zero
        return bounds.inset(by: insets).insetBy(dx: isCompact ? 8 : ContextMenuView.margin, dy: 8)
    }

    private var previewSize: CGSize {
        guard preview != nil else { return anchor.size }
        guard let controller else { return anchor.size }
        let wish = controller.preferredContentSize
        return CGSize(
            width: min(wish.width > 0 ? wish.width : room.width, room.width),
            height: min(wish.height > 0 ? wish.height : room.height * 0.6, room.height))
    }

    private func place() {
        blur.frame = bounds
        backdrop.frame = bounds
        let menu = list?.naturalSize ?? .zero
        let places = isCompact ? compactPlaces(menu) : richPlaces(menu)
        preview?.frame = places.preview
        previewButton.frame = places.preview
        shadow.frame = places.menu
        list?.startsBelow = order == .priority && places.menu.midY < places.preview.midY
        list?.frame = shadow.bounds
    }

    /// Places the menu under its source if there is room, else above, aligned with the nearer edge.
    private func compactPlaces(_ menu: CGSize) -> (preview: CGRect, menu: CGRect) {
        let below = room.maxY - anchor.maxY - 8, above = anchor.minY - 8 - room.minY
        let height = min(menu.height, max(below, above))
        let y = below >= menu.height || below >= above ? anchor.maxY + 8 : anchor.minY - 8 - height
        let x = anchor.midX > bounds.midX ? anchor.maxX - menu.width : anchor.minX
        return (anchor, CGRect(x: min(max(x, room.minX), room.maxX - menu.width), y: y, width: menu.width, height: height))
    }

    /// Places the preview where it was lifted, if menu and preview fit on the screen.
    private func richPlaces(_ menu: CGSize) -> (preview: CGRect, menu: CGRect) {
        let size = previewSize
        let gap = menu.height > 0 ? ContextMenuView.gap : 0
        let menuHeight = min(menu.height, max(room.height * 0.5, room.height - size.height - gap))
        var frame = CGRect(x: anchor.midX - size.width / 2, y: controller == nil ? anchor.minY : anchor.midY - size.height / 2, width: size.width, height: size.height)
        frame.origin.x = size.width > room.width ? bounds.midX - size.width / 2 : min(max(frame.minX, room.minX), room.maxX - size.width)
        let isAbove = controller == nil && anchor.midY > bounds.midY && anchor.maxY + gap + menuHeight > room.maxY
        if isAbove {
            frame.origin.y = min(max(frame.minY, room.minY + menuHeight + gap), room.maxY - size.height)
        } else {
            frame.origin.y = max(min(frame.minY, room.maxY - menuHeight - gap - size.height), room.minY)
        }
        let x = frame.midX > bounds.midX + 1 ? frame.maxX - menu.width : frame.minX
        let y = isAbove ? frame.minY - gap - menuHeight : frame.maxY + gap
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft && abs(frame.midX - bounds.midX) <= 1
        return (frame, CGRect(x: min(max(isMirrored ? frame.maxX - menu.width : x, room.minX), room.maxX - menu.width), y: y.rounded(), width: menu.width, height: menuHeight))
    }

    /// Places everything for the closed or the open state, and animates between them.
    func stand(isOpen: Bool) {
        self.isOpen = isOpen
        blur.alpha = isOpen ? 1 : 0
        backdrop.alpha = isOpen ? 1 : 0
        shadow.alpha = isOpen ? 1 : 0
        shadow.transform = isOpen ? .identity : CGAffineTransform(scaleX: 0.4, y: 0.4)
        guard isOpen else {
            if controller != nil { preview?.alpha = 0 }
            preview?.frame = grows ? bounds : anchor
            return
        }
        preview?.alpha = 1
        shadow.transform = .identity
        place()
    }
}
