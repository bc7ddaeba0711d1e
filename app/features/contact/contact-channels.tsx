import { editionPhone, editionSalesPhone, phoneLink } from '#app/site/contact/phones.ts';
import { useSite, type Site } from '#app/site/use-site.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';

interface Channel {
  readonly icon: IconName;
  readonly name: string;
  readonly address: string;
  readonly href: string;
  readonly goodFor: string;
}

/** The ways to reach a person at once; each card is one link. */
export function ContactChannels() {
  const site = useSite();
  return (
    <section className="page-content wrap" aria-label="Ways to reach us">
      <ul className="grid grid--4">
        {channelsFor(site).map(({ icon, name, address, href, goodFor }) => (
          <li
            key={name}
            className="card card-link link-card media contact-channels__card"
            data-pressable=""
          >
            <IconTile name={icon} />
            <h2 className="plain-title fine-print">{name}</h2>
            <a
              href={href}
              {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
            >
              <Breakable address={address} />
            </a>
            <p className="fine-print above-2">{goodFor}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Abroad WhatsApp comes first, because it costs no international call. */
function channelsFor({ edition, identity }: Site): readonly Channel[] {
  const { whatsApp, email, promises } = identity;
  const isNigeria = edition === 'NG';
  const phone = editionPhone(edition, identity);
  const salesPhone = editionSalesPhone(edition, identity);
  const call: Channel = {
    icon: 'phone',
    name: isNigeria ? 'Call us' : 'Call us from abroad',
    address: phone,
    href: phoneLink(phone),
    goodFor: `We answer ${promises.emergencyLine} for emergencies and authorisation, and in office hours for everything else.`,
  };
  const chat: Channel = {
    icon: 'whatsapp',
    name: 'WhatsApp',
    address: 'Start a chat',
    href: `https://wa.me/${whatsApp}`,
    goodFor: 'For short questions and photographs of documents.',
  };
  const others: readonly Channel[] = [
    {
      icon: 'mail',
      name: 'Email',
      address: email,
      href: `mailto:${email}`,
      goodFor: 'For longer questions or attachments.',
    },
    {
      icon: 'calculator',
      name: 'Plans and prices',
      address: salesPhone,
      href: phoneLink(salesPhone),
      goodFor: 'Ask us for a price, including for groups. In office hours.',
    },
  ];
  return isNigeria ? [call, chat, ...others] : [chat, call, ...others];
}

/** An email address may break before its domain, and nowhere else if it can be helped. */
function Breakable({ address }: { readonly address: string }) {
  const [name, domain] = address.split('@');
  if (domain === undefined) return address;
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}

/** Says what to have ready and how to complain. */
export function ContactHelp() {
  const { complaintReceipt, complaintWithin } = useSite().identity.promises;
  return (
    <section className="section section--soft">
      <div className="wrap columns columns--early">
        <div className="stack">
          <h2 className="small-title">What to have ready</h2>
          <ul className="bullets stack stack--2">
            <li>your member number, if you have one: it’s on your plan card</li>
            <li>the name of the hospital, and the date</li>
            <li>what you would like to happen</li>
          </ul>
          <p>
            To save our numbers on your phone or put them on a notice board, use a{' '}
            <a href="/qr-code">QR code</a>. Our <a href="/faqs">FAQs</a> answer many questions.
          </p>
          <p>
            Our social media pages are public. Never post a member number or anything about your
            health there.
          </p>
        </div>
        <div className="stack">
          <h2 className="small-title">How to complain</h2>
          <p>
            Choose “A complaint” above, or tell us on the phone that you want to complain. You’ll
            get a reference {complaintReceipt} and an answer within {complaintWithin}. If you’re
            still unhappy, complain to the{' '}
            <a href="https://www.nhia.gov.ng/">National Health Insurance Authority</a>.
          </p>
        </div>
      </div>
    </section>
  );
}
