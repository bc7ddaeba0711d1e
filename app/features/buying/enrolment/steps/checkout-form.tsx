import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary, FormNotice } from '#app/ui/form/form-notice.tsx';
import { FormContext, SendingContext } from '#app/ui/form/form-context.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { CallInstead } from '../../page/phone.tsx';
import type { CheckoutView } from '../checkout.server.ts';
import { controlNames } from '../draft/draft.ts';
import { HospitalStep } from './hospital-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { CheckoutState } from '../use-checkout.ts';
import type { Seller } from '../../page/sales-contact.ts';
import { WhoStep } from './who-step.tsx';
import { consentsFor } from './consents.ts';
import { fieldOf, type PersonPart } from './people.ts';

interface CheckoutFormProps {
  readonly checkout: CheckoutState;
  readonly seller: Seller;
}

/**
 * Posts one step to the address of the next, with all others in hidden fields, so that it works
 * without scripts and the server stores nothing.
 */
export function CheckoutForm({ checkout, seller }: CheckoutFormProps) {
  const { view, version, failure, isSending, form, update, submit } = checkout;
  const { plan, step, draft, errors, focus, isEditing } = view;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (version > 0 || failure) message.current?.focus();
  }, [version, failure]);
  const Fields = stepFields[step];
  const notice = failure ?? view.saveFailure;
  const answer = notice && { ...notice, values: {} };
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <FormContext value={{ id: 'c', errors, values: draft, focus }}>
      <form
        key={version}
        ref={form}
        className="card panel checkout-form"
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
        {answer && (
          <FormNotice
            ref={message}
            answer={answer}
            otherWays={<CallInstead phone={seller.phone} />}
          />
        )}
        {hasErrors && !answer && <ErrorSummary ref={message} errors={errors} />}
        <SendingContext value={isSending}>
          <Fields view={view} seller={seller} onChange={update} />
          <div className="checkout-form__buttons">
            <SendButton>{sendWords(view)}</SendButton>
            {step !== 'who' && !isEditing && (
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

/** Handles the Enter key, which presses a form's first button: that must not be "Back". */
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

function sendWords({ step, isEditing }: CheckoutView): string {
  if (isEditing) return 'Save and go back to review';
  return step === 'review' ? 'Send my order' : 'Continue';
}

const stepFields = {
  who: WhoStep,
  people: PeopleStep,
  hospital: HospitalStep,
  review: ReviewStep,
} as const;

function nextOf({ step, steps, isEditing }: CheckoutView): string {
  if (isEditing) return 'review';
  return steps[steps.indexOf(step) + 1] ?? 'pay';
}

/** Carries the fields of all other steps. */
function HiddenDraft({ view }: { readonly view: CheckoutView }) {
  const shown = shownFields(view);
  const carried = Object.entries(view.draft).filter(
    ([name, value]) => value !== '' && !shown.has(name),
  );
  return (
    <>
      <input type="hidden" name={controlNames.step} value={view.step} />
      {view.isEditing && <input type="hidden" name={controlNames.after} value="review" />}
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

const contactFields = ['name', 'phone', 'email'];
const personParts: readonly PersonPart[] = ['name', 'birth', 'gender', 'state', 'area'];

function shownFields(view: CheckoutView): ReadonlySet<string> {
  const { step, draft } = view;
  switch (step) {
    case 'who': {
      const shown = ['who', 'hasSpouse', 'children', 'parents', 'people', 'older', 'pay'];
      return new Set([...shown, ...(draft['abroad'] === 'yes' ? ['currency'] : [])]);
    }
    case 'people':
      return new Set([...contactFields, ...peopleFields(view)]);
    case 'hospital':
      return new Set(
        view.people.flatMap((slot) => [fieldOf(slot, 'hospitalText'), fieldOf(slot, 'hospital')]),
      );
    case 'review':
      return new Set(consentsFor(draft).map(({ field }) => field));
  }
}

function peopleFields({ people }: CheckoutView): readonly string[] {
  const [first] = people;
  if (!first) return ['organisation', 'state'];
  const named = people.flatMap((slot) => {
    const parts = slot.hasContact
      ? [...personParts, 'phone' as const, 'email' as const]
      : personParts;
    return parts.map((part) => fieldOf(slot, part));
  });
  return first.key === '' ? named : [...named, 'relation', 'country', 'city'];
}
