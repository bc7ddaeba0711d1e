import type { CheckoutView } from './checkout.ts';
import { consentsFor } from './consents.ts';
import { controlNames } from './draft.ts';

/** What the other steps hold, carried along; the fields of this one are there to see. */
export function HiddenDraft({ view }: { readonly view: CheckoutView }) {
  const shown = shownFields(view);
  const carried = Object.entries(view.draft).filter(
    ([name, value]) => value !== '' && !shown.has(name),
  );
  return (
    <>
      <input type="hidden" name={controlNames.step} value={view.step} />
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** The names of the fields that a step shows. */
function shownFields({ step, draft, people }: CheckoutView): ReadonlySet<string> {
  switch (step) {
    case 'who': {
      const shown = ['who', 'hasSpouse', 'children', 'parents', 'people', 'older', 'pay'];
      return new Set([...shown, ...(draft['abroad'] === 'yes' ? ['currency'] : [])]);
    }
    case 'people': {
      const names = people.flatMap(({ nameField, birthField }) => [nameField, birthField]);
      const contact = [
        'organisation',
        'name',
        'phone',
        'email',
        'state',
        'relation',
        'memberPhone',
      ];
      return new Set([...names, ...contact]);
    }
    case 'hospital':
      return new Set(['lga', 'hospitalText', 'hospital']);
    case 'review':
      return new Set(consentsFor(draft).map(({ field }) => field));
  }
}
