import type { Content } from '#app/content.types.ts';
import { byEdition } from '#app/site/edition.ts';
import { readContent } from '#server/content/read-content.ts';
import { findFilePicture } from '#server/http/news/file-pictures.ts';
import type { Settings } from '#server/settings.ts';
import { openMedicines } from '#server/site-search/find-medicines.ts';

/** Opens the content as the settings want it. @throws ContentError naming file, line and key */
export async function openContent(contentFolder: string, settings: Settings) {
  const { NG, DG, ...content } = await readContent(contentFolder, {
    siteUrl: settings.SITE_URL,
    retentionMonths: settings.RETENTION_MONTHS,
    findPicture: findFilePicture,
  });
  const read = { NG, DG };
  const { find, entries } = openMedicines(NG.medicines, content.synonyms);
  const { TILE_URL: tileUrl, QUIZ } = settings;
  return {
    ...content,
    medicineEntries: entries,
    identity: NG.identity,
    content: byEdition((edition): Content => ({
      ...read[edition],
      medicines: { page: read[edition].medicines, find },
      quiz: QUIZ === 'off' ? undefined : NG.quiz,
      tileMap: tileUrl === undefined ? undefined : { tileUrl, ...content.sources.tileMap },
    })),
  };
}
