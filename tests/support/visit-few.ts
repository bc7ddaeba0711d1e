import { isLong } from './long-run.ts';

/** Of pages that are all made alike, so many are visited. */
const mostAlike = isLong ? 6 : 3;

/** Facilities, searches and quotes are endless: a few of each represent all. */
export function visitFew(): (path: string) => boolean {
  const counts = new Map<string, number>();
  return (path) => {
    const kind = kindOf(path);
    if (kind === undefined) return true;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= mostAlike;
  };
}

function kindOf(path: string): string | undefined {
  if (path.startsWith('/providers/')) return 'facility';
  const [page = '', query] = path.split('?');
  return query === undefined || page === '/news' ? undefined : page;
}
