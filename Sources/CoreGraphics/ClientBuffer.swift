// Keeps a caller's pixels (CGContext(data:…)) in step with the surface that cairo
// draws in. CGContext calls `store` after each drawing.

internal import CCairo
import Foundation

final class ClientBuffer {
    let pointer: UnsafeMutableRawPointer
    let layout: PixelLayout
    private let ownsPointer: Bool
    private let width: Int
    private let height: Int
    private let bytesPerRow: Int

    init?(data: UnsafeMutableRawPointer?, layout: PixelLayout, width: Int, height: Int, bytesPerRow: Int) {
        self.layout = layout
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        ownsPointer = data == nil
        guard let pointer = data ?? calloc(height, bytesPerRow) else { return nil }
        self.pointer = pointer
    }

    deinit {
        if ownsPointer { free(pointer) }
    }

    func load(into surface: OpaquePointer) {
        guard !ownsPointer, let pixels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let bytes = pointer.assumingMemoryBound(to: UInt8.self)
        for y in 0..<height { layout.decode(bytes + y * bytesPerRow, to: pixels + y * stride, count: width) }
        cairo_surface_mark_dirty(surface)
    }

    func store(from surface: OpaquePointer) {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let bytes = pointer.assumingMemoryBound(to: UInt8.self)
        for y in 0..<height { layout.encode(pixels + y * stride, to: bytes + y * bytesPerRow, count: width) }
    }
}
