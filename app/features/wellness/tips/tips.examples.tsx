import type { Example } from '#app/ui/example.ts';
import { TipsForm } from './tips-form.tsx';

const insurer = 'Adire Health';
const nothing = { values: { email: '', consent: '', themes: '' }, result: undefined };
const agreed = {
  email: 'ada@mail.example',
  consent: 'tips-personal-1 bmi-normal',
  themes: 'sleep',
};
const tip = {
  title: 'Sleep',
  text: 'Keep one bedtime all week, and leave the phone in another corner of the room.',
  source: { name: 'NHS, Sleep better', url: 'https://www.nhs.uk/every-mind-matters/' },
};

/** What the dialog holds, from the question to the thanks. */
export const examples: Example[] = [
  { name: 'The question', node: <TipsForm result="bmi-normal" insurer={insurer} /> },
  {
    name: 'No address',
    node: <TipsForm sent={{ ...nothing, outcome: 'empty' }} insurer={insurer} />,
  },
  {
    name: 'It did not work',
    node: (
      <TipsForm
        sent={{ outcome: 'failed', values: agreed, result: 'bmi-normal' }}
        insurer={insurer}
      />
    ),
  },
  {
    name: 'Too many forms',
    node: (
      <TipsForm
        sent={{ outcome: 'too-many', values: agreed, result: 'bmi-normal' }}
        insurer={insurer}
      />
    ),
  },
  {
    name: 'An address without its ending',
    node: (
      <TipsForm
        sent={{ ...nothing, outcome: 'refused', values: { ...nothing.values, email: 'ada@mail' } }}
        insurer={insurer}
      />
    ),
  },
  { name: 'Thanks', node: <TipsForm sent={{ ...nothing, outcome: 'sent' }} insurer={insurer} /> },
  {
    name: 'Thanks with tips',
    node: <TipsForm sent={{ ...nothing, outcome: 'sent', tips: [tip] }} insurer={insurer} />,
  },
];
