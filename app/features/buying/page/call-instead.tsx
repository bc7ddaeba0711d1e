import { phoneLink } from '#app/site/contact/phones.ts';

/** Offers a call when a form does not work. */
export function CallInstead({ phone }: { readonly phone: string }) {
  return (
    <p>
      You can also call <a href={phoneLink(phone)}>{phone}</a>.
    </p>
  );
}
