import type { Example } from '#app/ui/example.ts';
import { TipsForm, type SentTips } from './tips-form.tsx';
import { tipsMessages } from './tips-messages.ts';

const insurer = 'Adire Health';
const values = {
  email: 'ada@mail.example',
  consent: 'tips-personal-1 bmi-normal',
  themes: 'sleep',
};
const wrong = (email: string, message: string) =>
  answered({ kind: 'invalid', errors: { email: message }, values: { email } });
const tip = {
  title: 'Sleep',
  text: 'Keep one bedtime all week, and leave the phone in another corner of the room.',
  source: { name: 'NHS, Sleep better', url: 'https://www.nhs.uk/every-mind-matters/' },
};

const answered = (sent: SentTips) => <TipsForm sent={sent} insurer={insurer} />;

/** What the dialog holds, from the question to the thanks. */
export const examples: Example[] = [
  { name: 'The question', node: <TipsForm result="bmi-normal" insurer={insurer} /> },
  { name: 'No address', node: wrong('', tipsMessages.empty) },
  { name: 'It did not work', node: answered({ kind: 'unavailable', values }) },
  {
    name: 'Too many forms',
    node: answered({ kind: 'too-many', retryAfterSeconds: 60, values }),
  },
  { name: 'An address without its ending', node: wrong('ada@mail', tipsMessages.refused) },
  { name: 'Thanks', node: answered({ kind: 'saved', reference: '' }) },
  { name: 'Thanks with tips', node: answered({ kind: 'saved', reference: '', tips: [tip] }) },
];
