import type { FormEventHandler, MouseEventHandler, Ref } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { closesDialog, opensDialog } from '#app/ui/dialog/invoker.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { loginDialogId, registerDialogId } from './portal-dialog-ids.ts';
import { PortalNote } from './portal-note.tsx';

interface LoginDialogProps {
  readonly ref: Ref<HTMLDialogElement>;
  readonly onSubmit: FormEventHandler;
  readonly onSignUp: MouseEventHandler;
}

/** Opened by Login To Portal. `method="dialog"` keeps a password out of every address. */
export function LoginDialog({ ref, onSubmit, onSignUp }: LoginDialogProps) {
  return (
    <Dialog id={loginDialogId} title="Log In" narrow ref={ref}>
      <form
        className="portal-form"
        method="dialog"
        toolname="log-in"
        tooldescription="Sends nothing: members get access by phone"
        onSubmit={onSubmit}
      >
        <Field label="User name" name="user" autoComplete="username" required />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <PortalNote />
        <div className="portal-form__buttons">
          <Button type="submit">Log In</Button>
          <Button kind="secondary" {...closesDialog(loginDialogId)}>
            Cancel
          </Button>
        </div>
        <p>
          New here?{' '}
          <button
            type="button"
            className="portal-form__link"
            {...opensDialog(registerDialogId)}
            onClick={onSignUp}
          >
            Sign Up
          </button>
        </p>
      </form>
    </Dialog>
  );
}
