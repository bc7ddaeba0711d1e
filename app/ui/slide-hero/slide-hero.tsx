import type { ReactNode } from 'react';
import { SlideCarousel } from '../carousel/slide-carousel.tsx';

/** Specification, section 9: the home hero carousel. */
export const slideHeroTiming = { intervalMs: 5000, transitionMs: 500 } as const;

interface HeroImage {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

interface SlideHeroProps {
  readonly images: readonly HeroImage[];
  readonly children: ReactNode;
}

/** The hero with fixed words beside an endless row of pictures. */
export function SlideHero({ images, children }: SlideHeroProps) {
  return (
    <section className="slide-hero on-deep" aria-labelledby="slide-hero-title">
      <div className="wrap slide-hero__row">
        <div>
          <h1 id="slide-hero-title">Health Insurance Tailored For You</h1>
          {children}
        </div>
        <SlideCarousel
          className="slide-hero__slides"
          label="People we insure"
          slides={images.map((image, position) => ({
            id: image.src,
            content: <SlideImage image={image} isFirst={position === 0} />,
          }))}
          {...slideHeroTiming}
        />
      </div>
      <div className="band" />
    </section>
  );
}

function SlideImage({ image, isFirst }: { readonly image: HeroImage; readonly isFirst: boolean }) {
  const { alt, ...rest } = image;
  return (
    <img {...rest} alt={alt} {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
  );
}
