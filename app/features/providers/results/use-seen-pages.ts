import { useState } from 'react';
import { formatQuery } from '#app/features/providers/directory/directory-query.ts';
import type { FacilitySummary } from '#app/features/providers/directory/facility.types.ts';
import type { DirectoryResult } from '#app/features/providers/directory/provider-directory.ports.ts';

interface SeenPages {
  /** The query without its page: another one starts over. */
  readonly search: string;
  readonly firstPage: number;
  readonly lastPage: number;
  readonly items: readonly FacilitySummary[];
}

/** A page asked for after the one on screen joins it; any other page stands alone. */
export function useSeenPages(result: DirectoryResult): SeenPages {
  const [shown, setShown] = useState(() => ({ result, seen: begin(result) }));
  if (shown.result === result) return shown.seen;
  const seen = follow(shown.seen, result);
  setShown({ result, seen });
  return seen;
}

function begin(result: DirectoryResult): SeenPages {
  const { page } = result.query;
  return { search: searchOf(result), firstPage: page, lastPage: page, items: result.items };
}

function follow(seen: SeenPages, result: DirectoryResult): SeenPages {
  const { page } = result.query;
  if (seen.search !== searchOf(result) || page !== seen.lastPage + 1) return begin(result);
  return { ...seen, lastPage: page, items: [...seen.items, ...result.items] };
}

function searchOf({ query }: DirectoryResult): string {
  return formatQuery({ ...query, page: 1 });
}
