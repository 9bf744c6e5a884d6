#include <nettle/chacha-poly1305.h>
#include <nettle/curve25519.h>
#include <nettle/des.h>
#include <nettle/eddsa.h>
#include <nettle/gcm.h>
#include <nettle/nettle-meta.h>
#include <nettle/pbkdf2.h>
#include "p256.h"
