import { editionFacts, type Edition } from '#app/site/edition.ts';

export interface MenuPage {
  readonly path: string;
  readonly label: string;
  /** For the nav bar, where room is scarce; always part of the label. */
  readonly shortLabel?: string;
  /** How the paths of pages below this one begin. */
  readonly below?: string;
}

export interface MenuGroup {
  readonly label: string;
  readonly pages: readonly MenuPage[];
}

export type MenuEntry = MenuPage | MenuGroup;

export const quotePath = '/insurance-calculator';

export const menuPanelId = 'menu';

const aboutUs: MenuGroup = {
  label: 'About Us',
  pages: [
    { path: '/story', label: 'Our Story' },
    { path: '/board', label: 'Board Members' },
    { path: '/team', label: 'Our Team' },
  ],
};

const planPages: readonly MenuPage[] = [
  { path: '/individual-plan', label: 'Individuals' },
  { path: '/family-plan', label: 'Families' },
  { path: '/corperate-plan', label: 'Corporate' },
  { path: '/association-plan', label: 'Associations' },
];

const wellness: MenuPage = { path: '/wellness', label: 'Wellness Corner' };

const socialHealth: MenuPage = {
  path: '/social-health-insurance',
  label: 'Social Health Insurance',
  shortLabel: 'Social Health',
};

/** Lists an edition's menu in order, without Get a Quote. */
export function menuEntries(edition: Edition): readonly MenuEntry[] {
  const { homePath, plansLabel, showsSocialHealth } = editionFacts[edition];
  return [
    { path: homePath, label: 'Home' },
    aboutUs,
    {
      label: 'Health Plans',
      pages: [
        { path: '/insurance-plans', label: plansLabel, below: '/plans/' },
        ...planPages,
        wellness,
      ],
    },
    ...(showsSocialHealth ? [socialHealth] : []),
    { path: '/providers', label: 'Providers', below: '/providers/' },
    { path: '/news', label: 'News/Events', shortLabel: 'News', below: '/posts/' },
    ...(edition === 'DG' ? [{ path: '/faqs', label: 'FAQs' }] : []),
    { path: '/contact', label: 'Contact Us', shortLabel: 'Contact' },
  ];
}
