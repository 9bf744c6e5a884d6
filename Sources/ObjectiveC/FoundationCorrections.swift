// Leads calls of some of Foundation's functions to ours, in every library of the process, as the linker would do it: geometry
// (FoundationGeometry) and the replacing of files (FileReplacement). Called before `main`, and again when a test bundle was loaded.

package enum FoundationCorrections {
    package static func install() {
        FileReplacement.correct()
        FoundationGeometry.correct()
    }
}

/// Installs the corrections again; for the program that loads test bundles.
@_cdecl("willappear_correct_foundation")
public func _correctFoundation() { FoundationCorrections.install() }
