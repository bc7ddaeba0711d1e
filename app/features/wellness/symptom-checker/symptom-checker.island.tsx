import { useDeferredValue, useRef, useState, useId, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Edition } from '#app/site/edition.ts';
import { Button } from '#app/ui/button/button.tsx';
import { signalEngagement } from '#app/ui/engagement.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { TipsOffer } from '../tips/tips-offer.tsx';
import type { TipResult } from '../tips/tips-profile.ts';
import { ToolCard, type ToolLevel } from '../tool-card/tool-card.tsx';
import { wellnessPath } from '../wellness-path.ts';
import { answerId, CareCard } from './care-card.tsx';
import {
  checkSymptoms,
  needsBreathCheck,
  noneSelectedMessage,
  parseSelection,
  symptoms,
  type SymptomOutcome,
  type SymptomResult,
  type Selection,
} from './check-symptoms.ts';

interface SymptomCheckerProps {
  readonly level: ToolLevel;
  /** The server's answer to a form sent without scripts. */
  readonly sent?: SymptomOutcome | undefined;
  readonly edition: Edition;
  /** The insurer's number for this edition. */
  readonly phone: string;
  readonly insurer: string;
}

/** Seven symptoms and how soon to act. With scripts, nothing ticked leaves the page. */
export function SymptomChecker({ level, sent, edition, phone, insurer }: SymptomCheckerProps) {
  const [outcome, setOutcome] = useState(sent);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const result = outcome?.kind === 'result' ? outcome : undefined;
  // Drawn after the result, which should not wait for them.
  const hasActions = useDeferredValue(result !== undefined);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = checkSymptoms(parseSelection(new FormData(event.currentTarget)));
    flushSync(() => setOutcome(next));
    // All of it on the screen, or on a phone its beginning.
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
    if (isCalm(next)) signalEngagement();
  }

  function startAgain(event: SubmitEvent) {
    event.preventDefault();
    for (const box of form.current?.querySelectorAll('input') ?? []) box.checked = false;
    setOutcome(undefined);
    form.current?.querySelector('input')?.focus();
  }

  return (
    <ToolCard id="symptoms-title" title="Symptom checker" level={level}>
      <form
        ref={form}
        className="stack stack--5 symptom-checker"
        toolname="symptoms"
        tooldescription="See how soon to act on symptoms"
        method="post"
        action={`${wellnessPath}#${answerId}`}
        autoComplete="off"
        onSubmit={submit}
      >
        <SymptomChoices
          ticked={sent?.kind === 'result' ? sent.selection : []}
          isNoneSelected={outcome?.kind === 'none-selected'}
          onToggle={() => outcome?.kind === 'none-selected' && setOutcome(undefined)}
        />
        <p className="fine-print">
          This is general information, not a diagnosis. It cannot replace a health worker. If you
          feel very unwell, do not wait for a result. For a child, in pregnancy, over 65, with
          sickle cell or a long-term illness, get advice sooner.
        </p>
        <Button type="submit" kind="brand" name="tool" value="symptoms">
          Check Symptoms
        </Button>
      </form>
      {result && <CareCard {...{ level, result, edition, phone }} headingRef={heading} />}
      {hasActions && (
        <div className="row tool-actions above-4 no-print">
          <TipsOffer kind="secondary" result={result && tipResultOf(result)} insurer={insurer} />
          <form action={wellnessPath} onSubmit={startAgain}>
            <Button type="submit" kind="secondary">
              Start again
            </Button>
          </form>
        </div>
      )}
    </ToolCard>
  );
}

/** A result that nothing urgent is in, which the question about messages must not cover. */
function isCalm(outcome: SymptomOutcome): boolean {
  return outcome.kind === 'result' && outcome.finding !== 'urgent' && !needsBreathCheck(outcome);
}

/** Who should be seen first gets no tips fitted to what the other symptoms say. */
function tipResultOf(result: SymptomResult): TipResult | undefined {
  return needsBreathCheck(result) ? undefined : `symptoms-${result.finding}`;
}

interface SymptomChoicesProps {
  /** What was ticked before, where the page comes from the server once more. */
  readonly ticked: Selection;
  readonly isNoneSelected: boolean;
  readonly onToggle: () => void;
}

function SymptomChoices({ ticked, isNoneSelected, onToggle }: SymptomChoicesProps) {
  const errorId = useId();
  return (
    <fieldset
      className="stack stack--3 symptom-checker__choices"
      aria-describedby={isNoneSelected ? errorId : undefined}
      onChange={onToggle}
    >
      <legend className="muted">Tick the symptoms you have today.</legend>
      {symptoms.map(({ name, label, icon }, index) => (
        <label key={name} className="check-box small strong">
          <input
            type="checkbox"
            name={name}
            defaultChecked={ticked.includes(name)}
            {...(isNoneSelected && index === 0 && { autoFocus: true })}
          />
          <span>{label}</span>
          <Icon name={icon} size={32} className="text-brand" />
        </label>
      ))}
      <p id={errorId} role="alert" className="field__error full-row symptom-checker__error">
        {isNoneSelected && (
          <>
            <Icon name="circle-alert" size={18} />
            {noneSelectedMessage}
          </>
        )}
      </p>
    </fieldset>
  );
}
