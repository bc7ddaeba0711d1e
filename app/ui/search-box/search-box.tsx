import { Button } from '#app/ui/button/button.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { SearchField } from './search-field.island.tsx';

interface SearchBoxProps {
  readonly id: string;
  readonly label: string;
  readonly words?: string;
  readonly describedBy?: string | undefined;
}

/** Searches the whole site; with scripts it suggests pages while the visitor types. */
export function SearchBox({ id, label, words = '', describedBy }: SearchBoxProps) {
  return (
    <search>
      <form
        className="field search-box"
        action="/search"
        toolname="search-site"
        tooldescription="Search all pages, plans, answers, articles, medicines and hospitals"
        toolautosubmit=""
      >
        <label htmlFor={id}>{label}</label>
        <div className="search-box__row">
          <Island start="touch" quiet>
            <SearchField id={id} words={words} describedBy={describedBy} />
          </Island>
          <Button type="submit">Search</Button>
        </div>
      </form>
    </search>
  );
}
