import { useDeferredValue, useState, type SubmitEvent } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { signalEngagement } from '#app/ui/engagement.ts';
import { Field } from '#app/ui/field/field.tsx';
import { SuggestedField } from '#app/ui/field/suggested-field.tsx';
import {
  bmiCategoryOf,
  checkBmi,
  readBmiValues,
  type BmiCategory,
  type BmiOutcome,
  type BmiValues,
  type BmiField,
} from './check-bmi.ts';
import { TipsOffer } from '../tips/tips-offer.tsx';
import { ToolCard, type ToolLevel } from '../tool-card/tool-card.tsx';
import { wellnessPath } from '../wellness-path.ts';
import { BmiResult, BmiScale } from './bmi-result.tsx';
import { bmiFormId, HeightQuestion } from './height-question.tsx';

/** The server's answer to a calculator sent without scripts. */
export interface SentBmi {
  readonly values: BmiValues;
  readonly outcome: BmiOutcome;
}

interface BmiCalculatorProps {
  readonly level: ToolLevel;
  readonly sent?: SentBmi | undefined;
  readonly insurer: string;
}

/** Body mass index from height and weight. With scripts, nothing typed leaves the page. */
export function BmiCalculator({ level, sent, insurer }: BmiCalculatorProps) {
  const [outcome, setOutcome] = useState(sent?.outcome);
  const result = outcome?.kind === 'result' ? outcome : undefined;
  // Drawn after the result, which should not wait for it.
  const hasOffer = useDeferredValue(result !== undefined);
  const [isAnswered, setIsAnswered] = useState(result !== undefined);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = readBmiValues(new FormData(form, event.nativeEvent.submitter));
    const next = checkBmi(values);
    setOutcome(next);
    setIsAnswered(next.kind === 'result');
    if (next.kind === 'result') signalEngagement();
    if (values.meant) takeHeight(form, next);
    if (next.kind === 'invalid') form.querySelector<HTMLElement>(`[name=${next.field}]`)?.focus();
  }

  return (
    <ToolCard id="bmi-title" title="BMI calculator" level={level}>
      <form
        id={bmiFormId}
        className="stack stack--5"
        toolname="bmi"
        tooldescription="Work out a BMI"
        method="post"
        action={wellnessPath}
        noValidate
        data-answered={isAnswered || undefined}
        onSubmit={submit}
        onInput={() => setIsAnswered(false)}
      >
        <BmiFields
          values={sent?.values ?? {}}
          invalid={outcome?.kind === 'invalid' ? outcome : undefined}
        />
        <input type="hidden" name="tool" value="bmi" />
        <Button type="submit" kind="brand">
          Calculate BMI
        </Button>
      </form>
      {!outcome && (
        <div className="above-6">
          <BmiScale />
        </div>
      )}
      {/* An output element may not hold headings and lists. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status">
        {result && <BmiResult level={level} result={result} />}
        {outcome?.kind === 'question' && <HeightQuestion level={level} {...outcome} />}
      </div>
      {hasOffer && (
        <div className="row tool-actions above-4 no-print">
          <TipsOffer result={result && tipResultOf(result)} insurer={insurer} />
        </div>
      )}
    </ToolCard>
  );
}

/** Shows the height that was confirmed, and takes the focus from the answer, which goes. */
function takeHeight(form: HTMLFormElement, outcome: BmiOutcome): void {
  const height = form.querySelector<HTMLInputElement>('[name=height]');
  if (height && outcome.kind === 'result') height.value = String(outcome.heightCm);
  form.querySelector<HTMLElement>('[type=submit]')?.focus();
}

/** No category, as under 18 or after a likely slip, is no result that a tip could fit. */
function tipResultOf({ bmi, isAdult, warning }: Extract<BmiOutcome, { kind: 'result' }>) {
  if (!isAdult || warning) return undefined;
  const category = bmiCategoryOf(bmi).toLowerCase() as Lowercase<BmiCategory>;
  return `bmi-${category}` as const;
}

interface BmiFieldsProps {
  /** What was typed before, where the page comes from the server once more. */
  readonly values: BmiValues;
  readonly invalid: Extract<BmiOutcome, { kind: 'invalid' }> | undefined;
}

/** Two by two, as people think of them. */
function BmiFields({ values, invalid }: BmiFieldsProps) {
  const number = (name: Exclude<BmiField, 'gender'>, least: number) => ({
    name,
    type: 'number',
    min: least,
    step: 'any',
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    defaultValue: values[name],
    ...(invalid?.field === name && { error: invalid.message, autoFocus: true }),
  });
  return (
    <div className="stack bmi__fields">
      <Field label="Height (cm)" {...number('height', 1)} />
      <Field label="Weight (kg)" {...number('weight', 1)} />
      <Field label="Age" {...number('age', 2)} />
      <SuggestedField
        label="Gender"
        name="gender"
        hint="Male or Female"
        defaultValue={values.gender}
        suggestions={['Male', 'Female']}
      />
    </div>
  );
}
