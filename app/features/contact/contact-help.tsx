import { useSite } from '#app/site/use-site.ts';

/** Says what to have ready and how to complain. */
export function ContactHelp() {
  const { complaintReceipt, complaintWithin } = useSite().identity.promises;
  return (
    <section className="contact-help section section--soft">
      <div className="wrap contact-help__columns">
        <div>
          <h2>What to have ready</h2>
          <ul>
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
        <div>
          <h2>How to complain</h2>
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
