import type { Request } from 'autocannon';

let sequence = 0;

/** A lead as autocannon sends it, each from another visitor. */
export const leadRequest: Request = {
  method: 'POST',
  path: '/api/subscriptions',
  setupRequest(request) {
    sequence += 1;
    const sender = `10.${(sequence >> 16) & 255}.${(sequence >> 8) & 255}.${sequence & 255}`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': sender };
    return { ...request, headers, body: `{"email":"lead-${sequence}@example.com"}` };
  },
};
