// Attributed strings from HTML that a web page's engine reads on a device (WebKit's NSAttributedString additions, iOS 13). Here the
// reader of documents in UIFoundation does it, so that scripts and style sheets have no effect, as in `NSAttributedString(data:options:)`.
import Foundation
import FoundationNetworking
import UIKit

extension NSAttributedString {
    /// Called in the main queue, with the text and its document's attributes, or with an error.
    public typealias CompletionHandler = (NSAttributedString?, [DocumentAttributeKey: Any], (any Error)?) -> Void

    /// Reads HTML and calls the handler in the main queue, after this method returned.
    /// - Parameters:
    ///   - options: As for `init(data:options:documentAttributes:)`; the type is HTML in any case.
    public class func loadFromHTML(string: String, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping CompletionHandler) {
        var options = options
        options[.characterEncoding] = String.Encoding.utf8.rawValue
        loadFromHTML(data: Data(string.utf8), options: options, completionHandler: completionHandler)
    }

    /// Reads the bytes of a document and calls the handler in the main queue, after this method returned.
    public class func loadFromHTML(data: Data, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping CompletionHandler) {
        let result = Result { try read(data, options) }
        tell(result, completionHandler)
    }

    /// Reads a file and calls the handler in the main queue, after this method returned.
    public class func loadFromHTML(fileURL: URL, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping CompletionHandler) {
        let result = Result { try read(Data(contentsOf: fileURL), options) }
        tell(result, completionHandler)
    }

    /// Loads a page from the network, reads it, and calls the handler in the main queue.
    public class func loadFromHTML(request: URLRequest, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping CompletionHandler) {
        let call = Unchecked((options, completionHandler))
        URLSession.shared.dataTask(with: request) { data, _, error in
            let (options, completionHandler) = call.value
            tell(Result { if let error { throw error } else { try read(data ?? Data(), options) } }, completionHandler)
        }.resume()
    }

    private typealias Document = (NSAttributedString, [DocumentAttributeKey: Any])

    private static func read(_ data: Data, _ options: [DocumentReadingOptionKey: Any]) throws -> Document {
        var options = options, attributes: NSDictionary?
        options[.documentType] = DocumentType.html
        let text = try NSAttributedString(data: data, options: options, documentAttributes: &attributes)
        let pairs = (attributes as? [String: Any] ?? [:]).map { (DocumentAttributeKey(rawValue: $0.key), $0.value) }
        return (text, Dictionary(pairs) { $1 })
    }

    private static func tell(_ result: Result<Document, any Error>, _ handler: @escaping CompletionHandler) {
        let call = Unchecked((result, handler))
        DispatchQueue.main.async {
            switch call.value.0 {
            case .success(let document): call.value.1(document.0, document.1, nil)
            case .failure(let error): call.value.1(nil, [:], error)
            }
        }
    }
}
