import type { FormAnswer } from '#app/kernel/form-answer.ts';
import type { Offices } from '#app/site/offices.schema.ts';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { useSite } from '#app/site/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { ContactChannels, ContactHelp } from './contact-channels.tsx';
import { CallBackForm, ContactForm } from './contact-forms.tsx';
import contactStyles from './contact.css?inline';
import { OfficeList } from './office-list.tsx';

export interface ContactPageProps {
  /** The form that the answer is for. */
  readonly sentForm: 'contact' | 'call-back';
  readonly answer: FormAnswer | undefined;
  readonly offices: Offices;
}

/** Every way to reach the insurer: by phone, in writing, in person. */
export function ContactPage({ sentForm, answer, offices }: ContactPageProps) {
  const insurer = useInsurerContact();
  return (
    <>
      <Stylesheet name="contact" css={contactStyles} />
      <ContactHero />
      <ContactChannels />
      <section className="section section--soft" aria-labelledby="writing">
        <div className="wrap columns contact__forms columns--wide-first">
          <div className="card form-card">
            <h2 className="small-title" id="writing">
              Write to us
            </h2>
            <p className="form-card__promise">
              We’ll answer {insurer.promises.replyBy}. Are you a hospital, an agent or a journalist,
              or looking for a job? Use <a href="/work-with-us">Work with us</a>.
            </p>
            <ContactForm answer={sentForm === 'contact' ? answer : undefined} />
          </div>
          <section className="card card--warm form-card" aria-labelledby="call-back-title">
            <h2 className="small-title" id="call-back-title">
              Or ask us to call you
            </h2>
            <p className="form-card__promise">The call is free for you.</p>
            <CallBackForm answer={sentForm === 'call-back' ? answer : undefined} />
          </section>
        </div>
      </section>
      <section className="section wrap" aria-labelledby="places">
        <h2 id="places">Visit us</h2>
        <HeadOffice mapAddress={offices.headOfficeMap} />
        <OfficeList offices={offices} />
      </section>
      <ContactHelp />
    </>
  );
}

/** The page's title and the emergency numbers. */
function ContactHero() {
  const { edition } = useSite();
  const lead =
    edition === 'NG'
      ? 'Call, write or visit us. Someone who can look into your case will answer.'
      : 'Wherever you are, someone who knows the plans will answer you. Use WhatsApp to avoid international call charges.';
  return (
    <PageHero title="Contact Us" eyebrow="We answer" lead={lead} figure="reception">
      <EmergencyNotice />
    </PageHero>
  );
}

function EmergencyNotice() {
  const { noticeWithin } = useSite().identity.promises;
  return (
    <p className="message message--danger contact-hero__emergency above-6">
      <Icon name="siren" size={28} />
      <span>
        <strong>
          In an emergency, call <a href="tel:112">112</a>
        </strong>{' '}
        from any phone in Nigeria (in Lagos, <a href="tel:767">767</a> works too), or go to the
        nearest hospital. Outside Nigeria, call the local emergency number. Tell us within{' '}
        {noticeWithin}.
      </span>
    </p>
  );
}

/** The head office's address and hours. */
function HeadOffice({ mapAddress }: { readonly mapAddress: string }) {
  const { identity } = useSite();
  const { street, city, country } = identity.headOffice;
  return (
    <div className="columns columns--early above-8 head-office">
      <section className="media" aria-labelledby="head-office">
        <Icon name="map-pin" size={28} className="text-accent" />
        <h3 id="head-office">Head office</h3>
        <address>
          {identity.legalName}
          <br />
          {street}
          <br />
          {city}, {country}
        </address>
        <p>
          <a className="text-link" href={mapAddress} target="_blank" rel="noopener">
            Show {city} on a map<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
        <p>
          Bring your plan card and ID. For a claim, bring the receipts too. If stairs are difficult
          for you, call before you come and we’ll meet you at the entrance.
        </p>
      </section>
      <section className="media" aria-labelledby="office-hours">
        <Icon name="clock" size={28} className="text-accent" />
        <h3 id="office-hours">Opening hours</h3>
        <dl className="facts">
          {identity.officeHours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        <p>
          Nigeria time (UTC+1). Closed on public holidays. Our phone line answers{' '}
          {identity.promises.emergencyLine} for emergencies and authorisation.
        </p>
      </section>
    </div>
  );
}
