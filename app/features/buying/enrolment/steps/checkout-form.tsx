import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary, FormNotice } from '#app/ui/form/form-notice.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { UnsentNotices } from '#app/ui/form/unsent-notices.tsx';
import { CallInstead } from '../../page/phone.tsx';
import type { CheckoutView, StepProps } from '../checkout.server.ts';
import { HospitalStep } from './hospital-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { controlNames, formId, stepPath } from './step-fields.ts';
import { WhoStep } from './who-step.tsx';

/** Posts one step to its own address, which leads on to the next. */
export function CheckoutForm({ view, seller }: StepProps) {
  const { plan, step, errors, saveFailure, change, canMail } = view;
  const Fields = stepFields[step];
  const otherWays = <CallInstead phone={seller.phone} />;
  return (
    <form
      id={formId}
      className="card panel checkout-form"
      toolname="buy-a-plan"
      tooldescription="Fill in this step of buying a plan, and go to the next"
      method="post"
      action={stepPath(plan.id, step, change)}
      noValidate
    >
      <DefaultButton view={view} />
      {saveFailure && <FormNotice answer={{ ...saveFailure, values: {} }} otherWays={otherWays} />}
      {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} />}
      <UnsentNotices otherWays={otherWays} />
      <Fields view={view} seller={seller} />
      <div className="checkout-form__buttons">
        <SendButton>{sendWords(view)}</SendButton>
        {step !== 'who' && change === undefined && (
          <Button type="submit" kind="secondary" name={controlNames.go} value="back">
            Back
          </Button>
        )}
      </div>
      {step !== 'who' && canMail && (
        <p>
          <Button type="submit" kind="secondary" small name={controlNames.go} value="device">
            Continue on another device
          </Button>
        </p>
      )}
      <output className="visually-hidden" data-sending="" />
    </form>
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

function sendWords({ step, change }: CheckoutView): string {
  if (change !== undefined) return 'Save and go back to review';
  return step === 'review' ? 'Send my order' : 'Continue';
}

const stepFields = {
  who: WhoStep,
  people: PeopleStep,
  hospital: HospitalStep,
  review: ReviewStep,
} as const;
