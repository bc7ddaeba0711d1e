import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { type SearchAnswer, countInWords } from './search-answer.ts';
import { SearchHelp, SearchResults } from './search-results.tsx';
import searchStyles from './search.css?inline';

export interface SearchPageProps {
  readonly answer: SearchAnswer;
}

const statusId = 'search-status';

/** Searches the whole site. */
export function SearchPage({ answer }: SearchPageProps) {
  const words = answer.kind === 'nothing-asked' ? '' : answer.words;
  const hasResults = answer.kind === 'found' && answer.total > 0;
  return (
    <>
      <Stylesheet name="search" css={searchStyles} />
      <div>
        <header className="page-head search__head">
          <div className="wrap">
            <h1>Search</h1>
            <SearchBox
              id="search-words"
              label="What are you looking for?"
              words={words}
              describedBy={answer.kind === 'too-short' ? statusId : undefined}
            />
          </div>
        </header>
        <div className="wrap search__body">
          <SearchStatus id={statusId} answer={answer} />
          {hasResults ? (
            <SearchResults words={words} groups={answer.groups} />
          ) : (
            <SearchHelp answer={answer} />
          )}
        </div>
      </div>
    </>
  );
}

function SearchStatus({ id, answer }: { readonly id: string; readonly answer: SearchAnswer }) {
  return (
    <output className="search__status">
      {answer.kind === 'nothing-asked' ? null : <span id={id}>{describe(answer)}</span>}
    </output>
  );
}

function describe(answer: SearchAnswer) {
  switch (answer.kind) {
    case 'nothing-asked':
      return null;
    case 'too-short':
      return 'Enter at least 2 letters.';
    case 'found':
      return answer.total === 0 ? (
        <>Nothing found for “{answer.words}”</>
      ) : (
        <>
          <strong>{countInWords(answer.total)}</strong> for “{answer.words}”
        </>
      );
  }
}
