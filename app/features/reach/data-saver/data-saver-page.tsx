import figure from '#app/assets/figures/elder-seated.svg?url';
import { useSite } from '#app/location/use-site.ts';
import { DataSaverSwitch } from '#app/ui/data-saver/data-saver-switch.tsx';
import { PageWeight } from '#app/ui/data-saver/page-weight.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import dataSaverStyles from './data-saver.css?inline';
import { WeightTable } from './weight-table.tsx';

const savings = [
  'No film, and nothing that moves on by itself.',
  'Uses your device’s own fonts and leaves out decorative pictures.',
  'Nothing is fetched ahead. Only the emergency numbers are kept for when the network is away.',
  'Scripts load only when you start a form. Everything else works without them.',
  'At the foot of each page you see how much of your data it has used.',
];

/** What the data saver does, and its switch. */
export function DataSaverPage() {
  const { isSavingData } = useSite();
  return (
    <>
      <Stylesheet name="data-saver" css={dataSaverStyles} />
      <header className="data-saver section--soft">
        <div className="wrap data-saver__hero">
          <div>
            <p className="eyebrow">Data saver</p>
            <h1>The whole site, for less data</h1>
            <p className="lead">
              Data costs money. With the data saver on, every page says the same with fewer bytes.
            </p>
            <div className="data-saver__state">
              <Icon name={isSavingData ? 'circle-check' : 'info'} />
              <p>
                <strong>The data saver is {isSavingData ? 'on' : 'off'}.</strong>{' '}
                {isSavingData
                  ? 'It stays on in this browser for a year, or until you turn it off.'
                  : 'It also comes on by itself where your browser asks sites to save data.'}
              </p>
            </div>
            <DataSaverSwitch look={isSavingData ? 'secondary' : 'primary'} />
            <PageWeight />
          </div>
          <img
            className="data-saver__figure"
            src={figure}
            width={206}
            height={320}
            alt=""
            loading="lazy"
          />
        </div>
      </header>
      <div className="wrap data-saver__body">
        <section aria-labelledby="saving-title">
          <h2 id="saving-title">What changes</h2>
          <ul className="data-saver__list">
            {savings.map((saving) => (
              <li key={saving}>
                <Icon name="check" size={20} />
                {saving}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="weights-title">
          <h2 id="weights-title">What pages weigh</h2>
          <WeightTable />
        </section>
      </div>
    </>
  );
}
