import { contentSecurityPolicy } from '#server/http/pages/content-security-policy.ts';
import { escapeXml } from '#server/xml.ts';

/** Colours of the system: those of the brand would need a file. */
const styles = [
  'html{color-scheme:light dark}',
  'body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif}',
  'main{max-width:34rem;margin:12vh auto;padding:0 1.25rem}',
  'h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2;text-wrap:balance}',
  'p{margin:0 0 1rem}',
  'a{display:inline-block;padding:.625rem 1.5rem;border:2px solid;border-radius:2rem;' +
    'color:inherit;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid;outline-offset:3px}',
].join('');

const again = 'If you filled in a form, go back. Your answers should still be there.';
const file = 'We couldn’t take yours. Wait half a minute, then go back and send it again.';
const minute = 'Wait a minute, then try again.';
const texts = {
  overload: [
    'The site is very busy right now',
    'We couldn’t open this page in time. Wait a few seconds, then try again.',
    again,
  ],
  'all-full': ['Too many files are being sent right now', file, again],
  'sender-full': ['Too many files are being sent from your network', file, again],
  'too-many-pages': ['Too many pages have been opened from your network', minute, again],
  'too-many-forms': [
    'Too many forms have been sent from your network',
    'We didn’t get yours. Wait a minute, then go back and send it again.',
    'Your answers should still be there.',
  ],
} as const;
export type BusyReason = keyof typeof texts;

/** The page for visitors who are turned away: one response without files, so it costs nothing. */
export function busyPage(siteName: string, reason: BusyReason = 'overload') {
  const [title, ...paragraphs] = texts[reason];
  const html =
    '<!doctype html><html lang="en-NG"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>Please try again | ${escapeXml(siteName)}</title><style>${styles}</style></head>` +
    `<body><main><h1>${title}</h1>` +
    paragraphs.map((text) => `<p>${text}</p>`).join('') +
    '<p>In an emergency, call 112 or go to the nearest hospital.</p>' +
    // It would open the form empty.
    (reason === 'too-many-forms' ? '' : '<a href="">Try again</a>') +
    '</main></body></html>';
  const options = { frameOrigins: [], imageOrigins: [], isTls: false, isFramed: false };
  return { html, policy: contentSecurityPolicy(html, options) };
}
