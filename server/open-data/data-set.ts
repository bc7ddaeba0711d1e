import type { WorkWithUs } from '#app/features/company/work-with-us/work-with-us.schema.ts';

/** Where data is from, and on what terms others can use it. */
export interface Publisher {
  readonly name: string;
  /** Public origin, without a slash at the end. */
  readonly siteUrl: string;
  readonly licence: WorkWithUs['openData']['licence'];
}

interface Edition {
  readonly file: 'plans' | 'providers';
  /** The day of the figures or of the list, YYYY-MM-DD. */
  readonly updated: string;
  /** True while what it holds is invented. */
  readonly sample: boolean;
}

/** Raised when a file no longer has what a program may rely on. */
export const schemaVersion = 1;

/** Builds what each file begins with. */
export function dataSetHead(
  { name, siteUrl, licence }: Publisher,
  { file, updated, sample }: Edition,
) {
  return {
    schema: { version: schemaVersion, url: `${siteUrl}/${file}.schema.json` },
    updated,
    licence: { name: licence.name, url: licence.href },
    source: { name, url: siteUrl },
    sample,
  };
}
