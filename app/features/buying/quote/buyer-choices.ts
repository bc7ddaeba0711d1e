import type { Edition } from '#app/location/edition.ts';
import type { Buyer } from './quote-request.ts';

/** Whom a cover is for, in a few words. */
export const buyerWords: Readonly<Record<Buyer, string>> = {
  me: 'Me',
  family: 'My family',
  someone: 'Someone else',
  staff: 'My staff',
  association: 'My association',
};

/** The five choices as each edition puts them, the likeliest first. */
export const buyerChoices: Readonly<
  Record<Edition, readonly { readonly value: Buyer; readonly label: string }[]>
> = {
  NG: (['me', 'family', 'someone', 'staff', 'association'] as const).map((value) => ({
    value,
    label: buyerWords[value],
  })),
  DG: [
    { value: 'someone', label: 'Someone in Nigeria' },
    { value: 'family', label: 'Family in Nigeria' },
    { value: 'me', label: 'Me, in Nigeria' },
    { value: 'staff', label: 'Staff in Nigeria' },
    { value: 'association', label: 'An association' },
  ],
};
