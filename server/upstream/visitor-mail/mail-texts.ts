import type { Tip } from '#app/features/wellness/tips/tips.ports.ts';

interface MailFacts {
  readonly insurer: string;
  readonly leaveUrl: string;
}

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Writes the welcome to the newsletter. */
export function newsletterMail({ insurer, leaveUrl }: MailFacts): MailText {
  return {
    subject: `You are on the list for ${insurer}’s newsletter`,
    text: join(
      'Thank you for signing up. You’ll get our next email with health tips and news.',
      `Not you, or changed your mind? Leave the newsletter here:\n${leaveUrl}`,
      insurer,
    ),
  };
}

/** Writes the answer to a request for tips, with those that were picked. */
export function tipsMail({ insurer, leaveUrl }: MailFacts, tips: readonly Tip[]): MailText {
  const picked = tips.map(
    ({ title, text, source }) => `${title}\n${text}\nSource: ${source.name}\n${source.url}`,
  );
  const isPicked = picked.length > 0;
  return {
    subject: `Your health tips from ${insurer}`,
    text: join(
      isPicked
        ? 'Thank you for asking. These tips fit what you let us keep:'
        : 'Thank you for asking. We’ll send practical health tips to this address.',
      ...picked,
      isPicked &&
        'This is general information, not a diagnosis. It cannot replace a health worker.',
      `Not you, or had enough? Leave the health tips here:\n${leaveUrl}`,
      isPicked && 'When you leave, we delete your result and topics.',
      insurer,
    ),
  };
}

function join(...paragraphs: readonly (string | false)[]): string {
  return paragraphs.filter((paragraph) => paragraph !== false).join('\n\n');
}
