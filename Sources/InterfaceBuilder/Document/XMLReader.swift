// Reads XML into a tree of IBElement through libxml2's SAX2 interface, with positions.
// Called by IBDocument. Refuses document types (and with them entities), foreign encodings
// that do not decode, deep nesting and oversized input; never touches the network.

import CLibXML2
import Foundation

package enum XMLReader {
    /// libxml2 itself stops at 256; every level of views takes two or three levels of XML.
    package static let deepestNesting = 240
    package static let largestDocument = 64 << 20

    /// Parses a whole document.
    /// - Throws: `InterfaceBuilderError` with the position of the first violation.
    package static func read(_ data: Data, file: String) throws -> IBElement {
        guard data.count <= largestDocument else {
            throw InterfaceBuilderError(file: file, rule: .documentTooLarge, "the document has \(data.count) bytes; at most \(largestDocument) are read")
        }
        let bytes = try utf8Bytes(of: data, file: file)
        let session = XMLReadingSession(bytes: bytes, file: file)
        return try session.run()
    }

    /// The document as UTF-8, with the declaration blanked when it named another encoding.
    private static func utf8Bytes(of data: Data, file: String) throws -> [UInt8] {
        let bytes = [UInt8](data)
        guard let encoding = wideEncoding(bytes) else { return bytes }
        guard let text = String(data: data, encoding: encoding) else {
            throw InterfaceBuilderError(file: file, position: SourcePosition(line: 1, column: 1), rule: .malformedXML, "the text is not valid \(encoding)")
        }
        var converted = Array(text.utf8)
        if converted.starts(with: [0xEF, 0xBB, 0xBF]) { converted.removeFirst(3) }
        if converted.starts(with: Array("<?xml".utf8)), let end = converted.firstIndex(of: UInt8(ascii: ">")) {
            for index in 0...end where converted[index] != UInt8(ascii: "\n") { converted[index] = UInt8(ascii: " ") }
            converted = Array(converted.drop { $0 == UInt8(ascii: " ") })
        }
        return converted
    }

    private static func wideEncoding(_ bytes: [UInt8]) -> String.Encoding? {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFF, 0xFE), (0xFE, 0xFF): .utf16
        case (0x3C, 0x00): .utf16LittleEndian
        case (0x00, 0x3C): .utf16BigEndian
        default: nil
        }
    }
}

/// State of one parse; libxml2's callbacks find it through the context's private pointer.
private final class XMLReadingSession {
    let bytes: [UInt8]
    let file: String
    var root: IBElement?
    var open: [IBElement] = []
    var failure: InterfaceBuilderError?
    private var line = 1
    private var column = 1
    private var counted = 0

    init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    func run() throws -> IBElement {
        xmlInitParser()
        let context: xmlParserCtxtPtr? = bytes.withUnsafeBytes { buffer in
            xmlCreateMemoryParserCtxt(buffer.bindMemory(to: CChar.self).baseAddress, Int32(buffer.count))
        }
        guard let context else {
            throw InterfaceBuilderError(file: file, position: SourcePosition(line: 1, column: 1), rule: .malformedXML, "the document is empty")
        }
        defer { xmlFreeParserCtxt(context) }
        let options = XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
        _ = xmlCtxtUseOptions(context, Int32(options))
        context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
        installHandlers(on: context)
        _ = withExtendedLifetime(self) { xmlParseDocument(context) }

        if let failure { throw failure }
        let error = context.pointee.lastError
        if context.pointee.wellFormed == 0 || error.level.rawValue >= XML_ERR_ERROR.rawValue {
            let message = error.message.map { String(cString: $0).trimmingCharacters(in: .whitespacesAndNewlines) } ?? "not well-formed XML"
            let tooDeep = message.hasPrefix("Excessive depth")
            throw InterfaceBuilderError(
                file: file, position: SourcePosition(line: max(1, Int(error.line)), column: max(1, Int(error.int2))),
                objectID: open.last(where: { $0.id != nil })?.id, rule: tooDeep ? .nestingTooDeep : .malformedXML, message)
        }
        guard let root else {
            throw InterfaceBuilderError(file: file, position: SourcePosition(line: 1, column: 1), rule: .malformedXML, "the document has no element")
        }
        return root
    }

    private func installHandlers(on context: xmlParserCtxtPtr) {
        guard let sax = context.pointee.sax else { return }
        sax.pointee = xmlSAXHandler()
        sax.pointee.initialized = UInt32(XML_SAX2_MAGIC)
        sax.pointee.internalSubset = { context, name, _, _ in
            XMLReadingSession.with(context) { session, parser in
                let label = name.map { String(cString: $0) } ?? ""
                session.stop(parser, .documentTypeDeclaration, "document types and entities are not accepted (<!DOCTYPE \(label)>)")
            }
        }
        sax.pointee.startElementNs = { context, name, prefix, _, _, _, count, _, attributes in
            XMLReadingSession.with(context) { session, parser in
                guard let name else { return }
                let local = String(cString: name)
                let full = prefix.map { String(cString: $0) + ":" + local } ?? local
                session.begin(full, XMLReadingSession.table(attributes, count: Int(count)), parser)
            }
        }
        sax.pointee.endElementNs = { context, _, _, _ in
            XMLReadingSession.with(context) { session, _ in _ = session.open.popLast() }
        }
        let characters: charactersSAXFunc = { context, text, length in
            XMLReadingSession.with(context) { session, _ in
                guard let text, length > 0, let element = session.open.last else { return }
                element.text += String(decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF8.self)
            }
        }
        sax.pointee.characters = characters
        sax.pointee.ignorableWhitespace = characters
        sax.pointee.cdataBlock = characters
    }

    private static func with(_ context: UnsafeMutableRawPointer?, _ body: (XMLReadingSession, xmlParserCtxtPtr) -> Void) {
        guard let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self), let pointer = parser.pointee._private else { return }
        let session = Unmanaged<XMLReadingSession>.fromOpaque(pointer).takeUnretainedValue()
        if session.failure == nil { body(session, parser) }
    }

    /// SAX2 hands over five pointers an attribute: name, prefix, namespace, value start, value end.
    private static func table(_ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int) -> [String: String] {
        guard let attributes else { return [:] }
        var table: [String: String] = [:]
        for index in 0..<count {
            let field = attributes + index * 5
            guard let name = field[0], let start = field[3], let end = field[4] else { continue }
            let prefix = field[1].map { String(cString: $0) + ":" } ?? ""
            table[prefix + String(cString: name)] = String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
        }
        return table
    }

    private func begin(_ name: String, _ attributes: [String: String], _ parser: xmlParserCtxtPtr) {
        let position = startOfTag(parser)
        guard open.count < XMLReader.deepestNesting else {
            return stop(parser, .nestingTooDeep, "elements are nested more than \(XMLReader.deepestNesting) deep", at: position)
        }
        let element = IBElement(name: name, attributes: attributes, position: position, parent: open.last)
        if root == nil { root = element }
        open.append(element)
    }

    private func stop(_ parser: xmlParserCtxtPtr, _ rule: InterfaceBuilderError.Rule, _ text: String, at position: SourcePosition? = nil) {
        failure = InterfaceBuilderError(
            file: file, position: position ?? startOfTag(parser), objectID: open.last(where: { $0.id != nil })?.id, rule: rule, text)
        xmlStopParser(parser)
    }

    /// The parser stands behind the attributes; a raw `<` cannot occur inside them.
    private func startOfTag(_ parser: xmlParserCtxtPtr) -> SourcePosition {
        var offset = min(max(0, Int(xmlByteConsumed(parser))), bytes.count) - 1
        while offset > counted, bytes[offset] != UInt8(ascii: "<") { offset -= 1 }
        while counted < offset {
            if bytes[counted] == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if bytes[counted] & 0xC0 != 0x80 {
                column += 1
            }
            counted += 1
        }
        return SourcePosition(line: line, column: column)
    }
}
