import type { Example } from '../example.ts';
import { ItemCarousel } from './item-carousel.tsx';
import { SlideCarousel } from './slide-carousel.tsx';
import './item-carousel.css';
import './slide-carousel.css';

const slides = ['First', 'Second', 'Third'].map((word) => ({
  id: word,
  content: <p className="lead">{word} slide</p>,
}));

const items = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'].map((word) => ({
  id: word,
  content: <p className="lead">{word}</p>,
}));

export const examples: Example[] = [
  {
    name: 'Slides with dots and arrows, at the pace of the diaspora hero',
    node: (
      <SlideCarousel
        label="Slides with dots and arrows"
        slides={slides}
        intervalMs={3500}
        transitionMs={800}
      />
    ),
  },
  {
    name: 'Six, four, three or one item a view',
    node: <ItemCarousel label="Items" heading={<h3>Eight items</h3>} items={items} />,
  },
];
