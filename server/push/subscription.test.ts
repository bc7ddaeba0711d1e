import { expect, it } from 'vitest';
import { findSubscription, isPushService } from './subscription.ts';

it.each(['', 'token', '{}', '{"endpoint":"https://push.example"}', '[]'])(
  'a token that no browser has made is none: %s',
  (token) => {
    expect(findSubscription(token)).toBeUndefined();
  },
);

it.each([
  'https://fcm.googleapis.com/fcm/send/a',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint, [])).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/a',
  'https://fcm.googleapis.com:8443/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evilpush.apple.com.example/a',
  'https://169.254.169.254/latest',
  'http://localhost:3000/',
])('%s is none', (endpoint) => {
  expect(isPushService(endpoint, [])).toBe(false);
});

it('a host that the operator names is one', () => {
  expect(isPushService('http://127.0.0.1:9000/a', ['127.0.0.1:9000'])).toBe(true);
  expect(isPushService('http://127.0.0.1:9001/a', ['127.0.0.1:9000'])).toBe(false);
});
