#pragma once

/// Elementary functions with the same last bit on every platform.
///
/// The C library's exp, pow, log, log10 and tanh differ in the last bit between native and WASM builds, so nothing in
/// the core calls them. These carry about 60 bits inside and are within 0.6 ulp of the true value (subnormal results
/// within 1 ulp). They expect round-to-nearest and no fused multiply-add (-ffp-contract=off). Special values follow
/// C99 Annex F: NaN for a domain error, infinities at poles, errno is not touched.
namespace tilecast::math {

/// e^x.
double exp(double x);

/// Natural logarithm.
double log(double x);

/// Decimal logarithm; exact for every power of ten that a double represents exactly.
double log10(double x);

/// base^exponent.
double pow(double base, double exponent);

/// Hyperbolic tangent.
double tanh(double x);

}  // namespace tilecast::math
