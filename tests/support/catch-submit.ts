/** A form that the browser would have sent. */
interface SentForm {
  readonly method: string;
  /** Undefined where it goes to the page's own address. */
  readonly action: string | undefined;
  readonly fields: string;
}

/** Presses something on the page, and says what the browser would send. The page itself stays. */
export async function catchSubmit(press: () => Promise<unknown>): Promise<SentForm | undefined> {
  let sent: SentForm | undefined;
  const stay = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const fields = [...new FormData(form, event.submitter)] as [string, string][];
    sent = {
      method: form.method,
      action: form.getAttribute('action') ?? undefined,
      fields: new URLSearchParams(fields).toString(),
    };
  };
  window.addEventListener('submit', stay);
  await press();
  window.removeEventListener('submit', stay);
  return sent;
}
