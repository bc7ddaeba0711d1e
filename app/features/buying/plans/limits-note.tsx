/** Says what the limits in a table are for, and abroad why they are not in the prices' currency. */
export function LimitsNote({ isAbroad }: { readonly isAbroad: boolean }) {
  return (
    <p className="price-validity-note">
      Limits are per person and per year unless a line says otherwise.
      {isAbroad && ' They are in naira because hospitals in Nigeria bill in naira.'}
    </p>
  );
}
