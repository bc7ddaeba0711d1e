import { useSite } from '#app/location/use-site.ts';

/** Says what the limits in a table are for, and abroad why they are not in the prices' currency. */
export function LimitsNote() {
  const { edition } = useSite();
  return (
    <p className="price-validity-note">
      Limits are per person and per year unless a line says otherwise.
      {edition === 'DG' && ' They are in naira because hospitals in Nigeria bill in naira.'}
    </p>
  );
}
