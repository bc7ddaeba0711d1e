import { ButtonLink } from '#app/ui/button/button-link.tsx';

/**
 * Leads on to the payment service. A page of its own, since a form may lead to our own pages only:
 * a redirect to another site after a form would be stopped by the policy that keeps forms here.
 */
export function Handover({ url }: { readonly url: string }) {
  return (
    <div className="wrap buying-page__single">
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <h1>On to the payment page</h1>
      <p className="lead">
        You pay at {new URL(url).host}. Then you come back here, and see at once that it has
        arrived.
      </p>
      <p>
        <ButtonLink href={url} rel="noreferrer">
          Go to the payment page
        </ButtonLink>
      </p>
    </div>
  );
}
