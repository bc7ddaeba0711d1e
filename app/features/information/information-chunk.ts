import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { InformationPageProps } from './information-page.tsx';
import type { PrivacyPageProps } from './privacy-request/privacy-page.tsx';

/** The information page, fetched when the first of them is opened. */
export const InformationChunk = pageChunk<InformationPageProps>('information', async () => ({
  default: (await import('./information-page.tsx')).InformationPage,
}));

/** The privacy notice with its form, fetched when it is opened. */
export const PrivacyChunk = pageChunk<PrivacyPageProps>('privacy', async () => ({
  default: (await import('./privacy-request/privacy-page.tsx')).PrivacyPage,
}));
