/** The page with a target chosen. */
export function qrCodePath(targetId: string): string {
  return `/qr-code?target=${targetId}`;
}

/** The code of a target as a file. */
export function qrCodeFilePath(targetId: string, type: 'svg' | 'png'): string {
  return `/qr-code.${type}?target=${targetId}`;
}

/** The insurer's contact card, for address books. */
export const contactCardPath = '/contact-card.vcf';
