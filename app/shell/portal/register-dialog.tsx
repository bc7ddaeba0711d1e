import type { FormEventHandler, MouseEventHandler, Ref } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { opensDialog } from '#app/ui/dialog/invoker.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { loginDialogId, registerDialogId } from './portal-dialog-ids.ts';
import { PortalNote } from './portal-note.tsx';

interface RegisterDialogProps {
  readonly ref: Ref<HTMLDialogElement>;
  readonly onSubmit: FormEventHandler;
  readonly onLogin: MouseEventHandler;
}

/** Opened by Sign Up in the login dialog. */
export function RegisterDialog({ ref, onSubmit, onLogin }: RegisterDialogProps) {
  return (
    <Dialog id={registerDialogId} title="Register" narrow ref={ref}>
      <form
        className="portal-form"
        method="dialog"
        toolname="register"
        tooldescription="Sends nothing: members get access by phone"
        onSubmit={onSubmit}
      >
        <Field label="User name" name="user" autoComplete="username" required />
        <Field label="Email" name="email" type="email" autoComplete="email" required />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
        />
        <Field
          label="Confirm password"
          name="confirmation"
          type="password"
          autoComplete="new-password"
          required
        />
        <PortalNote />
        <div className="portal-form__buttons">
          <Button type="submit">Create Account</Button>
        </div>
        <p>
          Already registered?{' '}
          <button
            type="button"
            className="portal-form__link"
            {...opensDialog(loginDialogId)}
            onClick={onLogin}
          >
            Login Now
          </button>
        </p>
      </form>
    </Dialog>
  );
}
