import type { Settings } from '#server/settings.ts';

/** Headers of every response. */
export function securityHeaders(settings: Pick<Settings, 'SITE_URL'>): Record<string, string> {
  const isTls = settings.SITE_URL.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isTls && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/**
 * Headers of the build's files, which make three quarters of a visit's responses: nginx repeats them in full
 * for each (bench/measures/visit.ts counts them). What speaks of windows is left to documents; scripts and
 * drawings keep a policy, because workers and windows run under it.
 */
export function builtFileHeaders(contentType: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(/javascript|svg/.test(contentType) && {
      'content-security-policy': policyOfType(contentType),
    }),
  };
}

/** Policy for non-HTML responses: denies everything, in case a browser renders one. */
export const inertPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of a refusal or a redirect. */
export function inertHeaders(settings: Pick<Settings, 'SITE_URL'>): Record<string, string> {
  return { ...securityHeaders(settings), 'content-security-policy': inertPolicy };
}

/** Picks the policy by type: workers and PDF viewers run under that of their own file. */
export function policyOfType(contentType: string): string {
  if (/^(text|application)\/javascript/.test(contentType)) {
    return "default-src 'self'; base-uri 'none'; frame-ancestors 'none'";
  }
  if (contentType.startsWith('application/pdf')) {
    return "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";
  }
  if (contentType.startsWith('image/svg+xml')) {
    return `${inertPolicy}; style-src 'unsafe-inline'`;
  }
  return inertPolicy;
}
