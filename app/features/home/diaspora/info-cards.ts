import type { IconName } from '#app/ui/icon/icon-names.ts';

/** One of the four ways on from the diaspora page (specification, section 3). */
export interface InfoCard {
  readonly id: number;
  readonly icon: IconName;
  /** Left out where the card leads to the social profiles instead of a page. */
  readonly link?: string;
  readonly title: string;
  readonly text: string;
  readonly social: boolean;
}

export const infoCards: readonly InfoCard[] = [
  {
    id: 1,
    icon: 'hospital',
    link: '/providers',
    title: 'Our Providers',
    text: 'Check that a hospital near your family takes our card.',
    social: false,
  },
  {
    id: 2,
    icon: 'notes',
    link: '/insurance-plans',
    title: 'See Our Plans',
    text: 'Compare what each plan pays for, line by line.',
    social: false,
  },
  {
    id: 3,
    icon: 'research',
    title: 'Our Research',
    text: 'Read what we publish on our social channels.',
    social: true,
  },
  {
    id: 4,
    icon: 'person',
    link: '/contact',
    title: 'Get Information',
    text: 'Talk to us by phone, WhatsApp or email.',
    social: false,
  },
];
