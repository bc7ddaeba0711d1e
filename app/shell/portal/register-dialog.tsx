import { Button } from '#app/ui/button/button.tsx';
import { opensDialog } from '#app/ui/dialog/invoker.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { loginDialogId, registerDialogId } from './portal-dialog-ids.ts';
import { PortalNote } from './portal-note.tsx';

/** Opened by Sign Up in the login dialog. */
export function RegisterDialog() {
  return (
    <Dialog id={registerDialogId} title="Register" narrow>
      <form
        className="portal-form"
        method="dialog"
        toolname="register"
        tooldescription="Sends nothing: members get access by phone"
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
          <button type="button" className="portal-form__link" {...opensDialog(loginDialogId)}>
            Login Now
          </button>
        </p>
      </form>
    </Dialog>
  );
}
