import ambulance from '#app/assets/page-heads/ambulance.svg?url';
import { getCarePath } from '#app/site/get-care-path.ts';
import { useSite } from '#app/site/use-site.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { phoneLink, emergencyNumber } from '#app/site/contact/phones.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import offlineStyles from './offline.css?inline';

const readyPages = [
  { path: getCarePath, label: 'Get care now', note: 'hospitals, refusals, money back' },
  { path: '/insurance-plans', label: 'Plans and prices', note: 'with the date we saved them' },
  { path: '/faqs', label: 'Questions and answers', note: 'waiting periods, cards, claims' },
  { path: '/wellness', label: 'Wellness tools', note: 'BMI calculator and symptom checker' },
  { path: '/providers', label: 'Hospitals', note: 'the first page of the list' },
  { path: '/contact', label: 'Write to us', note: 'we’ll send it when you’re back online' },
];

/** Shows without a network which numbers to call and what there is to read. */
export function OfflinePage() {
  return (
    <>
      <Stylesheet name="offline" css={offlineStyles} />
      <header className="on-deep">
        <div className="wrap columns columns--early offline__grid">
          <div className="wide-buttons">
            <p className="eyebrow offline__eyebrow">No network</p>
            <h1>You’re offline</h1>
            <p className="lead above-4 below-6">
              The page you wanted isn’t saved on this device. Calls and text messages often work
              where data doesn’t.
            </p>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address that failed */}
            <a className="button" href="">
              Try again
            </a>
          </div>
          <EmergencyNumbers />
        </div>
        <div className="band" />
      </header>
      <div className="wrap columns columns--early offline__body">
        <ReadyPages />
        <img
          className="picture offline__figure"
          src={ambulance}
          width={440}
          height={240}
          alt=""
          loading="lazy"
        />
        <SavedPages />
      </div>
    </>
  );
}

function ReadyPages() {
  return (
    <section className="stack" aria-labelledby="ready-title">
      <h2 id="ready-title">What works offline</h2>
      <ul className="stack stack--5 above-3">
        {readyPages.map(({ path, label, note }) => (
          <li key={path} className="media media--close">
            <Icon name="check" size={20} className="above-1 text-success" />
            <span>
              <a className="strong" href={path}>
                {label}
              </a>
              , {note}
            </span>
          </li>
        ))}
      </ul>
      <p className="fine-print">
        Pages are saved when you open them. You need a connection to open a page for the first time,
        except “Get care now”.
      </p>
    </section>
  );
}

/** Filled by saved-pages.element.ts. */
function SavedPages() {
  return (
    <saved-pages
      className="saved-pages full-row"
      // The element is the region itself.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="region"
      aria-labelledby="saved-title"
      data-edition={useSite().edition}
      hidden
    >
      <h2 id="saved-title">Saved on this device</h2>
      <ul className="facts" />
      <Button kind="secondary">Remove saved pages</Button>
    </saved-pages>
  );
}

function EmergencyNumbers() {
  const { edition, identity } = useSite();
  const { name, phones } = identity;
  return (
    <section
      className="emergency-numbers pad-card card text-strong"
      aria-labelledby="emergency-title"
    >
      <h2 className="small-title below-3" id="emergency-title">
        Emergency numbers
      </h2>
      <ul>
        <Line
          icon="siren"
          number={emergencyNumber}
          label="Emergency in Nigeria"
          note="Ambulance, fire and police. Free from any phone."
        />
        {edition === 'NG' && (
          <Line icon="phone" number={phones.contact} label={name} note="From Nigeria." />
        )}
        <Line
          icon="globe"
          number={phones.international}
          label={name}
          note={edition === 'NG' ? 'From anywhere else.' : 'From any country.'}
        />
      </ul>
      <p className="emergency-numbers__advice">
        In an emergency, go to the nearest hospital now. You do not need an authorisation code.
        {edition === 'DG' && ' Outside Nigeria, call your local emergency number.'}
      </p>
    </section>
  );
}

interface LineProps {
  readonly icon: IconName;
  readonly number: string;
  readonly label: string;
  readonly note: string;
}

function Line({ icon, number, label, note }: LineProps) {
  return (
    <li>
      <a href={phoneLink(number)}>
        <Icon name={icon} className="text-accent" />
        <span>
          {label} <small className="block">{note}</small>
        </span>
        <strong>{number}</strong>
      </a>
    </li>
  );
}
