import { LoginDialog } from './login-dialog.tsx';
import { RegisterDialog } from './register-dialog.tsx';

/**
 * Login and registration, each leading to the other. Neither sends anything: `method="dialog"` keeps
 * a password out of every address, and app/browser/start-dialogs.ts keeps the dialog open.
 */
export function PortalDialogs() {
  return (
    <>
      <LoginDialog />
      <RegisterDialog />
    </>
  );
}
