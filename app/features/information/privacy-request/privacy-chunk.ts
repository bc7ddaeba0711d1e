import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { PrivacyPageProps } from './privacy-page.tsx';

/** The privacy notice with its form, fetched when it is opened. */
export const PrivacyChunk = pageChunk<PrivacyPageProps>('privacy', async () => ({
  default: (await import('./privacy-page.tsx')).PrivacyPage,
}));
