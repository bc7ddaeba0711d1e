// oxlint-disable jsx-a11y/prefer-tag-over-role -- no element has options that are links
import { Icon } from '#app/ui/icon/icon.tsx';
import { markedParts } from './marked-parts.ts';
import { suggestionKinds } from './suggestion-kinds.ts';
import type { Suggestion } from './suggestion.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** The words they are for. */
  readonly typed: string;
  /** Place of the chosen one; -1 for none. */
  readonly active: number;
  readonly onChosen: () => void;
}

/** The id of one option, for `aria-activedescendant`. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

/** Links below a search field, each an option of its listbox. The focus stays in the field. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, suggestions, typed, active, onChosen } = props;
  return (
    <div
      id={id}
      className="search-box__list"
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      // Pressing an option must not take the focus, or the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map(({ kind, title, path, note }, place) => (
        <a
          key={path}
          id={optionId(id, place)}
          href={path}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          onClick={onChosen}
        >
          <span className="search-box__tile">
            <Icon name={suggestionKinds[kind].icon} size={20} />
          </span>
          <span className="search-box__words">
            <MarkedTitle title={title} typed={typed} />{' '}
            <small>{note ?? suggestionKinds[kind].label}</small>
          </span>
        </a>
      ))}
    </div>
  );
}

function MarkedTitle({ title, typed }: { readonly title: string; readonly typed: string }) {
  return markedParts(title, typed).map(({ text, isTyped }, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts have nothing else, and no state
    isTyped ? <mark key={place}>{text}</mark> : text,
  );
}
