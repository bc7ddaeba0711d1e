import type { ReactNode } from 'react';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';
import { FormNotice } from '#app/ui/form/form-notice.tsx';
import type { MembersForm } from './members-view.ts';

interface MembersFormViewProps {
  readonly id: string;
  readonly title: string;
  readonly form: MembersForm;
  readonly takesFiles?: boolean;
  /** Set when the errors are listed elsewhere. */
  readonly isListed?: boolean;
  readonly children: ReactNode;
}

/** A form of this page: posted whole, with its errors and the reason why it was not taken. */
export function MembersFormView({
  id,
  title,
  form,
  takesFiles,
  isListed,
  children,
}: MembersFormViewProps) {
  const { path, errors, values, notice } = form;
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <FormContext value={{ id, errors, values }}>
      <form
        className="card panel members-form"
        id={id}
        method="post"
        action={path}
        noValidate
        {...(takesFiles && { encType: 'multipart/form-data' })}
      >
        <h2>{title}</h2>
        {hasErrors && !isListed && <ErrorSummary ref={null} errors={errors} />}
        {notice?.kind === 'too-many' && (
          <FormNotice ref={null} answer={{ ...notice, values: {} }} otherWays={null} />
        )}
        {children}
      </form>
    </FormContext>
  );
}
