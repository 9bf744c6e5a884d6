// SQLite's own C interface, which Apple's systems have under the module name SQLite3. Only apps import it.
#include <sqlite3.h>
