// Whether an object is being destroyed: UIKit warns when its view is asked for then (MESSAGES.md 18).
#include <stdbool.h>
#include "CUIKit.h"
extern bool swift_isDeallocating(const void *object);

bool uikit_is_deallocating(const void *object) { return swift_isDeallocating(object); }
