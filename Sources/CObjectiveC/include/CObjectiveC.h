// C face of what Swift has no spelling for: NSObject's non-required `init()` on a dynamic class, and the places of
// overridable methods in class metadata, and who holds an object. Called by ObjectiveC's Instantiation, VirtualMethods and
// HeapReferences, and by FoundationOverlay's StandardFolders.
#ifndef WILLAPPEAR_COBJECTIVEC_H
#define WILLAPPEAR_COBJECTIVEC_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/// Runs `NSObject.init()` as the vtable of `metadata` holds it; the result is owned by the caller.
void *_Nonnull willappear_allocate_object(const void *_Nonnull metadata);

/// An object of a class without running an initialiser; its stored properties are zero. The result is owned by the caller.
void *_Nonnull willappear_allocate_instance(const void *_Nonnull metadata);

/// The runtime's own (swift/stdlib/public/SwiftShims/HeapObject.h): the object with one more reference, or NULL if there is none or its deinit began.
void *_Nullable swift_tryRetain(void *_Nullable object);

/// `swift_tryRetain` for an object that an unowned reference names, so that its header is still there.
static inline void *_Nullable willappear_try_retain(void *_Nullable object) { return swift_tryRetain(object); }

/// Calls `body` for each overridable method that the class itself introduces, with its demangled name
/// ("method descriptor for UIKit.UIView.layoutSubviews() -> ()") and its offset in the metadata of the class and of
/// its subclasses. Only methods whose symbols a shared library exports are known.
void willappear_virtual_methods(
    const void *_Nonnull metadata, void *_Nullable context,
    void (*_Nonnull body)(void *_Nullable context, const char *_Nonnull name, size_t offset));

/// Calls `body` for every class in the process that is not generic.
void willappear_each_class(void *_Nullable context, void (*_Nonnull body)(void *_Nullable context, const void *_Nullable metadata));

/// Writes one word of class metadata.
void willappear_write_word(void *_Nonnull place, const void *_Nonnull word);

/// Lets calls of an exported function by its name, as `super.viewDidLoad()` is one, reach another function.
void willappear_redirect_calls(const void *_Nonnull function, const void *_Nonnull replacement);
/// The address of what stands for Foundation's CGRect.intersects.
const void * _Nonnull willappear_own_intersects(void);
/// The address of what stands for Foundation's FileManager.replaceItemAt.
const void *_Nonnull willappear_own_replace_item(void);

/// The same, but for calls from the executable or library that the replacement is in: it may call the function.
void willappear_redirect_calls_elsewhere(const void *_Nonnull function, const void *_Nonnull replacement);

/// Puts a function in the place of a method wherever the class's metadata has it.
void willappear_give_method(const void *_Nonnull metadata, const void *_Nonnull method, const void *_Nonnull description, const void *_Nullable replacement);

/// Gives Foundation the app's languages: Bundle, Locale and the formats of String.
void willappear_give_languages(const void *_Nonnull bundle_metadata);

/// Gives NumberFormatter's class the function `willappear_number_string` for `string(from:)`.
void willappear_give_number_formatter(const void *_Nonnull metadata);

/// Lets the methods of NSRegularExpression that find matches ask data detectors.
void willappear_lead_matching(void);

/// Gives FileManager's class the functions `willappear_standard_urls` and `willappear_standard_url` for `urls(for:in:)` and
/// `url(for:in:appropriateFor:create:)`.
void willappear_give_file_manager(const void *_Nonnull metadata);

/// Gives NSKeyedUnarchiver's class the functions `willappear_present_object` and `willappear_present_object_of_classes` for
/// `decodeObject(forKey:)` and `decodeObject(of:forKey:)`.
void willappear_give_unarchiver(const void *_Nonnull metadata);

/// Gives NSError's class the function `willappear_error_description` for `localizedDescription`.
void willappear_give_error(const void *_Nonnull metadata);

/// One holder: the number of the object it holds, its own address (0 for a global variable), its class (an image for a global variable), its
/// property (a demangled symbol, or empty), and whether a closure lies between.
typedef void (*WillAppearHolderBody)(void *_Nullable context, size_t target, uint64_t address, const char *_Nonnull owner, const char *_Nonnull property, bool is_in_closure);

/// Calls `body` for each strong reference to the objects, whose addresses come inverted so that the list itself is none. False if the
/// process's memory cannot be read.
bool willappear_holders(const uint64_t *_Nonnull hidden_targets, size_t count, void *_Nullable context, WillAppearHolderBody _Nonnull body);

// The C library's streams as values: they are variables, which Swift 6 does not let any thread read.
static inline FILE *_Nonnull willappear_stderr(void) { return stderr; }
static inline FILE *_Nonnull willappear_stdout(void) { return stdout; }
static inline FILE *_Nonnull willappear_stdin(void) { return stdin; }

#endif
