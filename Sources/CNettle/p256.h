// The curve P-256 by nettle, for CryptoKit: numbers are 32 bytes, points their two coordinates, big end first. Nettle speaks of them in GMP's
// types, whose macros Swift does not see. Each function answers 1, or 0 for numbers that are none of the curve's.
#include <nettle/bignum.h>
#include <nettle/dsa.h>
#include <nettle/ecc-curve.h>
#include <nettle/ecc.h>
#include <nettle/ecdsa.h>

static inline int p256_load_point(struct ecc_point *point, const uint8_t *xy) {
    mpz_t x, y;
    mpz_init(x), mpz_init(y);
    nettle_mpz_set_str_256_u(x, 32, xy), nettle_mpz_set_str_256_u(y, 32, xy + 32);
    ecc_point_init(point, nettle_get_secp_256r1());
    int result = ecc_point_set(point, x, y);
    mpz_clear(x), mpz_clear(y);
    return result;
}

static inline void p256_store_point(const struct ecc_point *point, uint8_t *xy) {
    mpz_t x, y;
    mpz_init(x), mpz_init(y);
    ecc_point_get(point, x, y);
    nettle_mpz_get_str_256(32, xy, x), nettle_mpz_get_str_256(32, xy + 32, y);
    mpz_clear(x), mpz_clear(y);
}

static inline int p256_load_scalar(struct ecc_scalar *scalar, const uint8_t *bytes) {
    mpz_t number;
    mpz_init(number);
    nettle_mpz_set_str_256_u(number, 32, bytes);
    ecc_scalar_init(scalar, nettle_get_secp_256r1());
    int result = ecc_scalar_set(scalar, number);
    mpz_clear(number);
    return result;
}

static inline int p256_is_point(const uint8_t *xy) {
    struct ecc_point point;
    int result = p256_load_point(&point, xy);
    ecc_point_clear(&point);
    return result;
}

/// The public point of a secret number.
static inline int p256_public_point(const uint8_t *secret, uint8_t *xy) {
    struct ecc_scalar scalar;
    int result = p256_load_scalar(&scalar, secret);
    if (result) {
        struct ecc_point point;
        ecc_point_init(&point, nettle_get_secp_256r1());
        ecc_point_mul_g(&point, &scalar);
        p256_store_point(&point, xy);
        ecc_point_clear(&point);
    }
    ecc_scalar_clear(&scalar);
    return result;
}

/// The point that both sides of an agreement find.
static inline int p256_shared_point(const uint8_t *secret, const uint8_t *other, uint8_t *xy) {
    struct ecc_scalar scalar;
    struct ecc_point point, product;
    int result = p256_load_scalar(&scalar, secret) & p256_load_point(&point, other);
    if (result) {
        ecc_point_init(&product, nettle_get_secp_256r1());
        ecc_point_mul(&product, &scalar, &point);
        p256_store_point(&product, xy);
        ecc_point_clear(&product);
    }
    ecc_point_clear(&point);
    ecc_scalar_clear(&scalar);
    return result;
}

/// A random number of the curve.
static inline void p256_random(nettle_random_func *random, uint8_t *secret) {
    struct ecc_scalar scalar;
    mpz_t number;
    ecc_scalar_init(&scalar, nettle_get_secp_256r1());
    ecc_scalar_random(&scalar, NULL, random);
    mpz_init(number);
    ecc_scalar_get(&scalar, number);
    nettle_mpz_get_str_256(32, secret, number);
    mpz_clear(number);
    ecc_scalar_clear(&scalar);
}

static inline int p256_sign(const uint8_t *secret, const uint8_t *digest, size_t length, nettle_random_func *random, uint8_t *rs) {
    struct ecc_scalar scalar;
    int result = p256_load_scalar(&scalar, secret);
    if (result) {
        struct dsa_signature signature;
        dsa_signature_init(&signature);
        ecdsa_sign(&scalar, NULL, random, length, digest, &signature);
        nettle_mpz_get_str_256(32, rs, signature.r), nettle_mpz_get_str_256(32, rs + 32, signature.s);
        dsa_signature_clear(&signature);
    }
    ecc_scalar_clear(&scalar);
    return result;
}

static inline int p256_verify(const uint8_t *xy, const uint8_t *digest, size_t length, const uint8_t *rs) {
    struct ecc_point point;
    int result = p256_load_point(&point, xy);
    if (result) {
        struct dsa_signature signature;
        dsa_signature_init(&signature);
        nettle_mpz_set_str_256_u(signature.r, 32, rs), nettle_mpz_set_str_256_u(signature.s, 32, rs + 32);
        result = ecdsa_verify(&point, length, digest, &signature);
        dsa_signature_clear(&signature);
    }
    ecc_point_clear(&point);
    return result;
}

/// The even or odd y of an x (SEC 1, 2.3.4): a square root modulo a prime that is 3 modulo 4.
static inline int p256_decompress(const uint8_t *x_bytes, int is_odd, uint8_t *xy) {
    mpz_t p, b, x, y, power;
    mpz_init_set_str(p, "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff", 16);
    mpz_init_set_str(b, "5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b", 16);
    mpz_init(x), mpz_init(y), mpz_init(power);
    nettle_mpz_set_str_256_u(x, 32, x_bytes);
    mpz_powm_ui(y, x, 3, p);
    mpz_submul_ui(y, x, 3);
    mpz_add(y, y, b);
    mpz_mod(y, y, p);
    mpz_add_ui(power, p, 1);
    mpz_fdiv_q_2exp(power, power, 2);
    mpz_powm(y, y, power, p);
    if (mpz_odd_p(y) != is_odd) mpz_sub(y, p, y);
    nettle_mpz_get_str_256(32, xy, x), nettle_mpz_get_str_256(32, xy + 32, y);
    mpz_clear(p), mpz_clear(b), mpz_clear(x), mpz_clear(y), mpz_clear(power);
    return p256_is_point(xy);
}
