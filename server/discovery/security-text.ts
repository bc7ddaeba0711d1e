interface SecurityText {
  readonly email: string;
  readonly origin: string;
  readonly now: Date;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Less than a year, as RFC 9116 recommends. */
const validDays = 180;

/** Whom to tell about a weakness of this site (RFC 9116). */
export function securityText({ email, origin, now }: SecurityText): string {
  const expires = new Date(now.getTime() + validDays * dayMs);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
