import type { Example } from '#app/ui/example.ts';
import { TipsForm, type SentTips } from './tips-form.tsx';

const insurer = 'Adire Health';
const nothing = { values: { email: '', consent: '', themes: '' }, result: undefined };
const agreed = {
  values: {
    email: 'ada@mail.example',
    consent: 'tips-personal-1 bmi-normal',
    themes: 'sleep',
  },
  result: 'bmi-normal',
} as const;
const tip = {
  title: 'Sleep',
  text: 'Keep one bedtime all week, and leave the phone in another corner of the room.',
  source: { name: 'NHS, Sleep better', url: 'https://www.nhs.uk/every-mind-matters/' },
};

const answered = (sent: SentTips) => <TipsForm sent={sent} insurer={insurer} />;

/** What the dialog holds, from the question to the thanks. */
export const examples: Example[] = [
  { name: 'The question', node: <TipsForm result="bmi-normal" insurer={insurer} /> },
  { name: 'No address', node: answered({ ...nothing, outcome: 'empty' }) },
  { name: 'It did not work', node: answered({ ...agreed, outcome: 'failed' }) },
  { name: 'Too many forms', node: answered({ ...agreed, outcome: 'too-many' }) },
  {
    name: 'An address without its ending',
    node: answered({
      outcome: 'refused',
      values: { ...nothing.values, email: 'ada@mail' },
      result: undefined,
    }),
  },
  { name: 'Thanks', node: answered({ ...nothing, outcome: 'sent' }) },
  { name: 'Thanks with tips', node: answered({ ...nothing, outcome: 'sent', tips: [tip] }) },
];
