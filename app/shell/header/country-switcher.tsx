import { editionFacts } from '#app/location/edition.ts';
import { useSite } from '#app/location/use-site.ts';

const choices = ['NG', 'DG'] as const;

/** Nigeria or Global. The server takes the choice from the link's address and keeps it in a cookie. */
export function CountrySwitcher() {
  const { edition } = useSite();
  return (
    <nav className="country-switcher" aria-label="Country">
      {choices.map((choice) => (
        <a
          key={choice}
          href={`${editionFacts[choice].homePath}?edition=${choice}`}
          aria-current={choice === edition ? 'true' : undefined}
        >
          {editionFacts[choice].label}
        </a>
      ))}
    </nav>
  );
}
