import call from '#app/assets/figures/diaspora-call.svg?url';
import family from '#app/assets/figures/diaspora-family.svg?url';
import visit from '#app/assets/figures/diaspora-visit.svg?url';
import type { HeroSlide } from './hero-slide.ports.ts';

const plansLabels = { plans: 'See Our Plans', plansShort: 'Buy Insurance' };

export const heroSlides: readonly HeroSlide[] = [
  {
    id: 1,
    titleOne: 'Look after home,',
    titleTwo: 'from wherever you are',
    bodyOne: 'Buy health insurance for your parents, children and friends in Nigeria.',
    bodyTwo: 'Pay in your own currency; they use it at a hospital near them.',
    buttonLabels: { ...plansLabels, presentation: 'Watch Presentation' },
    link: '/insurance-plans',
    imageAlt:
      'A young woman abroad writes on her phone; her mother at home smiles over a cup of tea.',
    image: call,
  },
  {
    id: 2,
    titleOne: 'A doctor nearby,',
    titleTwo: 'the bill settled',
    bodyOne: 'They show their card at a partner hospital and are seen.',
    bodyTwo: 'We pay the hospital directly, so nobody has to send cash in a hurry.',
    buttonLabels: plansLabels,
    link: '/insurance-plans',
    imageAlt: 'A grandfather sits at his ease beside a doctor in a white coat and a yellow hijab.',
    image: visit,
  },
  {
    id: 3,
    titleOne: 'Cover for every',
    titleTwo: 'generation at home',
    bodyOne: 'Choose for grandparents, parents and children, each by what they need.',
    bodyTwo: 'You see what a plan pays for before you buy it.',
    buttonLabels: plansLabels,
    link: '/insurance-plans',
    imageAlt: 'A grandmother, a mother, a child and a grandfather stand close together.',
    image: family,
  },
];
