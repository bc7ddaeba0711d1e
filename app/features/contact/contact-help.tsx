import { useSite } from '#app/location/use-site.ts';

/** What makes an answer quicker, and what to do when it does not satisfy. */
export function ContactHelp() {
  const { complaintReceipt, complaintWithin } = useSite().identity.promises;
  return (
    <section className="contact-help section section--soft">
      <div className="wrap contact-help__columns">
        <div>
          <h2>What helps us to help you</h2>
          <ul>
            <li>your member number, if you have one: it is on the card</li>
            <li>the name of the hospital, and the date</li>
            <li>what you would like to happen</li>
          </ul>
          <p>
            Want our numbers in your phone, or on a notice board? Take a{' '}
            <a href="/qr-code">QR code</a>. Many questions are answered under{' '}
            <a href="/faqs">FAQs</a>.
          </p>
          <p>
            Our pages on social networks are public: never post a member number or anything about
            your health there.
          </p>
        </div>
        <div>
          <h2>If you want to complain</h2>
          <p>
            Choose “A complaint” above, or say the word on the phone. You’ll get a reference{' '}
            {complaintReceipt} and an answer within {complaintWithin}. If you’re still unhappy,
            complain to the{' '}
            <a href="https://www.nhia.gov.ng/">National Health Insurance Authority</a>.
          </p>
        </div>
      </div>
    </section>
  );
}
