import { stateChoices } from '#app/site/nigeria/states.ts';
import type { Choice } from '#app/ui/field/choices-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { columnNames, type MemberColumn } from './member.ts';
import { MembersFormView } from './members-form.tsx';
import { cellName, mostTypedRows, ruleNames, type MembersForm } from './members-view.ts';

const genderChoices = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

const relationChoices = [
  { value: 'member', label: 'Staff or member' },
  { value: 'spouse', label: 'Husband or wife' },
  { value: 'child', label: 'Child' },
  { value: 'parent', label: 'Parent' },
];

/** Id of the form for lines with mistakes, with which the ids of its fields begin. */
export const fixFormId = 'fix';

interface LinesFormProps {
  readonly form: MembersForm;
  /** Set when the errors are listed elsewhere. */
  readonly isListed?: boolean;
}

/** Takes a few members typed in, or the lines with mistakes; a button adds lines without scripts. */
export function LinesForm({ form, isListed = false }: LinesFormProps) {
  const { go, lines, list, path, values } = form;
  const isFix = go === 'fix';
  return (
    <>
      <MembersFormView
        id={isFix ? fixFormId : 'type'}
        title={isFix ? 'Correct these lines here' : 'Type them in'}
        form={form}
        go={isFix ? 'fix' : 'check'}
        send={isFix ? 'Check these lines' : 'Check these people'}
        isListed={isListed}
        more={
          !isFix &&
          lines.length < mostTypedRows && (
            <SendButton kind="secondary" formAction={`${path}&step=add`}>
              Add a line
            </SendButton>
          )
        }
      >
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="lines" value={lines.join()} />
        {isFix &&
          ruleNames.map((name) => (
            <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
          ))}
        <p>{isFix ? 'Clear a line to leave it out.' : 'Leave lines empty that you don’t need.'}</p>
        {lines.map((line) => (
          <MemberFields key={line} line={line} form={form} />
        ))}
      </MembersFormView>
      {!isFix && (
        <p>
          More than {mostTypedRows} people? <a href={path.replace('&way=type', '')}>Send a file</a>{' '}
          instead.
        </p>
      )}
    </>
  );
}

interface MemberFieldsProps {
  readonly line: number;
  readonly form: MembersForm;
}

/** What most rows leave empty. */
const more: readonly MemberColumn[] = ['principal', 'number', 'plan', 'email', 'phone', 'lga'];

function MemberFields({ line, form: { go, values, errors, plans } }: MemberFieldsProps) {
  const name = (column: MemberColumn) => cellName(line, column);
  // Of a line that came in a file, what is right need not be looked at.
  const isShown = (column: MemberColumn) =>
    errors[name(column)] || (go !== 'fix' && values[name(column)]);
  const text = (column: MemberColumn, hint?: string, type = 'text') => (
    <Field label={columnNames[column]} name={name(column)} {...{ type, hint }} autoComplete="off" />
  );
  const select = (
    column: MemberColumn,
    choices: readonly Choice[],
    placeholder = 'Choose',
    label: string = columnNames[column],
  ) => {
    const value = values[name(column)] ?? '';
    const isKnown = value === '' || choices.some((choice) => choice.value === value);
    return (
      <SelectField
        label={label}
        name={name(column)}
        // What a file has instead of a choice stays a mistake until somebody has chosen.
        placeholder={isKnown ? placeholder : `Choose a ${label.toLowerCase()}`}
        placeholderValue={isKnown ? '' : value}
        choices={choices}
      />
    );
  };
  return (
    <fieldset className="stack">
      <legend className="display-name">Line {line}</legend>
      <div className="form__pair">
        {text('firstName')}
        {text('lastName')}
        {select('gender', genderChoices)}
        {text('birth', 'Day, month and year, for example 27 3 1990')}
        {select('relation', relationChoices)}
        {select('state', stateChoices, 'Choose a state')}
      </div>
      <details open={more.some(isShown)}>
        <summary>For a dependant, or to add a number, plan or contact</summary>
        <div className="form__pair">
          {text('principal', 'The line or the number of the person above')}
          {text('number')}
          {select('plan', plans, 'The plan of your order', 'Plan')}
          {text('email', undefined, 'email')}
          {text('phone', undefined, 'tel')}
          {text('lga')}
        </div>
      </details>
    </fieldset>
  );
}
