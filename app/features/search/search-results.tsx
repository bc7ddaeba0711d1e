import { formatNumber } from '#app/kernel/numbers.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import figure from '#app/assets/figures/not-found.svg?url';
import { PhoneLink } from '#app/site/contact/phone-link.tsx';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import type { SearchGroup, ResultKind } from './site-search.ports.ts';
import type { SearchAnswer } from './search-answer.ts';

interface GroupName {
  readonly title: string;
  /** What leads to all of them. */
  readonly all: string;
  readonly icon: IconName;
}

const groupNames: Readonly<Record<ResultKind, GroupName>> = {
  task: { title: 'What you can do here', all: '', icon: 'check' },
  page: { title: 'Pages', all: 'All pages', icon: 'info' },
  plan: { title: 'Health plans', all: 'All plans', icon: 'insurance-card' },
  question: { title: 'Questions and answers', all: 'All questions', icon: 'conversation' },
  post: { title: 'News/Events', all: 'All articles', icon: 'notes' },
  medicine: { title: 'Medicines', all: 'All medicines', icon: 'medicines' },
  facility: { title: 'Hospitals and clinics', all: 'All providers', icon: 'building-2' },
};

interface SearchResultsProps {
  readonly words: string;
  readonly groups: readonly SearchGroup[];
}

/** The results kind by kind, with a list of the kinds beside them. */
export function SearchResults({ words, groups }: SearchResultsProps) {
  return (
    <div className="search__results">
      <nav aria-label="Kinds of results">
        <ul className="row row--close search__kinds below-6">
          {groups.map(({ kind, total }) => (
            <li key={kind}>
              <a className="chip" href={`#${kind}-results`}>
                {groupNames[kind].title} <span className="chip__count">{formatNumber(total)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {groups.map((group) => (
          <ResultGroup key={group.kind} group={group} words={words} />
        ))}
      </div>
    </div>
  );
}

interface ResultGroupProps {
  readonly words: string;
  readonly group: SearchGroup;
}

function ResultGroup({ group, words }: ResultGroupProps) {
  const { kind, total, results, allPath } = group;
  const { all, icon } = groupNames[kind];
  const title =
    kind === 'facility' ? `Hospitals and clinics matching “${words}”` : groupNames[kind].title;
  return (
    <section className="search__group" aria-labelledby={`${kind}-results`}>
      <h2 className="small-title media media--middle media--close" id={`${kind}-results`}>
        <Icon name={icon} size={28} /> {title}
      </h2>
      <ul className="stack stack--5 above-4">
        {results.map((result) => (
          <li key={result.path + result.title}>
            <a className="title-link" href={result.path}>
              {result.title}
            </a>
            <p className="muted">{result.excerpt}</p>
          </li>
        ))}
      </ul>
      {allPath && (
        <p className="above-4">
          <a href={allPath} className="text-link">
            {all} ({formatNumber(total)})
          </a>
        </p>
      )}
    </section>
  );
}

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
  const { phone } = useInsurerContact();
  const isInVain = answer.kind === 'found';
  return (
    <div className="columns columns--early search__help">
      {isInVain && <img className="ink-drawing" src={figure} width="140" height="207" alt="" />}
      <div className="stack">
        <h2 className="small-title">{isInVain ? 'Try another search' : 'Popular searches'}</h2>
        {isInVain ? (
          <p>
            Try one word instead of several, or a more general one: “scan” rather than “pelvic
            ultrasound”. You don’t need exact spelling. Or call us on <PhoneLink phone={phone} />{' '}
            and we’ll look for you.
          </p>
        ) : (
          <ul className="row row--close">
            {oftenAsked.map((words) => (
              <li key={words}>
                <a className="chip" href={`/search?q=${encodeURIComponent(words)}`}>
                  {words}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="stack">
        <h2 className="small-title">Popular pages</h2>
        <ul className="stack stack--3">
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
