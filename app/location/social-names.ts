import type { SocialLink } from './identity.ports.ts';

/** What each network calls itself. */
export const socialNames: Record<SocialLink['social'], string> = {
  facebook: 'Facebook',
  linkedIn: 'LinkedIn',
  twitter: 'X (Twitter)',
  youtube: 'YouTube',
  instagram: 'Instagram',
};
