import { Button } from '#app/ui/button/button.tsx';
import { closesDialog, opensDialog } from '#app/ui/dialog/invoker.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { loginDialogId, registerDialogId } from './portal-dialog-ids.ts';
import { PortalNote } from './portal-note.tsx';

/** Opened by Login To Portal. `method="dialog"` keeps a password out of every address. */
export function LoginDialog() {
  return (
    <Dialog id={loginDialogId} title="Log In" narrow>
      <form
        className="portal-form"
        method="dialog"
        toolname="log-in"
        tooldescription="Sends nothing: members get access by phone"
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
          <button type="button" className="portal-form__link" {...opensDialog(registerDialogId)}>
            Sign Up
          </button>
        </p>
      </form>
    </Dialog>
  );
}
