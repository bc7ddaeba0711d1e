export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A page of this site or any https address. */
  readonly url?: string;
  /** The same for one sending: a repeat replaces the notification. */
  readonly tag?: string;
}

/** Resolves a message's address on this site or over https; undefined for any other. */
export function findPushAddress(text: string, siteUrl: string): string | undefined {
  try {
    const url = new URL(text, siteUrl);
    const isOwn = url.origin === new URL(siteUrl).origin;
    return isOwn || url.protocol === 'https:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a pushed message; undefined when it has no title. */
export function parsePushMessage(value: unknown, siteUrl: string): PushMessage | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Readonly<Record<string, unknown>>;
  const title = textOf(fields['title']);
  if (title === '') return undefined;
  const address = textOf(fields['url']);
  const url = address === '' ? undefined : findPushAddress(address, siteUrl);
  const tag = textOf(fields['tag']);
  return {
    title,
    body: textOf(fields['body']),
    ...(url !== undefined && { url }),
    ...(tag !== '' && { tag }),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
