import type { CheckoutView } from '../checkout.ts';
import { consentsFor } from './consents.ts';
import { controlNames } from '../draft/draft.ts';
import { fieldOf, type PersonPart } from './people.ts';

/** Carries the fields of all other steps. */
export function HiddenDraft({ view }: { readonly view: CheckoutView }) {
  const shown = shownFields(view);
  const carried = Object.entries(view.draft).filter(
    ([name, value]) => value !== '' && !shown.has(name),
  );
  return (
    <>
      <input type="hidden" name={controlNames.step} value={view.step} />
      {view.isEditing && <input type="hidden" name={controlNames.after} value="review" />}
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

const contactFields = ['name', 'phone', 'email'];
const personParts: readonly PersonPart[] = ['name', 'birth', 'gender', 'state', 'area'];

/** Returns the names of the fields a step shows. */
function shownFields(view: CheckoutView): ReadonlySet<string> {
  const { step, draft } = view;
  switch (step) {
    case 'who': {
      const shown = ['who', 'hasSpouse', 'children', 'parents', 'people', 'older', 'pay'];
      return new Set([...shown, ...(draft['abroad'] === 'yes' ? ['currency'] : [])]);
    }
    case 'people':
      return new Set([...contactFields, ...peopleFields(view)]);
    case 'hospital':
      return new Set(
        view.people.flatMap((slot) => [fieldOf(slot, 'hospitalText'), fieldOf(slot, 'hospital')]),
      );
    case 'review':
      return new Set(consentsFor(draft).map(({ field }) => field));
  }
}

function peopleFields({ people }: CheckoutView): readonly string[] {
  const [first] = people;
  if (!first) return ['organisation', 'state'];
  const named = people.flatMap((slot) => {
    const parts = slot.hasContact
      ? [...personParts, 'phone' as const, 'email' as const]
      : personParts;
    return parts.map((part) => fieldOf(slot, part));
  });
  return first.key === '' ? named : [...named, 'relation', 'country', 'city'];
}
