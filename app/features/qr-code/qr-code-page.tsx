import { useSite } from '#app/site/use-site.ts';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import { QrCard } from './qr-card.tsx';
import qrCodeStyles from './qr-code.css?inline';
import type { QrCodesPage, QrTarget } from './qr-codes.types.ts';
import { qrCodePath } from './qr-code-paths.ts';

export interface QrCodePageProps {
  readonly content: QrCodesPage;
  /** The id of the chosen target; the first counts where there is no such one. */
  readonly targetId: string | undefined;
}

/** One large code at a time: to show, to print, to download. */
export function QrCodePage({ content, targetId }: QrCodePageProps) {
  const { identity } = useSite();
  const { targets } = content;
  const shown = targets.find(({ id }) => id === targetId) ?? targets[0];
  return (
    <>
      <Stylesheet name="qr-code" css={qrCodeStyles} />
      <article className="qr-code">
        <PageHero {...content} />
        <div className="wrap qr-code__body">
          <QrTargets targets={targets} shownId={shown.id} />
          <QrCard target={shown} />
        </div>
        <p className="wrap qr-code__print-line">{identity.name}</p>
      </article>
    </>
  );
}

interface QrTargetsProps {
  readonly targets: readonly QrTarget[];
  readonly shownId: string;
}

function QrTargets({ targets, shownId }: QrTargetsProps) {
  return (
    <nav className="qr-targets" aria-labelledby="qr-targets">
      <h2 id="qr-targets">What should it open?</h2>
      <ul>
        {targets.map(({ id, label, hint, icon }) => (
          <li key={id}>
            <a href={qrCodePath(id)} aria-current={id === shownId ? 'page' : undefined}>
              <IconTile name={icon} />
              <span>
                <strong>{label}</strong>
                <span>{hint}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
