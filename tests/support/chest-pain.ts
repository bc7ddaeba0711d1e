import type { UrgentHelp } from '#app/site/urgent/urgent.ports.ts';

/** What a search for chest pain is answered with first. */
export const chestPain: UrgentHelp = {
  title: 'Chest pain',
  now: 'Sit down and rest.',
  helpline: undefined,
  source: { name: 'A guide', year: 2020, url: 'https://guide.example' },
  note: 'Sample.',
};
