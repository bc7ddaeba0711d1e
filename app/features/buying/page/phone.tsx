import { CallButton } from '#app/site/contact/contact-buttons.tsx';
import { PhoneLink } from '#app/site/contact/phone-link.tsx';
import { editionSalesPhone } from '#app/site/contact/phones.ts';
import { useSite } from '#app/site/use-site.ts';
import type { ButtonKind } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';

/** Returns the number to call about plans and prices. */
export function useSalesPhone(): string {
  const { edition, identity } = useSite();
  return editionSalesPhone(edition, identity);
}

/** Links the number to call about plans and prices. */
export function SalesPhone() {
  return <PhoneLink phone={useSalesPhone()} />;
}

/** A button that calls this number. */
export function CallSales({ kind }: { readonly kind?: ButtonKind }) {
  return <CallButton phone={useSalesPhone()} kind={kind} />;
}

/** Offers a call when a form does not work. */
export function CallInstead() {
  return (
    <p>
      You can also call <SalesPhone />.
    </p>
  );
}

interface PhoneFieldProps {
  readonly label: string;
  /** The form knows the visitor's country, or asks for it. */
  readonly hasCountry?: boolean | undefined;
}

/** Asks for a phone number, which can be of any country. */
export function PhoneField({ label, hasCountry = false }: PhoneFieldProps) {
  return (
    <Field
      label={label}
      name="phone"
      type="tel"
      autoComplete="tel"
      hint={
        hasCountry
          ? 'As you write it in the country you choose, or with + and the country code'
          : 'As you write it in Nigeria, or with + and the country code'
      }
    />
  );
}
