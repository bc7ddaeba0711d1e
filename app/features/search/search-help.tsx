import figure from '#app/assets/figures/not-found.svg?url';
import { editionPhone } from '#app/location/edition-phone.ts';
import { phoneLink } from '#app/location/phone-link.ts';
import { useSite } from '#app/location/use-site.ts';
import type { SearchAnswer } from './search-answer.ts';

const oftenAsked = ['maternity', 'pre-authorisation', 'parents', 'Gold', 'malaria', 'Ikeja'];

const mainPages = [
  { path: '/insurance-plans', label: 'Compare the plans' },
  { path: '/insurance-calculator', label: 'Work out a price' },
  { path: '/providers', label: 'Find a hospital' },
  { path: '/faqs', label: 'Read the answers to common questions' },
  { path: '/contact', label: 'Ask a person' },
];

/** What to do where there are no results, or not yet. */
export function SearchHelp({ answer }: { readonly answer: SearchAnswer }) {
  const { edition, identity } = useSite();
  const phone = editionPhone(edition, identity);
  const isInVain = answer.kind === 'found';
  return (
    <div className="search__help">
      {isInVain && <img src={figure} width="140" height="207" alt="" />}
      <div>
        <h2>{isInVain ? 'Another way to it' : 'Often looked for'}</h2>
        {isInVain ? (
          <p>
            Try one word instead of several, or a more general one: “scan” rather than “pelvic
            ultrasound”. Small slips in spelling do not matter. Or call us on{' '}
            <a href={phoneLink(phone)}>{phone}</a>, and somebody looks for you.
          </p>
        ) : (
          <ul className="search__words">
            {oftenAsked.map((words) => (
              <li key={words}>
                <a href={`/search?q=${encodeURIComponent(words)}`}>{words}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <h2>Where most people go</h2>
        <ul className="search__pages">
          {mainPages.map(({ path, label }) => (
            <li key={path}>
              <a href={path} className="text-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
