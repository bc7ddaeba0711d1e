import { createTrustedTypesPolicy } from './trusted-types.ts';

const policy = createTrustedTypesPolicy('page', { createHTML: (html) => html });

/** Parses a page of this site into a document of which nothing runs or loads. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}
