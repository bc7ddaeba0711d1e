import { expect, it } from 'vitest';
import { inertHeaders, policyOfType, securityHeaders } from './security-headers.ts';

it('strict transport security is demanded behind TLS alone', () => {
  const name = 'strict-transport-security';
  const [behindTls, plain] = ['https://health.example', 'http://health.example'].map((SITE_URL) =>
    securityHeaders({ SITE_URL }),
  );
  expect(behindTls).toHaveProperty(name, 'max-age=31536000; includeSubDomains');
  expect(plain).not.toHaveProperty(name);
});

it('a refusal may do nothing in a browser', () => {
  expect(inertHeaders({ SITE_URL: 'http://health.example' })).toMatchObject({
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
});

it.each([
  ['application/json; charset=utf-8', /^default-src 'none'; base-uri 'none'/],
  ['', /^default-src 'none'; base-uri 'none'/],
  // A service worker asks for pages under its own policy.
  ['text/javascript; charset=utf-8', /^default-src 'self'/],
  ['application/javascript', /^default-src 'self'/],
  ['application/pdf', /object-src 'self'/],
  ['image/svg+xml', /style-src 'unsafe-inline'$/],
])('the policy of what is no page: %s', (type, policy) => {
  expect(policyOfType(type)).toMatch(policy);
  expect(policyOfType(type)).toContain('frame-ancestors');
  expect(policyOfType(type)).not.toMatch(/script-src[^;]*unsafe/);
});
