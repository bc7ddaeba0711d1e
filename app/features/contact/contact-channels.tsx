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
    <section className="contact-channels wrap" aria-label="Ways to reach us">
      <ul className="grid grid--4 contact-channels__list">
        {channelsFor(site).map(({ icon, name, address, href, goodFor }) => (
          <li key={name} className="card contact-channels__card" data-pressable="">
            <IconTile name={icon} />
            <h2>{name}</h2>
            <a
              href={href}
              {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
            >
              <Breakable address={address} />
            </a>
            <p>{goodFor}</p>
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
      icon: 'quote',
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
