import { phoneLink } from '#app/location/phone-link.ts';
import { useSite } from '#app/location/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

interface PlanCallOutProps {
  readonly title: string;
  readonly text: string;
  /** The calculator, set to the people of this page. */
  readonly quotePath: string;
}

/** Closes a page about plans: a quote, or a person to ask. */
export function PlanCallOut({ title, text, quotePath }: PlanCallOutProps) {
  const { edition, identity } = useSite();
  const { phones, whatsApp } = identity;
  const phone = edition === 'NG' ? phones.marketing : phones.international;
  return (
    <aside className="plan-call-out" aria-labelledby="call-out">
      <div>
        <h2 id="call-out">{title}</h2>
        <p>{text}</p>
      </div>
      <div className="plan-call-out__actions">
        <ButtonLink to={quotePath} kind="brand">
          Get a Quote
        </ButtonLink>
        <ButtonLink
          to={`https://wa.me/${whatsApp}`}
          kind="secondary"
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" size={20} />
          Ask on WhatsApp
        </ButtonLink>
        <ButtonLink to={phoneLink(phone)} kind="secondary">
          <Icon name="phone" size={20} />
          Call {phone}
        </ButtonLink>
      </div>
    </aside>
  );
}
