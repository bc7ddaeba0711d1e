import { useState, type RefObject, type SyntheticEvent } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import type { FaqGroup } from './faqs.ports.ts';
import type { FaqMatches } from './find-faqs.ts';

interface FaqBarProps {
  /** What holds the questions. */
  readonly body: RefObject<HTMLElement | null>;
  readonly groups: readonly FaqGroup[];
  readonly matches: FaqMatches | undefined;
  readonly words: string;
  readonly isAllOpen: boolean;
}

/** How many questions there are, and a button that unfolds or folds them all. */
export function FaqBar({ body, groups, matches, words, isAllOpen }: FaqBarProps) {
  const [isOpen, setIsOpen] = useState(isAllOpen);
  const total = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const toggleAll = (event: SyntheticEvent) => {
    event.preventDefault();
    for (const details of body.current?.querySelectorAll('details') ?? []) details.open = !isOpen;
    setIsOpen(!isOpen);
  };
  return (
    <div className="faq-bar">
      <output>{countText(total, matches, words)}</output>
      {/* Without scripts the page comes again, unfolded or folded. */}
      <form
        hidden={matches?.ids.size === 0}
        toolname="open-answers"
        tooldescription="Open or close all answers"
        action="/faqs"
        onSubmit={toggleAll}
      >
        {words !== '' && <input type="hidden" name="q" value={words} />}
        {!isOpen && <input type="hidden" name="open" value="all" />}
        <Button type="submit" kind="secondary" small>
          {isOpen ? 'Collapse all' : 'Expand all'}
        </Button>
      </form>
    </div>
  );
}

function countText(total: number, matches: FaqMatches | undefined, words: string): string {
  if (!matches) return `${total} questions`;
  const { size } = matches.ids;
  if (size === 0) return `No question about “${words.trim()}”`;
  const count = size === 1 ? '1 question' : `${size} questions`;
  return matches.isPartial
    ? `${count} with some of the words “${words.trim()}”`
    : `${count} about “${words.trim()}”`;
}
