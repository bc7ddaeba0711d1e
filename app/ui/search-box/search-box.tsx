import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

interface SearchBoxProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  /** What was asked before. */
  readonly words?: string;
  /** Id of what is wrong with the words, where something is. */
  readonly describedBy?: string | undefined;
}

/** Searches the whole site; a plain form that needs no script. */
export function SearchBox({ id, label, words = '', describedBy }: SearchBoxProps) {
  return (
    <search>
      <form
        className="search-box"
        action="/search"
        toolname="search-site"
        tooldescription="Search all pages, plans, answers, articles and hospitals"
        toolautosubmit=""
      >
        <label htmlFor={id}>{label}</label>
        <span className="search-box__row">
          <Icon name="search" size={22} />
          <input
            id={id}
            key={words}
            type="search"
            name="q"
            defaultValue={words}
            maxLength={100}
            enterKeyHint="search"
            aria-describedby={describedBy}
            list={`${id}-suggestions`}
          />
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control; filled when idle */}
          <datalist id={`${id}-suggestions`} />
          <Button type="submit">Search</Button>
        </span>
      </form>
    </search>
  );
}
