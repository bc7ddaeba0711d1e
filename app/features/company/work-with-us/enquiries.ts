import type { Choice } from '#app/ui/field/choices-field.tsx';
import { enquiryIds, type EnquiryId } from './work-with-us.schema.ts';

export const workWithUsPath = '/work-with-us';

/** The address a form is sent to: the page's own, which says in its query which form it was. */
export function enquiryPath(id: EnquiryId): string {
  return `${workWithUsPath}?form=${id}`;
}

/** Finds which form an address of the page is about. */
export function findEnquiry(url: URL): EnquiryId | undefined {
  return enquiryIds.find((id) => id === url.searchParams.get('form'));
}

export const agentKinds = [
  { value: 'agent', label: 'An agent' },
  { value: 'broker', label: 'A broker' },
] as const satisfies readonly Choice[];
