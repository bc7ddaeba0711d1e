/** Finds the link to leave in a mail's headers, as a mail program does (RFC 8058). */
export function leaveLinkIn(mail: string): URL {
  const link = /^List-Unsubscribe:\s+<([^>\s]+)>$/m.exec(mail)?.[1];
  if (link === undefined) throw new Error('the mail has no link to leave');
  return new URL(link);
}
