import figure from '#app/assets/figures/not-found.svg?url';
import { editionPhone, phoneLink } from '#app/site/contact/phones.ts';
import { useSite } from '#app/site/use-site.ts';
import type { SearchAnswer } from './search-answer.ts';

const oftenAsked = ['maternity', 'pre-authorisation', 'parents', 'Gold', 'malaria', 'Ikeja'];

const mainPages = [
  { path: '/insurance-plans', label: 'Compare the plans' },
  { path: '/insurance-calculator', label: 'Work out a price' },
  { path: '/providers', label: 'Find a hospital' },
  { path: '/faqs', label: 'Read the answers to common questions' },
  { path: '/contact', label: 'Contact us' },
];

/** Suggestions for an empty search or one without results. */
export function SearchHelp({ answer }: { readonly answer: SearchAnswer }) {
  const { edition, identity } = useSite();
  const phone = editionPhone(edition, identity);
  const isInVain = answer.kind === 'found';
  return (
    <div className="search__help">
      {isInVain && <img src={figure} width="140" height="207" alt="" />}
      <div>
        <h2>{isInVain ? 'Try another search' : 'Popular searches'}</h2>
        {isInVain ? (
          <p>
            Try one word instead of several, or a more general one: “scan” rather than “pelvic
            ultrasound”. You don’t need exact spelling. Or call us on{' '}
            <a href={phoneLink(phone)}>{phone}</a> and we’ll look for you.
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
        <h2>Popular pages</h2>
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
