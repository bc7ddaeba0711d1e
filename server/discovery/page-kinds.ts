import { planPageSlugs } from '#app/features/buying/plans/catalogue.ports.ts';

const planPaths = new Set<string>(planPageSlugs.map((slug) => `/${slug}`));

/** Whether a page is about plans that one can buy. */
export function isPlanPath(path: string): boolean {
  return planPaths.has(path) || path.startsWith('/plans/');
}
