import { Button } from '#app/ui/button/button.tsx';
import type { FaqGroup } from './faqs.ports.ts';
import { describeFaqs, type FaqMatches } from './find-faqs.ts';

interface FaqBarProps {
  readonly groups: readonly FaqGroup[];
  readonly matches: FaqMatches | undefined;
  readonly words: string;
  readonly isAllOpen: boolean;
}

/** How many questions there are, and a button that unfolds or folds them all. */
export function FaqBar({ groups, matches, words, isAllOpen }: FaqBarProps) {
  const total = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className="faq-bar">
      <output>{describeFaqs(total, matches, words)}</output>
      {/* Without scripts the page comes again, unfolded or folded. */}
      <form
        hidden={matches?.ids.size === 0}
        toolname="open-answers"
        tooldescription="Open or close all answers"
        action="/faqs"
      >
        {words !== '' && <input type="hidden" name="q" value={words} />}
        {!isAllOpen && <input type="hidden" name="open" value="all" />}
        <Button type="submit" kind="secondary" small>
          {isAllOpen ? 'Collapse all' : 'Expand all'}
        </Button>
      </form>
    </div>
  );
}
