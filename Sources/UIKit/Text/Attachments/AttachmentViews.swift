// The views in a text view's text: one provider for each attachment in the layout, its view over the attachment's place
// while that place is in sight. UITextView owns one and places views in its layout; only text with a text layout manager has any.

import CoreGraphics
import Foundation
import ObjectiveC

final class AttachmentViews {
    private unowned let textView: UITextView
    /// The providers. Attachments without a provider are stored too, so that each is asked once.
    private var providers: [ObjectIdentifier: (attachment: NSTextAttachment, provider: NSTextAttachmentViewProvider?)] = [:]

    init(_ textView: UITextView) { self.textView = textView }

    static func of(_ container: NSTextContainer?) -> AttachmentViews? { container?.attachmentViewsStorage as? AttachmentViews }

    /// The attachment's provider, made on first use; nil in a text view without a text layout manager.
    func provider(for attachment: NSTextAttachment, at location: any NSTextLocation, in container: NSTextContainer?) -> NSTextAttachmentViewProvider? {
        let view = Unchecked(textView)
        guard assumingMainActor({ view.value.contentStorage != nil }) else { return nil }
        if let known = providers[ObjectIdentifier(attachment)] { return known.provider }
        let made = attachment.viewProvider(for: textView, location: location, textContainer: container)
        providers[ObjectIdentifier(attachment)] = (attachment, made)
        return made
    }

    /// Discards the providers of edited paragraphs, so that they are made again (UITextAttachmentViewProviderReusePolicy's page: "discarding
    /// and recreating"), and those of attachments that left the text.
    @MainActor func textEdited(_ range: NSRange) {
        guard !providers.isEmpty else { return }
        let text = textView.textStorage
        let paragraphs = (text.string as NSString).paragraphRange(for: NSIntersectionRange(range, NSRange(location: 0, length: text.length)))
        var kept: Set<ObjectIdentifier> = []
        for run in text.runs(in: NSRange(location: 0, length: text.length)) where NSIntersectionRange(run.range, paragraphs).length == 0 {
            if let attachment = run.attributes[.attachment] as? NSTextAttachment { kept.insert(ObjectIdentifier(attachment)) }
        }
        for (key, entry) in providers where !kept.contains(key) {
            if let provider = entry.provider, provider.isViewLoaded { provider.view?.removeFromSuperview() }
            providers[key] = nil
        }
    }

    /// Removes all views, because the text view changed to its layout manager.
    @MainActor func removeAll() {
        for entry in providers.values where entry.provider?.isViewLoaded == true { entry.provider?.view?.removeFromSuperview() }
        providers = [:]
    }

    /// Puts the visible views over their places; other views leave the text view and stay with their providers.
    @MainActor func place(in visible: CGRect) {
        guard providers.values.contains(where: { $0.provider != nil }) else { return }
        let inset = textView.textContainerInset
        let engine = textView.engine
        let glyphs = engine.glyphRange(forBoundingRect: visible.offsetBy(dx: -inset.left, dy: -inset.top), in: textView.textContainer)
        var shown: Set<ObjectIdentifier> = []
        for run in textView.textStorage.runs(in: glyphs) {
            guard let attachment = run.attributes[.attachment] as? NSTextAttachment, let provider = providers[ObjectIdentifier(attachment)]?.provider,
                  let view = provider.view, let frame = frame(at: run.range.location) else { continue }
            shown.insert(ObjectIdentifier(attachment))
            if view.superview !== textView { textView.insertSubview(view, aboveSubview: textView.canvas) }
            let place = frame.offsetBy(dx: inset.left, dy: inset.top)
            if view.frame != place { view.frame = place }
        }
        for (key, entry) in providers where !shown.contains(key) {
            if let provider = entry.provider, provider.isViewLoaded, provider.view?.superview === textView { provider.view?.removeFromSuperview() }
        }
    }

    /// The attachment's box in the container.
    @MainActor private func frame(at index: Int) -> CGRect? {
        guard let line = textView.engine.flow.line(at: index), let box = line.layout.text.style(at: line.local(index, textView.engine.flow.blocks[line.block].start)).box else { return nil }
        let start = textView.engine.glyphOrigin(index)
        let baseline = line.fragment.minY + start.y
        return CGRect(x: line.fragment.minX + start.x, y: baseline - box.bounds.maxY, width: box.bounds.width, height: box.bounds.height)
    }
}
