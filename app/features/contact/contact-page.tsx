import type { FormAnswer } from '#app/kernel/form-answer.ts';
import type { Offices } from '#app/site/offices.types.ts';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { Island } from '#app/ui/island/island.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { CallBackForm } from './call-back-form.island.tsx';
import { ContactChannels, ContactHelp } from './contact-channels.tsx';
import type { ContactFormName } from './contact-form-name.ts';
import { ContactForm } from './contact-form.island.tsx';
import { ContactHero, HeadOffice } from './contact-hero.tsx';
import contactStyles from './contact.css?inline';
import { OfficeList } from './office-list.tsx';

export interface ContactPageProps {
  /** The form that the answer is for. */
  readonly sentForm: ContactFormName;
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
      <div className="cv-auto">
        <section className="section section--soft" aria-labelledby="writing">
          <div className="wrap contact__forms">
            <div className="card contact__card">
              <h2 id="writing">Write to us</h2>
              <p className="contact__promise">We’ll answer {insurer.promises.replyBy}.</p>
              <Island
                name="contact-form"
                of={ContactForm}
                props={{ answer: sentForm === 'contact' ? answer : undefined, insurer }}
              />
            </div>
            <section className="card card--warm contact__card" aria-labelledby="call-back-title">
              <h2 id="call-back-title">Or ask us to call you</h2>
              <p className="contact__promise">The call is free for you.</p>
              <Island
                name="call-back-form"
                of={CallBackForm}
                props={{ answer: sentForm === 'call-back' ? answer : undefined, insurer }}
              />
            </section>
          </div>
        </section>
        <section className="section wrap" aria-labelledby="places">
          <h2 id="places">Visit us</h2>
          <HeadOffice mapAddress={offices.headOfficeMap} />
          <OfficeList offices={offices} />
        </section>
        <ContactHelp />
      </div>
    </>
  );
}
