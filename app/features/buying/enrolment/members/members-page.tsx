import type { ReactNode } from 'react';
import { formatNumber } from '#app/kernel/numbers.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { UnsentNotices } from '#app/ui/form/unsent-notices.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { CallInstead } from '../../page/phone.tsx';
import { SinglePage } from '../../page/single-page.tsx';
import { returnPath } from '../return/return-view.ts';
import { FileForm } from './members-form.tsx';
import { LinesForm } from './lines-form.tsx';
import { FoundList } from './found-list.tsx';
import { CheckedList, ConfirmedList } from './stored-lists.tsx';
import type { MembersForm } from './members-view.ts';
import type { ListPageView, MembersPageView } from './members-view.server.ts';
import membersStyles from './members.css?inline';

/** Takes the members of a group from a file or a form, and shows what they cost. */
export function MembersPage({ view }: { readonly view: MembersPageView }) {
  return (
    <article className="page-body members">
      <Stylesheet name="members" css={membersStyles} />
      <form-in-place data-form="members">
        <MembersContent view={view} />
      </form-in-place>
    </article>
  );
}

const notices = {
  none: {
    title: 'Open this page from your order',
    lead: 'Companies and associations tell us here who their plan covers. The link is on the page of your order.',
  },
  unknown: {
    title: 'This link doesn’t work',
    lead: 'Check that you copied the whole link. It works for the order of a company or an association, until the order’s link ends.',
  },
  unavailable: {
    title: 'We can’t take your list right now',
    lead: 'Nothing was saved, and what we had before is unchanged.',
  },
} as const;

function MembersContent({ view }: { readonly view: MembersPageView }) {
  if (view.kind === 'list') return <ListPage view={view} />;
  return (
    <SinglePage {...notices[view.kind]}>
      {view.kind === 'unavailable' ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what was sent was not taken */}
          <p tabIndex={-1} autoFocus>
            Send it again in a minute.
          </p>
          <CallInstead />
          <Forms form={view.form} />
        </>
      ) : (
        <WithoutOrder />
      )}
    </SinglePage>
  );
}

/** Where to go without a link that leads to a group's order. */
function WithoutOrder() {
  return (
    <>
      <div className="grid wide-buttons members__ways">
        <section className="card panel" aria-labelledby="sent">
          <IconTile name="mail" />
          <h2 className="small-title" id="sent">
            You’ve sent an order
          </h2>
          <p>
            Have its reference ready, 8 letters and digits. It was on the page when you sent the
            order, and it’s in every email about it.
          </p>
          <ButtonLink href={returnPath}>Continue your order</ButtonLink>
        </section>
        <section className="card panel" aria-labelledby="new">
          <IconTile name="users" />
          <h2 className="small-title" id="new">
            You have no order yet
          </h2>
          <p>
            See the price for your staff or members. You can order with the number of people alone,
            and send us their names afterwards.
          </p>
          <ButtonLink kind="secondary" href="/insurance-calculator?who=staff">
            See the price for a group
          </ButtonLink>
        </section>
      </div>
      <CallInstead />
    </>
  );
}

function ListPage({ view }: { readonly view: ListPageView }) {
  const { form, found, checked, confirmed, enrolled, planName, paymentPath, reference } = view;
  return (
    <div className="wrap stack stack--6 buying-page__single">
      <h1>Who does your plan cover?</h1>
      <p className="lead">
        Your order {reference} is for {planName} and {formatNumber(enrolled)} people. Send us their
        names in a file, or type them in. You can also do it later, and send the list again.{' '}
        <a href={form.path}>Save this link</a> to come back. Don’t share it.
      </p>
      <p>We don’t ask about health or for identity numbers. Leave them out of your file.</p>
      {form.notice && form.notice.kind !== 'too-many' && <StaleNotice kind={form.notice.kind} />}
      {found && <FoundList found={found} />}
      <Forms form={form} isListed={found !== undefined}>
        {checked && <CheckedList list={checked} view={view} />}
        {confirmed && <ConfirmedList list={confirmed} view={view} />}
      </Forms>
      <p>
        <ButtonLink kind="secondary" href={paymentPath}>
          Back to your order
        </ButtonLink>
      </p>
    </div>
  );
}

interface FormsProps {
  readonly form: MembersForm;
  readonly isListed?: boolean;
  /** Between the lines to put right and the form for another list. */
  readonly children?: ReactNode;
}

function Forms({ form, isListed = false, children }: FormsProps) {
  const { way, go } = form;
  const isFix = go === 'fix';
  const lines = <LinesForm form={form} isListed={isListed} />;
  return (
    <>
      <UnsentNotices otherWays={<CallInstead />} />
      <output className="visually-hidden" data-sending="" />
      {isFix && lines}
      {children}
      {way === 'file' && <FileForm form={form} />}
      {way === 'type' && !isFix && lines}
    </>
  );
}

const staleWords = {
  stale: 'Another list has been sent in the meantime. Look at it, then confirm it or send another.',
  repriced:
    'The price of your list has changed since you opened this page. Look at it, then confirm.',
} as const;

function StaleNotice({ kind }: { readonly kind: keyof typeof staleWords }) {
  return (
    <div
      className="media media--close form__problem"
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was sent was not taken
      autoFocus
    >
      <Icon name="circle-alert" />
      <p>{staleWords[kind]}</p>
    </div>
  );
}
