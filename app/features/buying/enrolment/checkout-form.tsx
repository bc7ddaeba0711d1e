import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';
import { FormNotice } from '#app/ui/form/form-notice.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { SendingContext } from '#app/ui/form/sending-context.ts';
import { CallInstead } from '../ask/call-instead.tsx';
import type { CheckoutView } from './checkout.ts';
import { controlNames } from './draft.ts';
import { HiddenDraft } from './hidden-draft.tsx';
import { HospitalStep } from './hospital-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { CheckoutState } from './use-checkout.ts';
import type { Seller } from './use-seller.ts';
import { WhoStep } from './who-step.tsx';

interface CheckoutFormProps {
  readonly checkout: CheckoutState;
  readonly seller: Seller;
}

/**
 * One step as a form. It posts to the address of the step that comes next and carries all others in
 * hidden fields, so that it works without scripts, and nothing stays on the server.
 */
export function CheckoutForm({ checkout, seller }: CheckoutFormProps) {
  const { view, version, failure, isSending, form, update, submit } = checkout;
  const { plan, step, draft, errors } = view;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (version > 0 || failure) message.current?.focus();
  }, [version, failure]);
  const notice = failure ?? view.setback;
  const setback = notice && { ...notice, values: {} };
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <FormContext value={{ id: 'c', errors, values: draft }}>
      <form
        key={version}
        ref={form}
        className="panel checkout-form"
        toolname="buy-a-plan"
        tooldescription="Fill in this step of buying a plan, and go to the next"
        method="post"
        action={`/checkout/${plan.id}?step=${nextOf(view)}`}
        noValidate
        onInput={update}
        onSubmit={submit}
      >
        <DefaultButton view={view} />
        <HiddenDraft view={view} />
        {setback && (
          <FormNotice
            ref={message}
            answer={setback}
            otherWays={<CallInstead phone={seller.phone} />}
          />
        )}
        {hasErrors && !setback && <ErrorSummary ref={message} errors={errors} />}
        <SendingContext value={isSending}>
          <StepFields view={view} seller={seller} onChange={update} />
          <div className="checkout-form__buttons">
            <SendButton>{step === 'review' ? 'Send my request' : 'Continue'}</SendButton>
            {step !== 'who' && (
              <Button type="submit" kind="secondary" name={controlNames.go} value="back">
                Back
              </Button>
            )}
          </div>
        </SendingContext>
      </form>
    </FormContext>
  );
}

/** What the Enter key does: a form takes its first button, which must not be one that leads back. */
function DefaultButton({ view }: { readonly view: CheckoutView }) {
  const search = view.step === 'hospital' ? { name: controlNames.go, value: 'search' } : {};
  return (
    <button
      className="visually-hidden"
      type="submit"
      tabIndex={-1}
      aria-hidden="true"
      {...search}
    />
  );
}

interface StepFieldsProps {
  readonly view: CheckoutView;
  readonly seller: Seller;
  readonly onChange: () => void;
}

function StepFields({ view, seller, onChange }: StepFieldsProps) {
  switch (view.step) {
    case 'who':
      return <WhoStep view={view} edition={seller.edition} onChange={onChange} />;
    case 'people':
      return <PeopleStep view={view} seller={seller} />;
    case 'hospital':
      return <HospitalStep view={view} />;
    case 'review':
      return <ReviewStep view={view} seller={seller} />;
  }
}

function nextOf({ step, steps }: CheckoutView): string {
  return steps[steps.indexOf(step) + 1] ?? 'pay';
}
