import { PhoneLink } from '#app/site/contact/phone-link.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { useSalesPhone } from './use-sales-phone.ts';

/** Links the number to call about plans and prices. */
export function SalesPhone() {
  const phone = useSalesPhone();
  return <PhoneLink phone={phone} />;
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
