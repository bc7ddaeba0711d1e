import { useSite } from '#app/location/use-site.ts';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { QrCard } from './qr-card.tsx';
import qrCodeStyles from './qr-code.css?inline';
import { QrTargets } from './qr-targets.tsx';
import type { QrCodesPage } from './qr-codes.ports.ts';

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
