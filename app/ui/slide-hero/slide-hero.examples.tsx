import care from '#app/assets/figures/hero-slide-care.svg?url';
import family from '#app/assets/figures/hero-slide-family.svg?url';
import { ButtonLink } from '../button/button-link.tsx';
import type { Example } from '../example.ts';
import { SlideHero } from './slide-hero.tsx';
import './slide-hero.css';

const images = [
  {
    src: family,
    alt: 'A father, a mother in a turban and their daughter stand before the sun.',
    width: 560,
    height: 560,
  },
  {
    src: care,
    alt: 'A woman in a wheelchair talks with a doctor in a hijab.',
    width: 560,
    height: 560,
  },
];

export const examples: Example[] = [
  {
    name: 'Two pictures, each for five seconds',
    node: (
      <SlideHero images={images}>
        <p className="lead">Preventive and curative medical services at affordable rates.</p>
        <ButtonLink href="/insurance-calculator">Explore More</ButtonLink>
      </SlideHero>
    ),
  },
];
