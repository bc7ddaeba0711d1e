import { ButtonRow } from '#app/ui/button-row/button-row.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';
import { ErrorSummary, FormNotice } from '#app/ui/form/form-notice.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { UnsentNotices } from '#app/ui/form/unsent-notices.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { CallInstead } from '../../page/phone.tsx';
import { SinglePage } from '../../page/single-page.tsx';
import { draftHours } from '../draft/order-drafts.ports.ts';
import returnStyles from '../return/return.css?inline';
import { stepPath } from '../steps/step-fields.ts';
import { deviceAddress, type DeviceView } from './device-view.ts';

/** Takes an order that is being filled in to another device, by a link in a mail. */
export function DevicePage({ view }: { readonly view: DeviceView }) {
  return (
    <article className="page-body">
      <Stylesheet name="return" css={returnStyles} />
      <form-in-place data-form="device">
        <Content view={view} />
      </form-in-place>
    </article>
  );
}

function Content({ view }: { readonly view: DeviceView }) {
  switch (view.kind) {
    case 'ask':
      return (
        <SinglePage
          title="Continue on another device"
          lead={`We’ll email you a link to your order for ${view.plan.name}, as far as you’ve filled it in.`}
        >
          <AskForm view={view} />
          <BackLink planId={view.plan.id} />
        </SinglePage>
      );
    case 'sent':
      return (
        <SinglePage title="Check your email" lead={`We’ve sent a link to ${view.email}.`}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- says at once that it was sent */}
          <p tabIndex={-1} autoFocus>
            Open it on your other device within {draftHours} hours. It works once. Your order stays
            on this device too.
          </p>
          <BackLink planId={view.plan.id} />
        </SinglePage>
      );
    case 'open':
      return (
        <SinglePage
          title={`Continue your order for ${view.plan.name}`}
          lead="What was filled in is kept on this device for a day, or until you send the order."
        >
          <form
            className="stack start"
            method="post"
            action={deviceAddress(view.plan.id, view.link)}
          >
            <UnsentNotices otherWays={<CallInstead />} />
            <SendButton>Continue on this device</SendButton>
          </form>
        </SinglePage>
      );
    case 'gone':
      return (
        <SinglePage
          title="We can’t find this order"
          lead={`A link works once, for ${draftHours} hours.`}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- says at once why there is no form */}
          <p tabIndex={-1} autoFocus>
            We keep an order for {draftHours} hours before you send it. This one is no longer here.
          </p>
          <ButtonRow>
            <ButtonLink href={`/checkout/${view.plan?.id ?? 'gold'}`}>Start again</ButtonLink>
          </ButtonRow>
        </SinglePage>
      );
  }
}

function AskForm({ view }: { readonly view: Extract<DeviceView, { readonly kind: 'ask' }> }) {
  const { plan, answer } = view;
  const errors = answer?.kind === 'invalid' ? answer.errors : {};
  const otherWays = <CallInstead />;
  return (
    <FormContext value={{ id: 'device', errors, values: answer?.values ?? { email: '' } }}>
      <form className="card panel measure" method="post" action={deviceAddress(plan.id)} noValidate>
        <ErrorSummary />
        {answer && answer.kind !== 'invalid' && (
          <FormNotice answer={answer} otherWays={otherWays} />
        )}
        <UnsentNotices otherWays={otherWays} />
        <EmailField
          label="Your email address"
          name="email"
          hint="Check it: anyone who opens the link sees your order"
          required
        />
        <SendButton>Email me the link</SendButton>
        <output className="visually-hidden" data-sending="" />
      </form>
    </FormContext>
  );
}

function BackLink({ planId }: { readonly planId: Parameters<typeof stepPath>[0] }) {
  return (
    <p>
      <a href={stepPath(planId, 'review')}>Back to your order</a>
    </p>
  );
}
