import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { editionCookie } from '#app/location/edition-cookie.ts';
import { editionFacts, type Edition } from '#app/location/edition.ts';
import { chooseLocation } from '#app/location/location-store.ts';
import { useSite } from '#app/location/use-site.ts';

const choices = ['NG', 'DG'] as const;

function remember(choice: Edition): void {
  document.cookie = editionCookie(choice);
}

/** Nigeria or Global. Without scripts the server takes the choice from the link's address. */
export function CountrySwitcher() {
  const { edition } = useSite();
  const navigate = useNavigate();

  function choose(event: MouseEvent, choice: Edition) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    remember(choice);
    chooseLocation(choice);
    void navigate(editionFacts[choice].homePath);
  }

  return (
    <nav className="country-switcher" aria-label="Country">
      {choices.map((choice) => (
        <a
          key={choice}
          href={`${editionFacts[choice].homePath}?edition=${choice}`}
          aria-current={choice === edition ? 'true' : undefined}
          onClick={(event) => choose(event, choice)}
        >
          {editionFacts[choice].label}
        </a>
      ))}
    </nav>
  );
}
