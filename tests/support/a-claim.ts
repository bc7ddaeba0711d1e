import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';

/** A delivery of a lead of Ada's that is about to be attempted. */
export function aClaim(changes: Partial<Omit<ClaimedDelivery, 'delivery'>> = {}): ClaimedDelivery {
  return {
    leaseEndsMs: Infinity,
    delivery: {
      id: 'd0000000-0000-7000-8000-000000000001',
      lead_id: '10000000-0000-7000-8000-000000000001',
      target: 'forms',
      chain: 'forms',
      position: 0,
      state: 'pending',
      attempts: 1,
      next_try_at: 0,
      gives_up_at: 0,
      leased_until: null,
      last_error: null,
      settled_at: null,
    },
    kind: 'tips',
    fields: { email: 'ada@example.com' },
    edition: 'NG',
    page: '/',
    suspectedBot: null,
    consentVersion: null,
    createdAtMs: Date.UTC(2026, 10, 21, 8),
    ...changes,
  };
}
