import call from '#app/assets/figures/diaspora-call.svg?url';
import family from '#app/assets/figures/diaspora-family.svg?url';
import visit from '#app/assets/figures/diaspora-visit.svg?url';

/** One slide of the diaspora page's hero; field names as the specification's section 3 has them. */
export interface HeroSlide {
  readonly id: number;
  readonly titleOne: string;
  readonly titleTwo: string;
  readonly bodyOne: string;
  readonly bodyTwo: string;
  readonly buttonLabels: {
    readonly plans: string;
    /** The same button on a small screen. */
    readonly plansShort: string;
    /** Opens the video; only the first slide has it. */
    readonly presentation?: string;
  };
  readonly link: string;
  readonly imageAlt: string;
  readonly image: string;
}

const plansLabels = { plans: 'See Our Plans', plansShort: 'Buy Insurance' };

export const heroSlides: readonly HeroSlide[] = [
  {
    id: 1,
    titleOne: 'Look after home,',
    titleTwo: 'from wherever you are',
    bodyOne: 'Buy health insurance for your parents, children and friends in Nigeria.',
    bodyTwo: 'Pay in your own currency. They use it at a hospital near them.',
    buttonLabels: { ...plansLabels, presentation: 'Watch Presentation' },
    link: '/insurance-plans',
    imageAlt:
      'A young woman abroad writes on her phone. Her mother at home smiles over a cup of tea.',
    image: call,
  },
  {
    id: 2,
    titleOne: 'A doctor nearby,',
    titleTwo: 'the bill settled',
    bodyOne: 'They show their card at a partner hospital and are seen.',
    bodyTwo: 'We pay the hospital directly, so you don’t have to send cash in a hurry.',
    buttonLabels: plansLabels,
    link: '/insurance-plans',
    imageAlt: 'A grandfather sits with a doctor in a white coat and yellow hijab.',
    image: visit,
  },
  {
    id: 3,
    titleOne: 'Cover for every',
    titleTwo: 'generation at home',
    bodyOne: 'Choose the right plan for grandparents, parents and children.',
    bodyTwo: 'See what each plan pays for before you buy.',
    buttonLabels: plansLabels,
    link: '/insurance-plans',
    imageAlt: 'A grandmother, a mother, a child and a grandfather stand close together.',
    image: family,
  },
];
