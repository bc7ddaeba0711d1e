import { Button } from '#app/ui/button/button.tsx';
import { fixGo, goName, ruleNames } from './members-fields.ts';
import { MembersFormView } from './members-form.tsx';
import type { FixView, MembersForm } from './members-view.ts';
import { TypedMember } from './typed-form.tsx';

/** Id of the form, with which the ids of its fields begin. */
export const fixFormId = 'fix';

interface FixFormProps {
  readonly form: MembersForm;
  readonly fix: FixView;
}

/** Takes the lines of a file that have mistakes, so that the file need not be sent again. */
export function FixForm({ form, fix }: FixFormProps) {
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
