export type Opinion = 'yes' | 'no';

const storageKey = 'faqHelpful';

/** Ratings stored in this browser, by question id. */
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
    // Unreadable, or storage is blocked.
    return {};
  }
}

/** Stores a rating where the browser allows it. */
export function saveOpinion(id: string, opinion: Opinion): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readOpinions(), [id]: opinion }));
  } catch {
    // The page still shows it.
  }
}
