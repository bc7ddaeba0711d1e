import type { QrCodesPage, QrTarget } from '#app/features/qr-code/qr-codes.types.ts';
import { contactCardPath } from '#app/features/qr-code/qr-code-paths.ts';
import type { Identity } from '#app/site/identity.schema.ts';
import { contactCard, contactLines } from '#server/qr-codes/contact-card.ts';
import type { QrCodesSource, QrTargetSource } from '#app/features/qr-code/qr-codes.schema.ts';

/** Makes the QR codes. @param source for visitors abroad: printed codes travel, numbers must work */
export function createQrCodes(source: QrCodesSource, identity: Identity, siteUrl: string) {
  const [first, ...others] = source.targets;
  const show = (target: QrTargetSource) => shownTarget(target, identity, siteUrl);
  const payloads = new Map(
    source.targets.map((target) => [target.id, payloadOf(target, identity, siteUrl)]),
  );
  const page: QrCodesPage = { ...source, targets: [show(first), ...others.map(show)] };
  return {
    page,
    /** Content of a code; undefined for an unknown target. */
    findPayload: (targetId: string) => payloads.get(targetId),
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
