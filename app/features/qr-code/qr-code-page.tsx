import { useSite } from '#app/site/use-site.ts';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PrintButton } from '#app/ui/button/print-button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import qrCodeStyles from './qr-code.css?inline';
import type { QrCodesPage, QrTarget } from './qr-codes.types.ts';
import { qrCodePath, qrCodeFilePath } from './qr-code-paths.ts';

interface QrCodePageProps {
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
        <div className="wrap page-content columns qr-code__body">
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
    <nav className="stack qr-targets" aria-labelledby="qr-targets">
      <h2 className="small-title" id="qr-targets">
        What should it open?
      </h2>
      <ul className="stack stack--3">
        {targets.map(({ id, label, hint, icon }) => (
          <li key={id}>
            <a
              className="media media--middle"
              href={qrCodePath(id)}
              aria-current={id === shownId ? 'page' : undefined}
            >
              <IconTile name={icon} />
              <span>
                <strong className="block strong">{label}</strong>
                <span className="fine-print">{hint}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function QrCard({ target }: { readonly target: QrTarget }) {
  const { id, label, hint, lines, href, kind } = target;
  const isElsewhere = href.startsWith('https:');
  return (
    <section className="qr-card card card--warm" aria-labelledby="qr-code">
      <h2 className="small-title" id="qr-code">
        {label}
      </h2>
      <output className="muted block above-2">{hint}</output>
      <img
        key={id}
        className="qr-card__code"
        src={qrCodeFilePath(id, 'svg')}
        width="480"
        height="480"
        alt={kind === 'contact' ? 'QR code with the contact card' : `QR code for ${lines[0]}`}
      />
      <p className="large strong above-4">
        <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener' })}>
          {kind === 'contact' ? 'Save the contact card without a camera' : lines[0]}
          {isElsewhere && <span className="visually-hidden"> (opens in a new tab)</span>}
        </a>
      </p>
      {kind === 'contact' && (
        <ul className="muted above-2">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className="row qr-card__actions no-print">
        {(['svg', 'png'] as const).map((type) => (
          <ButtonLink
            key={type}
            href={qrCodeFilePath(id, type)}
            kind={type === 'svg' ? 'brand' : 'secondary'}
            download={`qr-${id}.${type}`}
          >
            <Icon name="download" size={20} />
            <span>
              <span className="visually-hidden">Download as </span>
              {type.toUpperCase()}
            </span>
          </ButtonLink>
        ))}
        <PrintButton>Print</PrintButton>
      </div>
      <p className="fine-print qr-card__note no-print">
        Use SVG for a print shop and PNG for documents and chats. Print it at least 3 cm wide and
        keep the white border.
      </p>
    </section>
  );
}
