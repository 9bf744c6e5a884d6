// Leads calls of some of Foundation's functions to ours, in every library of the process, as the linker would do it: geometry
// (FoundationGeometry), the replacing of files (FileReplacement), the matches of data detectors (CObjectiveC/Matching.c) and decimal numbers in
// formatters (CObjectiveC/Numbers.c). Called before `main`, and again when a test bundle was loaded.
import CObjectiveC
import Foundation

package enum FoundationCorrections {
    package static func install() {
        FileReplacement.correct()
        FoundationGeometry.correct()
        willappear_lead_matching()
        willappear_give_number_formatter(unsafeBitCast(NumberFormatter.self, to: UnsafeRawPointer.self))
    }
}

/// Installs the corrections again; for the program that loads test bundles.
@_cdecl("willappear_correct_foundation")
public func _correctFoundation() { FoundationCorrections.install() }
