import { join } from 'node:path';
import type { QrCodesPage, QrTarget } from '#app/features/qr-code/qr-codes.ports.ts';
import { contactCardPath } from '#app/features/qr-code/qr-code-paths.ts';
import type { Identity } from '#app/location/identity.ports.ts';
import { contactCard, contactLines } from '#server/qr-codes/contact-card.ts';
import { placeholdersOf } from '#server/content/placeholders.ts';
import { readContentFile } from '#server/content/read-content-file.ts';
import { qrCodesSchema, type QrTargetSource } from './qr-codes.schema.ts';

/** The codes that the site offers, with what is inside each. */
export interface QrCodes {
  readonly page: QrCodesPage;
  /** What a phone's camera reads; undefined where there is no such target. */
  findPayload(targetId: string): string | undefined;
}

/**
 * Reads what codes are offered for.
 * @param siteUrl the public origin, which codes of the site's own pages begin with
 * @throws ContentError naming file, line and key
 */
export async function readQrCodes(
  contentFolder: string,
  identity: Identity,
  siteUrl: string,
): Promise<QrCodes> {
  const file = join(contentFolder, 'qr-codes.yaml');
  // A printed code may be read anywhere, so its numbers must work from abroad.
  const source = await readContentFile(file, qrCodesSchema, placeholdersOf(identity, 'DG'));
  const [first, ...others] = source.targets;
  const show = (target: QrTargetSource) => shownTarget(target, identity, siteUrl);
  const payloads = new Map(
    source.targets.map((target) => [target.id, payloadOf(target, identity, siteUrl)]),
  );
  return {
    page: { ...source, targets: [show(first), ...others.map(show)] },
    findPayload: (targetId) => payloads.get(targetId),
  };
}

function payloadOf(target: QrTargetSource, identity: Identity, siteUrl: string): string {
  if (target.kind === 'contact') return contactCard(identity, siteUrl);
  return target.kind === 'page' ? siteUrl + target.address : target.address;
}

function shownTarget(target: QrTargetSource, identity: Identity, siteUrl: string): QrTarget {
  const { id, label, hint, icon, kind } = target;
  const shown = { id, label, hint, icon, kind };
  if (kind === 'contact') {
    return { ...shown, lines: contactLines(identity), href: contactCardPath };
  }
  const address = payloadOf(target, identity, siteUrl);
  return { ...shown, lines: [address], href: kind === 'page' ? target.address : address };
}
