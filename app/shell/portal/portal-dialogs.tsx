import { useRef, type FormEvent, type MouseEvent, type RefObject } from 'react';
import { useCloseOnNavigation } from '../route-change/use-close-on-navigation.ts';
import { LoginDialog } from './login-dialog.tsx';
import { RegisterDialog } from './register-dialog.tsx';

type DialogRef = RefObject<HTMLDialogElement | null>;

/** Login and registration, each leading to the other. Neither sends anything. */
export function PortalDialogs() {
  const loginRef = useRef<HTMLDialogElement>(null);
  const registerRef = useRef<HTMLDialogElement>(null);
  useCloseOnNavigation(loginRef);
  useCloseOnNavigation(registerRef);
  return (
    <>
      <LoginDialog
        ref={loginRef}
        onSubmit={blockSubmit}
        onSignUp={(event) => swap(event, loginRef, registerRef)}
      />
      <RegisterDialog
        ref={registerRef}
        onSubmit={blockSubmit}
        onLogin={(event) => swap(event, registerRef, loginRef)}
      />
    </>
  );
}

function blockSubmit(event: FormEvent): void {
  event.preventDefault();
}

/** Without scripts the button's command opens the second dialog above the first. */
function swap(event: MouseEvent, from: DialogRef, to: DialogRef): void {
  event.preventDefault();
  // Closed first, so that the second gives the focus back to what opened the first.
  from.current?.close();
  to.current?.showModal();
}
