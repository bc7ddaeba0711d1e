import association from '#app/assets/figures/association.svg?url';
import corporate from '#app/assets/figures/corporate.svg?url';
import family from '#app/assets/figures/family.svg?url';
import individual from '#app/assets/figures/individual.svg?url';
import type { IconName } from '#app/ui/icon/icon-names.ts';

export interface Service {
  readonly id: 'individual' | 'family' | 'corporate' | 'association';
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  readonly link: string;
  /** What the link says to somebody who hears it without the card around it. */
  readonly about: string;
  readonly image: { readonly src: string; readonly width: number; readonly height: number };
}

/** Titles, order and addresses as the specification's section 2 gives them. */
export const services: readonly Service[] = [
  {
    id: 'individual',
    title: 'Individuals',
    description: 'Cover for one person, from doctor visits and medicines to hospital care.',
    icon: 'person',
    link: '/individual-plan',
    about: 'about plans for individuals',
    image: { src: individual, width: 143, height: 300 },
  },
  {
    id: 'family',
    title: 'Families',
    description: 'One plan for you, your partner and your children. You can add your parents.',
    icon: 'family',
    link: '/family-plan',
    about: 'about plans for families',
    image: { src: family, width: 176, height: 133 },
  },
  {
    id: 'corporate',
    title: 'Corporate',
    description: 'Cover for your staff, whether you are a small firm or a large company.',
    icon: 'insurance-card',
    link: '/corperate-plan',
    about: 'about corporate plans',
    image: { src: corporate, width: 160, height: 117 },
  },
  {
    id: 'association',
    title: 'Associations',
    description: 'For unions, cooperatives and trade groups that want cover for their members.',
    icon: 'conversation',
    link: '/association-plan',
    about: 'about plans for associations',
    image: { src: association, width: 220, height: 124 },
  },
];
