import { stateChoices } from '#app/site/nigeria/states.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { columnNames, type MemberColumn } from './member.ts';
import {
  cellName,
  goName,
  linesTo,
  mostTypedRows,
  fixGo,
  ruleNames,
  type MembersForm,
  type FixView,
} from './members-view.ts';
import { MembersFormView } from './members-form.tsx';

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

/** Takes a few members typed in; a button adds rows without scripts. */
export function TypedForm({ form }: { readonly form: MembersForm }) {
  return (
    <>
      <MembersFormView id="type" title="Type them in" form={form}>
        {/* Enter presses a form's first button: that must not add a row. */}
        <button
          className="visually-hidden"
          type="submit"
          tabIndex={-1}
          aria-hidden="true"
          name={goName}
          value="check"
        />
        <input type="hidden" name="rows" value={form.rows} />
        <p>Leave lines empty that you don’t need.</p>
        {linesTo(form.rows).map((line) => (
          <TypedMember key={line} line={line} form={form} />
        ))}
        <div className="row">
          <Button type="submit" name={goName} value="check">
            Check these people
          </Button>
          {form.rows < mostTypedRows && (
            <Button type="submit" kind="secondary" formAction={`${form.path}&step=add`}>
              Add a line
            </Button>
          )}
        </div>
      </MembersFormView>
      <p>
        More than {mostTypedRows} people?{' '}
        <a href={form.path.replace('&way=type', '')}>Send a file</a> instead.
      </p>
    </>
  );
}

interface TypedMemberProps {
  readonly line: number;
  readonly form: MembersForm;
}

type Choices = readonly { readonly value: string; readonly label: string }[];

/** What most rows leave empty. */
const more: readonly MemberColumn[] = ['principal', 'number', 'plan', 'email', 'phone', 'lga'];

function TypedMember({ line, form: { values, errors, plans } }: TypedMemberProps) {
  const name = (column: MemberColumn) => cellName(line, column);
  const hasMore = more.some((column) => values[name(column)] || errors[name(column)]);
  const text = (column: MemberColumn, type = 'text', hint?: string) => (
    <Field
      label={columnNames[column]}
      name={name(column)}
      type={type}
      autoComplete="off"
      hint={hint}
    />
  );
  const select = (label: string, column: MemberColumn, placeholder: string, choices: Choices) => {
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
    <fieldset className="stack members-form__member">
      <legend className="display-name">Line {line}</legend>
      <div className="form__pair">
        {text('firstName')}
        {text('lastName')}
        {select(columnNames.gender, 'gender', 'Choose', genderChoices)}
        {text('birth', 'text', 'Day, month and year, for example 27 3 1990')}
        {select(columnNames.relation, 'relation', 'Choose', relationChoices)}
        {select(columnNames.state, 'state', 'Choose a state', stateChoices)}
      </div>
      <details open={hasMore}>
        <summary>For a dependant, or to add a number, plan or contact</summary>
        <div className="form__pair">
          {text('principal', 'text', 'The line or the number of the person above')}
          {text('number')}
          {select('Plan', 'plan', 'The plan of your order', plans)}
          {text('email', 'email')}
          {text('phone', 'tel')}
          {text('lga')}
        </div>
      </details>
    </fieldset>
  );
}

/** Id of the form, with which the ids of its fields begin. */
export const fixFormId = 'fix';

/** Takes the lines of a file that have mistakes, so that the file need not be sent again. */
export function FixForm({ form, fix }: { readonly form: MembersForm; readonly fix: FixView }) {
  const { list, lines, values, errors } = fix;
  const shown = { ...form, values, errors };
  return (
    <MembersFormView id={fixFormId} title="Put these lines right here" form={shown} isListed>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="lines" value={lines.join()} />
      {ruleNames.map((name) => (
        <input key={name} type="hidden" name={name} value={form.values[name] ?? ''} />
      ))}
      <p>Empty a line to leave it out.</p>
      {lines.map((line) => (
        <TypedMember key={line} line={line} form={shown} />
      ))}
      <p>
        <Button type="submit" name={goName} value={fixGo}>
          Check these lines
        </Button>
      </p>
    </MembersFormView>
  );
}
