import { phoneLink } from './phones.ts';

/** Links a number within a sentence, as it is written. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return <a href={phoneLink(phone)}>{phone}</a>;
}
