import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import { qrCodePath } from './qr-code-paths.ts';
import type { QrTarget } from './qr-codes.ports.ts';

interface QrTargetsProps {
  readonly targets: readonly QrTarget[];
  readonly shownId: string;
}

/** What a code can be had for, as links that work without scripts. */
export function QrTargets({ targets, shownId }: QrTargetsProps) {
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
