import type { IncomingHttpHeaders } from 'node:http';
import { expect, it } from 'vitest';
import { requestFrom } from '../../../tests/support/request-from.ts';
import { isCrossSite } from '../limits/guards.ts';

const isElsewhere = (headers: IncomingHttpHeaders) =>
  isCrossSite(requestFrom('192.0.2.1', headers), 'https://health.example');

it.each([
  ['a form on another site', { 'sec-fetch-site': 'cross-site' }],
  ['a form on another subdomain', { 'sec-fetch-site': 'same-site' }],
  ['a word that no browser knows yet', { 'sec-fetch-site': 'near-site' }],
  ['a form on another site, in an older browser', { origin: 'https://evil.example' }],
  ['a form in a sandboxed frame', { origin: 'null' }],
  ['an origin that is none', { origin: 'health.example' }],
  ['such an origin beside a good word', { origin: '|', 'sec-fetch-site': 'same-origin' }],
  ['a name that begins like ours', { origin: 'https://health.example.evil.example' }],
  ['another port', { origin: 'https://health.example:8443' }],
])('is sent from elsewhere: %s', (_what, headers) => {
  expect(isElsewhere(headers)).toBe(true);
});

it.each([
  ['a form of ours', { 'sec-fetch-site': 'same-origin', origin: 'https://health.example' }],
  ['a form of ours that hides its origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['a form of ours in an older browser', { origin: 'https://health.example' }],
  ['under another name of ours', { origin: 'https://www.example', host: 'www.example' }],
  [
    'under the name that a proxy was asked for',
    { origin: 'https://www.example', 'x-forwarded-host': 'www.example' },
  ],
  ['an address typed by the visitor', { 'sec-fetch-site': 'none' }],
  ['a program', {}],
])('is sent from here: %s', (_what, headers) => {
  expect(isElsewhere(headers)).toBe(false);
});
