import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import type { SearchAnswer } from './search-answer.ts';
import { SearchHelp } from './search-help.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchStatus } from './search-status.tsx';
import searchStyles from './search.css?inline';

export interface SearchPageProps {
  readonly answer: SearchAnswer;
}

const statusId = 'search-status';

/** Everything on the site that has to do with some words. */
export function SearchPage({ answer }: SearchPageProps) {
  const words = answer.kind === 'nothing-asked' ? '' : answer.words;
  const hasResults = answer.kind === 'found' && answer.total > 0;
  return (
    <>
      <Stylesheet name="search" css={searchStyles} />
      <div className="search">
        <header className="search__head">
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
