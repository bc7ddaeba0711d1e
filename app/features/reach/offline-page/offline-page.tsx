import figure from '#app/assets/figures/doctor.svg?url';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { EmergencyNumbers } from './emergency-numbers.tsx';
import offlineStyles from './offline.css?inline';
import { ReadyPages } from './ready-pages.tsx';
import { SavedPages } from './saved-pages.tsx';

/** Whom to call, and what there is to read, when the network is away. */
export function OfflinePage() {
  return (
    <>
      <Stylesheet name="offline" css={offlineStyles} />
      <header className="offline on-deep">
        <div className="wrap offline__grid">
          <div className="offline__words">
            <p className="offline__eyebrow">No network</p>
            <h1>You’re offline</h1>
            <p className="lead">
              The page you wanted isn’t saved on this device. Calls and text messages often work
              where data doesn’t.
            </p>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address that was asked for */}
            <a className="button" href="">
              Try again
            </a>
          </div>
          <EmergencyNumbers />
        </div>
        <div className="band" />
      </header>
      <div className="wrap offline__body">
        <ReadyPages />
        <img
          className="offline__figure"
          src={figure}
          width={144}
          height={400}
          alt=""
          loading="lazy"
        />
        <SavedPages />
      </div>
    </>
  );
}
