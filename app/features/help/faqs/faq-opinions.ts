/** What somebody thinks of an answer. */
export type Opinion = 'yes' | 'no';

const storageKey = 'faqHelpful';

/** What was said in this browser so far, by the ids of questions. */
export function readOpinions(): Readonly<Record<string, Opinion | undefined>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, Opinion] =>
        ['yes', 'no'].includes(entry[1] as string),
      ),
    );
  } catch {
    // Spoilt, or storing is forbidden.
    return {};
  }
}

/** Remembers an opinion, where the browser lets us. */
export function saveOpinion(id: string, opinion: Opinion): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readOpinions(), [id]: opinion }));
  } catch {
    // It is shown all the same, for as long as the page is.
  }
}
