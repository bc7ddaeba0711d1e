import type { SocialLink } from './identity.schema.ts';

export const socialNames: Record<SocialLink['social'], string> = {
  facebook: 'Facebook',
  linkedIn: 'LinkedIn',
  twitter: 'X (Twitter)',
  youtube: 'YouTube',
  instagram: 'Instagram',
};
