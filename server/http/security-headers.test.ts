import { describe, expect, it } from 'vitest';
import { inertHeaders, policyOfType, securityHeaders } from './security-headers.ts';

describe('strict transport security', () => {
  it('is demanded behind TLS alone', () => {
    expect(securityHeaders({ SITE_URL: 'https://health.example' })).toHaveProperty(
      'strict-transport-security',
      'max-age=31536000; includeSubDomains',
    );
    expect(securityHeaders({ SITE_URL: 'http://health.example' })).not.toHaveProperty(
      'strict-transport-security',
    );
  });
});

it('a refusal may do nothing in a browser', () => {
  expect(inertHeaders({ SITE_URL: 'http://health.example' })).toMatchObject({
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
});

describe('the policy of what is no page', () => {
  it.each([
    ['application/json; charset=utf-8', /^default-src 'none'; base-uri 'none'/],
    ['', /^default-src 'none'; base-uri 'none'/],
    // A service worker asks for pages under its own policy.
    ['text/javascript; charset=utf-8', /^default-src 'self'/],
    ['application/javascript', /^default-src 'self'/],
    ['application/pdf', /object-src 'self'/],
    ['image/svg+xml', /style-src 'unsafe-inline'$/],
  ])('%s', (type, policy) => {
    expect(policyOfType(type)).toMatch(policy);
    expect(policyOfType(type)).toContain('frame-ancestors');
    expect(policyOfType(type)).not.toMatch(/script-src[^;]*unsafe/);
  });
});
