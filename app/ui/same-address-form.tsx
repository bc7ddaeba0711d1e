import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

/** Reloads the same address, even without scripts. */
export function SameAddressForm({ children }: { readonly children: ReactNode }) {
  // A form's fields replace the address's own query.
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
