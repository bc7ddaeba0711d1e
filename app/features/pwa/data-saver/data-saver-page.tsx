import figure from '#app/assets/figures/elder-seated.svg?url';
import { useSite } from '#app/site/use-site.ts';
import { DataSaverSwitch, PageWeight } from '#app/site/data-saver/data-saver-switch.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import dataSaverStyles from './data-saver.css?inline';

const savings = [
  'No video, and nothing moves by itself.',
  'Uses your device’s own fonts and leaves out decorative pictures.',
  'Nothing loads in advance except the emergency numbers, for when you’re offline.',
  'Scripts load only when you start a form. Everything else works without them.',
  'The foot of each page shows how much data it has used.',
];

/** What a first visit takes, scrolled to the end, as the browser counts it, rounded up to tens. */
const pageWeights = [
  { label: 'Home page, on a phone', cells: ['280\u00A0kB', '60\u00A0kB'] },
  { label: 'Home page, on a wide screen with its video', cells: ['720\u00A0kB', '60\u00A0kB'] },
  { label: 'Each page after that', cells: ['30\u00A0kB', '20\u00A0kB'] },
];

/** Explains the data saver and offers its switch. */
export function DataSaverPage() {
  const { isSavingData } = useSite();
  return (
    <>
      <Stylesheet name="data-saver" css={dataSaverStyles} />
      <header className="page-head">
        <div className="wrap columns columns--early data-saver__hero">
          <div className="wide-buttons">
            <p className="eyebrow">Data saver</p>
            <h1 className="above-2 below-4">The whole site, using less data</h1>
            <p className="lead">
              Data costs money. With the data saver on, every page has the same information and uses
              less data.
            </p>
            <div className="media media--close card pad-4 above-6 below-4 measure-wide">
              <Icon name={isSavingData ? 'circle-check' : 'info'} className="text-success" />
              <p>
                <strong>The data saver is {isSavingData ? 'on' : 'off'}.</strong>{' '}
                {isSavingData
                  ? 'It stays on in this browser for a year, or until you turn it off.'
                  : 'It turns on automatically if your browser asks sites to save data.'}
              </p>
            </div>
            <DataSaverSwitch look={isSavingData ? 'secondary' : 'primary'} />
            <div className="fine-print above-4">
              <PageWeight />
            </div>
          </div>
          <img
            className="picture data-saver__figure"
            src={figure}
            width={206}
            height={320}
            alt=""
            loading="lazy"
          />
        </div>
      </header>
      <div className="wrap columns section">
        <section className="stack" aria-labelledby="saving-title">
          <h2 id="saving-title">What changes</h2>
          <ul className="stack above-1">
            {savings.map((saving) => (
              <li key={saving} className="media media--close">
                <Icon name="check" size={20} className="above-1 text-success" />
                {saving}
              </li>
            ))}
          </ul>
        </section>
        <WeightsOfVisits />
      </div>
    </>
  );
}

function WeightsOfVisits() {
  return (
    <section className="stack" aria-labelledby="weights-title">
      <h2 id="weights-title">How much data pages use</h2>
      <DataTable
        label="data used by a first visit"
        heads={['First visit', 'Off', 'On']}
        rows={pageWeights}
      />
      <p className="fine-print">
        Measured with each page scrolled to the end. Later visits use less, because files that
        haven’t changed don’t load again.
      </p>
    </section>
  );
}
