import { minutesInWords } from '#app/kernel/numbers.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { ErrorSummary } from '#app/ui/form/form-notice.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CallInstead } from '../../page/phone.tsx';
import { codeMinutes, type ReturnFailure } from './return-codes.ports.ts';
import { returnPath, type ReturnView } from './return-view.ts';

interface ReturnFormProps {
  readonly view: ReturnView;
  readonly phone: string;
}

/** Asks for reference and contact, then for the code; a plain form, with and without scripts. */
export function ReturnForm({ view, phone }: ReturnFormProps) {
  const { step, values, errors, failure } = view;
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <FormContext value={{ id: 'return', errors, values }}>
      <form
        className="card panel return__form"
        toolname="continue-an-order"
        tooldescription="Get a code by email, and open an order with it"
        method="post"
        action={returnPath}
        noValidate
      >
        {hasErrors && <ErrorSummary ref={null} errors={errors} />}
        {failure && <FailureNotice failure={failure} phone={phone} />}
        <UnsentNotice />
        {step === 'code' && !failure && !hasErrors && <SentNotice />}
        {step === 'ask' ? <AskFields /> : <CodeFields view={view} />}
      </form>
    </FormContext>
  );
}

function AskFields() {
  return (
    <>
      <Field
        label="Your reference"
        name="reference"
        hint="8 letters and digits, like 5E2EBBDD"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Field
        label="Your email address or phone number"
        name="contact"
        hint="One that you gave with the order"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <SendButton>Email me a code</SendButton>
    </>
  );
}

/** Carries what was typed before in hidden fields, so that nothing of it is in an address. */
function CodeFields({ view: { values } }: Pick<ReturnFormProps, 'view'>) {
  return (
    <>
      <input type="hidden" name="reference" value={values['reference']} />
      <input type="hidden" name="contact" value={values['contact']} />
      <dl className="return__typed">
        <dt>Reference</dt>
        <dd>{values['reference']}</dd>
        <dt>Email or phone</dt>
        <dd>{values['contact']}</dd>
      </dl>
      <Field
        label="Code from our email"
        name="code"
        hint="6 digits"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <div className="row">
        <SendButton>Open my order</SendButton>
        <Button type="submit" kind="secondary" name="again" value="yes">
          Send another code
        </Button>
      </div>
      <p>
        Typed something wrong? <a href={returnPath}>Start again</a>.
      </p>
    </>
  );
}

/** Says the same whether they belong together or not. */
function SentNotice() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a reload, says so at once
    <p tabIndex={-1} autoFocus>
      If your reference and contact details belong together, we’ve sent a code to the email address
      of the order. It can take a minute to arrive, and works for {codeMinutes} minutes.
    </p>
  );
}

/** Shown by scripts when a form got no answer. */
function UnsentNotice() {
  return (
    <div className="form__problem return__failure" role="alert" tabIndex={-1} hidden>
      <Icon name="circle-alert" />
      <div>
        <p>
          <strong>We couldn’t send this</strong>
        </p>
        <p>Check your connection and try again. What you typed is still here.</p>
      </div>
    </div>
  );
}

interface FailureNoticeProps {
  readonly failure: ReturnFailure;
  readonly phone: string;
}

function FailureNotice({ failure, phone }: FailureNoticeProps) {
  const [title, advice] =
    failure.kind === 'too-many'
      ? ['Too many tries', `Try again in ${minutesInWords(failure.retryAfterSeconds)}.`]
      : ['We can’t look up orders right now', 'Try again in a minute.'];
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a reload, says why at once
    <div className="form__problem" role="alert" tabIndex={-1} autoFocus>
      <Icon name="circle-alert" />
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{advice} What you typed is still here.</p>
        <CallInstead phone={phone} />
      </div>
    </div>
  );
}
