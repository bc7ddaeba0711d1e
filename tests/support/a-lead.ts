import type { NewLead } from '#server/leads/insert-leads.ts';

/** A lead of Ada's, with what a test changes of it. */
export function aLead(changes: Partial<NewLead> = {}): NewLead {
  return {
    kind: 'tips',
    fields: { email: 'ada@example.com', source: 'bmi' },
    edition: 'NG',
    page: '/',
    consent: undefined,
    sentKey: undefined,
    ...changes,
  };
}
