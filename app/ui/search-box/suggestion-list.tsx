import { Icon } from '#app/ui/icon/icon.tsx';
import { foldedWords, foldText } from '#app/kernel/fold-text.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { Suggestion, SuggestionKind } from './suggestion.ts';

// oxlint-disable jsx-a11y/prefer-tag-over-role -- no element has options that are links

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
          <span className="icon-tile search-box__tile">
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

export interface TitlePart {
  readonly text: string;
  readonly isTyped: boolean;
}

const word = /[\p{L}\p{N}\p{M}'’]+/gu;

/** Splits a title so that the beginnings of words that have been typed can be marked. */
export function markedParts(title: string, typed: string): readonly TitlePart[] {
  const beginnings = foldedWords(typed);
  const parts: TitlePart[] = [];
  let end = 0;
  for (const { 0: letters, index } of title.matchAll(word)) {
    const length = typedLength(letters, beginnings);
    if (length === 0) continue;
    parts.push({ text: title.slice(end, index), isTyped: false });
    parts.push({ text: title.slice(index, index + length), isTyped: true });
    end = index + length;
  }
  parts.push({ text: title.slice(end), isTyped: false });
  return parts.filter(({ text }) => text !== '');
}

/** How many letters of a word have been typed; accents and tone marks need not be. */
function typedLength(letters: string, beginnings: readonly string[]): number {
  const folded = foldText(letters);
  const longest = beginnings
    .filter((beginning) => folded.startsWith(beginning))
    .reduce((most, { length }) => Math.max(most, length), 0);
  if (longest === 0) return 0;
  let length = 1;
  // A mark after the last typed letter belongs to it.
  while (length < letters.length && foldText(letters.slice(0, length + 1)).length <= longest) {
    length += 1;
  }
  return length;
}

const suggestionKinds: Readonly<
  Record<SuggestionKind, { readonly label: string; readonly icon: IconName }>
> = {
  task: { label: 'What you can do here', icon: 'check' },
  page: { label: 'Page', icon: 'info' },
  plan: { label: 'Health plan', icon: 'insurance-card' },
  question: { label: 'Question', icon: 'message-circle' },
  post: { label: 'Article', icon: 'notes' },
  topic: { label: 'News topic', icon: 'notes' },
  medicine: { label: 'Medicine', icon: 'medicines' },
  facility: { label: 'Hospital', icon: 'building-2' },
  urgent: { label: 'Who to call and what to do now', icon: 'siren' },
};
