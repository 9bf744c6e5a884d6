// OpenSSL's libcrypto, which Foundation's networking loads anyway: digests, message codes and ciphers.
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>
