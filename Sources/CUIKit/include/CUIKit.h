// UIKit's non-required initialisers on a dynamic class, called through the vtable.
// Called by UIKit/Construction/DynamicConstruction.swift only, which lists what each argument is.
#ifndef WILLAPPEAR_CUIKIT_H
#define WILLAPPEAR_CUIKIT_H
#include <stdint.h>

typedef struct WillAppearString { uint64_t first; uint64_t second; } WillAppearString;

#endif
