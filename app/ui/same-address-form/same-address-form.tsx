import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

/** A form whose button asks for the same address again, also without scripts. */
export function SameAddressForm({ children }: { readonly children: ReactNode }) {
  // The browser puts a form's fields in the place of the address's own.
  const fields = [...new URLSearchParams(useLocation().search)];
  return (
    <form>
      {fields.map(([name, value], position) => (
        // oxlint-disable-next-line react/no-array-index-key -- an address may say the same twice
        <input key={position} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
