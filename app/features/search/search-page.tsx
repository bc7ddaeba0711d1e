import { formatNumber } from '#app/kernel/numbers.ts';
import { UrgentPanel } from '#app/site/urgent/urgent-panel.tsx';
import { useSite } from '#app/site/use-site.ts';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { countInWords, hospitalsByChance, type SearchAnswer } from './search-answer.ts';
import { SearchHelp, SearchResults } from './search-results.tsx';
import searchStyles from './search.css?inline';

const statusId = 'search-status';

/** Searches the whole site. */
export function SearchPage({ answer }: { readonly answer: SearchAnswer }) {
  const { edition } = useSite();
  const urgent = answer.kind === 'found' ? answer.urgent : undefined;
  const words = answer.kind === 'nothing-asked' ? '' : answer.words;
  const hasResults = answer.kind === 'found' && answer.total > 0;
  return (
    <>
      <Stylesheet name="search" css={searchStyles} />
      <div>
        <header className="page-head search__head">
          <div className="wrap stack stack--5">
            <h1>Search</h1>
            <SearchBox
              id="search-words"
              label="What are you looking for?"
              words={words}
              describedBy={answer.kind === 'too-short' ? statusId : undefined}
            />
          </div>
        </header>
        <div className="wrap search__body page-content page-content--close">
          {urgent && <UrgentPanel help={urgent} edition={edition} />}
          <output className="search__status block muted">
            {answer.kind !== 'nothing-asked' && <span id={statusId}>{describe(answer)}</span>}
          </output>
          {hasResults && <SearchResults words={words} groups={answer.groups} />}
          {!hasResults && !urgent && <SearchHelp answer={answer} />}
        </div>
      </div>
    </>
  );
}

function describe(answer: Exclude<SearchAnswer, { readonly kind: 'nothing-asked' }>) {
  if (answer.kind === 'too-short') return 'Enter at least 2 letters.';
  if (answer.total === 0) return <>Nothing found for “{answer.words}”</>;
  const hospitals = hospitalsByChance(answer.groups);
  return (
    <>
      <strong className="text-strong large">{countInWords(answer.total)}</strong> for “
      {answer.words}”
      {hospitals > 0 &&
        `, and ${formatNumber(hospitals)} ${hospitals === 1 ? 'hospital' : 'hospitals'}`}
    </>
  );
}
