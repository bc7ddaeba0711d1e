import { Icon } from '#app/ui/icon/icon.tsx';

const pages = [
  { path: '/insurance-plans', label: 'Plans and prices', note: 'with the date of the saved copy' },
  { path: '/faqs', label: 'Questions and answers', note: 'waiting periods, cards, claims' },
  { path: '/wellness', label: 'Wellness tools', note: 'BMI calculator and symptom checker' },
  { path: '/providers', label: 'Your last hospital searches', note: 'as you left them' },
  { path: '/contact', label: 'Write to us', note: 'it waits here and is sent when you are back' },
];

/** What works without a network. */
export function ReadyPages() {
  return (
    <section aria-labelledby="ready-title">
      <h2 id="ready-title">What works without a network</h2>
      <ul className="ready-pages">
        {pages.map(({ path, label, note }) => (
          <li key={path}>
            <Icon name="check" size={20} />
            <span>
              <a href={path}>{label}</a>, {note}
            </span>
          </li>
        ))}
      </ul>
      <p className="ready-pages__note">
        A page is saved when you open it. One that you have never opened needs the network once.
      </p>
    </section>
  );
}
