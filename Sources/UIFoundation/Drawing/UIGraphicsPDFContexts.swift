// The functions that make PDF documents the current context, as before UIGraphicsPDFRenderer.
import CoreGraphics

/// An open document: its bytes, and the place for them at its end.
private final class OpenDocument {
    let context: CGContext
    let data: NSMutableData
    let path: String?
    let bounds: CGRect
    var page: CGRect

    init(_ context: CGContext, _ data: NSMutableData, _ path: String?, _ bounds: CGRect) {
        (self.context, self.data, self.path, self.bounds, page) = (context, data, path, bounds, bounds)
    }

    /// The PDF contexts of one thread, the innermost last.
    private final class Stack {
        var documents: [OpenDocument] = []
    }

    static var all: [OpenDocument] {
        get { (Thread.current.threadDictionary["UIGraphicsOpenDocuments"] as? Stack)?.documents ?? [] }
        set {
            let stack = Thread.current.threadDictionary["UIGraphicsOpenDocuments"] as? Stack ?? Stack()
            stack.documents = newValue
            Thread.current.threadDictionary["UIGraphicsOpenDocuments"] = stack
        }
    }

    static func begin(_ data: NSMutableData, _ path: String?, _ bounds: CGRect, _ info: [AnyHashable: Any]?) -> Bool {
        // An empty rectangle means pages of 612 by 792 points (Apple, `UIGraphicsBeginPDFContextToData`).
        let box = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        guard let context = CGContext(flippedPDF: data, bounds: box, info: info.map { NSDictionary(dictionary: $0) }) else { return false }
        all.append(OpenDocument(context, data, path, box))
        UIGraphicsPushContext(context)
        return true
    }
}

/// Makes a document the current context; `data` has its bytes after `UIGraphicsEndPDFContext`.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    _ = OpenDocument.begin(data, nil, bounds, documentInfo)
}

/// Makes a document the current context; the file is written by `UIGraphicsEndPDFContext`. False where no file can be made.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    return OpenDocument.begin(NSMutableData(), path, bounds, documentInfo)
}

/// Ends the document and removes it from the stack of contexts.
public func UIGraphicsEndPDFContext() {
    guard let document = OpenDocument.all.popLast() else { return }
    UIGraphicsPopContext()
    document.context.closePDF()
    // The file could be made when the document began.
    if let path = document.path { _ = document.data.write(toFile: path, atomically: true) }
}

/// A page of the document's size.
public func UIGraphicsBeginPDFPage() {
    guard let document = OpenDocument.all.last else { return }
    UIGraphicsBeginPDFPageWithInfo(document.bounds, nil)
}

/// A page of another size. The page info is not used.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let document = OpenDocument.all.last else { return }
    document.page = bounds
    document.context.beginPage(bounds)
}

/// The bounds of the open page, else of the document; zero outside of a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { OpenDocument.all.last?.page ?? .zero }

/// Makes a rectangle of the page a link.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) { OpenDocument.all.last?.context.setURL(url as NSURL, for: rect) }
