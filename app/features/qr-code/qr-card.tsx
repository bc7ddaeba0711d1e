import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PrintButton } from '#app/ui/button/print-button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { qrCodeFilePath } from './qr-code-paths.ts';
import type { QrTarget } from './qr-codes.types.ts';

/** The code itself, what it holds in words, and the ways to take it along. */
export function QrCard({ target }: { readonly target: QrTarget }) {
  const { id, label, hint, lines, href, kind } = target;
  const isElsewhere = href.startsWith('https:');
  return (
    <section className="qr-card" aria-labelledby="qr-code">
      <h2 id="qr-code">{label}</h2>
      <output className="qr-card__hint">{hint}</output>
      <img
        key={id}
        className="qr-card__code"
        src={qrCodeFilePath(id, 'svg')}
        width="480"
        height="480"
        alt={kind === 'contact' ? 'QR code with the contact card' : `QR code for ${lines[0]}`}
      />
      <p className="qr-card__address">
        <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener' })}>
          {kind === 'contact' ? 'Save the contact card without a camera' : lines[0]}
          {isElsewhere && <span className="visually-hidden"> (opens in a new tab)</span>}
        </a>
      </p>
      {kind === 'contact' && (
        <ul className="qr-card__lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className="qr-card__actions">
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
      <p className="qr-card__note">
        Use SVG for a print shop and PNG for documents and chats. Print it at least 3 cm wide and
        keep the white border.
      </p>
    </section>
  );
}
