import { weekInWords } from '#app/features/providers/directory/hours-in-words.ts';
import { parseOpeningHours } from '#app/features/providers/directory/opening-hours.ts';

interface FacilityHoursProps {
  readonly opening: string | undefined;
  /** What matters at this moment. */
  readonly now: string | null;
}

/** The week's opening hours. */
export function FacilityHours({ opening, now }: FacilityHoursProps) {
  const hours = opening === undefined ? undefined : parseOpeningHours(opening);
  return (
    <section className="card facility-hours" aria-label="Opening hours">
      <h2>Opening hours</h2>
      {hours ? (
        <dl>
          {weekInWords(hours).map(({ days, hours: text }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>We don’t have the opening hours. Call before you go.</p>
      )}
      {hours?.kind === 'days' && now && <p className="facility-hours__now">{now}</p>}
    </section>
  );
}
