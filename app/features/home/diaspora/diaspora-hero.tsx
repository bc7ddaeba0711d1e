import { SlideCarousel } from '#app/ui/carousel/slide-carousel.tsx';
import { DiasporaSlide, PresentationDialog } from './diaspora-slide.tsx';
import { heroSlides } from './hero-slides.ts';

const slides = heroSlides.map((slide, position) => ({
  id: slide.id,
  content: <DiasporaSlide slide={slide} isFirst={position === 0} />,
}));

/** The three slides at the top of the diaspora page, closed by the woven band. */
export function DiasporaHero() {
  return (
    <div className="diaspora-hero">
      <SlideCarousel
        label="Health insurance for your family in Nigeria"
        slides={slides}
        intervalMs={3500}
        transitionMs={800}
        hasDots
        hasArrows
        controlsClassName="wrap"
      />
      <div className="band" />
      <PresentationDialog />
    </div>
  );
}
