import type { ReactNode } from 'react';
import { PhoneLink } from '#app/site/contact/phone-link.tsx';
import { useSite } from '#app/site/use-site.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog, closesDialog, opensDialog } from '#app/ui/dialog/dialog.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

export const loginDialogId = 'login';
const registerDialogId = 'register';

/** Log-in and registration; `method="dialog"` sends nothing, so no password is in an address. */
export function PortalDialogs() {
  return (
    <>
      <PortalDialog
        id={loginDialogId}
        title="Log In"
        submit="Log In"
        outcome="You are not logged in."
        hasCancel
        other={{ question: 'New here?', label: 'Sign Up', dialogId: registerDialogId }}
      >
        <Password label="Password" name="password" autoComplete="current-password" />
      </PortalDialog>
      <PortalDialog
        id={registerDialogId}
        title="Register"
        submit="Create Account"
        outcome="No account was created."
        other={{ question: 'Already registered?', label: 'Login Now', dialogId: loginDialogId }}
      >
        <Field label="Email" name="email" type="email" autoComplete="email" required />
        <Password label="Password" name="password" autoComplete="new-password" />
        <Password label="Confirm password" name="confirmation" autoComplete="new-password" />
      </PortalDialog>
    </>
  );
}

interface PortalDialogProps {
  readonly id: string;
  readonly title: string;
  readonly submit: string;
  /** What the press has not brought about. */
  readonly outcome: string;
  readonly hasCancel?: boolean;
  readonly other: { readonly question: string; readonly label: string; readonly dialogId: string };
  readonly children: ReactNode;
}

function PortalDialog(props: PortalDialogProps) {
  const { id, title, submit, outcome, hasCancel, other, children } = props;
  const { contact } = useSite().identity.phones;
  return (
    <Dialog id={id} title={title} narrow>
      <form
        className="stack portal-form"
        method="dialog"
        toolname={id === loginDialogId ? 'log-in' : id}
        tooldescription="Sends nothing: members get access by phone"
      >
        <Field label="User name" name="user" autoComplete="username" required />
        {children}
        <p className="portal-form__note muted">
          What you type here stays on your device. We set up portal access by phone. Call{' '}
          <PhoneLink phone={contact} />. <noscript>“{submit}” only closes this window.</noscript>
        </p>
        <UnsentNotice id={`${id}-unsent`} outcome={outcome} />
        <div className="row portal-form__buttons">
          <Button type="submit">{submit}</Button>
          {hasCancel && (
            <Button kind="secondary" {...closesDialog(id)}>
              Cancel
            </Button>
          )}
        </div>
        <p>
          {other.question}{' '}
          <button type="button" className="text-link link-button" {...opensDialog(other.dialogId)}>
            {other.label}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

/** What a press says: start-dialogs.ts shows it and gives it the focus, so that it is read out. */
function UnsentNotice({ id, outcome }: { readonly id: string; readonly outcome: string }) {
  const { phones, email } = useSite().identity;
  return (
    <div
      className="message portal-form__unsent"
      // A fieldset would hold fields.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      hidden
    >
      <Icon name="info" size={20} />
      <div>
        <p id={id}>
          <strong>Nothing was sent. {outcome}</strong>
        </p>
        <p>
          Members get access by phone: call <PhoneLink phone={phones.contact} /> or write to{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </div>
    </div>
  );
}

interface PasswordProps {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

function Password(props: PasswordProps) {
  return <Field {...props} type="password" required />;
}
