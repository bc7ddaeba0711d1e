import type { ReactNode } from 'react';
import { ErrorSummary, FormNotice } from '#app/ui/form/form-notice.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { formatNumber } from '#app/kernel/numbers.ts';
import { yesOrNo } from '../../plans/offer/offer-choices.ts';
import {
  goName,
  gradeName,
  gradePlanName,
  linesTo,
  mostGrades,
  type MembersForm,
} from './members-view.ts';
import { mostFileBytes, mostMembers, templatePath } from './member.ts';

interface MembersFormViewProps {
  readonly id: string;
  readonly title: string;
  readonly form: MembersForm;
  /** What its button asks for, and says. */
  readonly go: MembersForm['go'];
  readonly send: string;
  /** Beside the button. */
  readonly more?: ReactNode;
  /** Set when the errors are listed elsewhere. */
  readonly isListed?: boolean;
  readonly children: ReactNode;
}

/** A form of this page: posted whole, with its errors or the reason why it was not taken. */
export function MembersFormView(props: MembersFormViewProps) {
  const { id, title, form, go, send, more, isListed, children } = props;
  const { path, values, focus, notice } = form;
  const errors = form.go === go ? form.errors : {};
  return (
    <FormContext value={{ id, errors, values, focus }}>
      <form
        className="card panel"
        id={id}
        method="post"
        action={path}
        noValidate
        {...(go === 'upload' && { encType: 'multipart/form-data' })}
      >
        <h2 className="small-title">{title}</h2>
        {!isListed && <ErrorSummary />}
        {form.go === go && notice?.kind === 'too-many' && (
          <FormNotice answer={notice} otherWays={null} />
        )}
        {children}
        <div className="row">
          <SendButton name={goName} value={go}>
            {send}
          </SendButton>
          {more}
        </div>
      </form>
    </FormContext>
  );
}

const lines = linesTo(mostGrades);
const limits = `Excel (.xlsx) or CSV, up to ${formatNumber(mostMembers)} people and ${mostFileBytes / 1024 / 1024} MB`;
const fileTypes = '.xlsx,.csv,text/csv';

/** Takes a file of members, and what applies to all of them. */
export function FileForm({ form }: { readonly form: MembersForm }) {
  const isGraded = lines.some((line) => (form.values[gradeName(line)] ?? '') !== '');
  return (
    <>
      <MembersFormView id="file" title="Send a file" form={form} go="upload" send="Check this file">
        <p>
          <a href={templatePath} download>
            Download the template
          </a>
          , fill in a row for each person, and send it here. First name, last name, gender and date
          of birth are needed for everyone, the state for everyone but dependants.
        </p>
        <ChoicesField
          legend="Does your list have dependants?"
          name="dependants"
          defaultValue="yes"
          hint="A husband or wife, children or parents, each with the number or the line of their staff member or member"
          choices={yesOrNo}
        />
        <details open={isGraded}>
          <summary>Give each grade its plan (optional)</summary>
          <div className="stack stack--5">
            <p>
              If your file has your own grades in the column “Grade or plan”, name each grade once.
              Rows without a grade or plan get the plan of your order.
            </p>
            {lines.map((line) => (
              <div key={line} className="form__pair">
                <Field label={`Grade ${line}`} name={gradeName(line)} autoComplete="off" />
                <SelectField
                  label={`Plan of grade ${line}`}
                  name={gradePlanName(line)}
                  placeholder="Choose a plan"
                  choices={form.plans}
                />
              </div>
            ))}
          </div>
        </details>
        <Field label="Your file" name="file" type="file" accept={fileTypes} hint={limits} />
      </MembersFormView>
      <p>
        Only a few people? <a href={`${form.path}&way=type`}>Type them in</a> instead.
      </p>
    </>
  );
}
