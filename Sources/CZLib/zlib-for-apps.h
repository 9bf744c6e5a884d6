// zlib's own C interface, which Apple's systems have under the module name zlib. Only apps import it.
#include <zlib.h>
