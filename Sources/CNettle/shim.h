#include <nettle/des.h>
#include <nettle/nettle-meta.h>
#include <nettle/pbkdf2.h>
