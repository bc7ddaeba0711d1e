import { SlideCarousel } from '#app/ui/carousel/slide-carousel.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { opensDialog, Dialog } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import captions from '#app/assets/film/presentation.vtt?url';
import mp4 from '#app/assets/film/presentation.mp4?url';
import poster from '#app/assets/film/presentation-poster.webp?url';
import webm from '#app/assets/film/presentation.webm?url';
import { WhileOpen } from '#app/ui/dialog/while-open.tsx';
import { heroSlides, type HeroSlide } from './hero-slides.ts';

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
        controlsClassName="wrap above-6 below-6"
      />
      <div className="band" />
      <PresentationDialog />
    </div>
  );
}

interface DiasporaSlideProps {
  readonly slide: HeroSlide;
  /** The first one carries the page's heading, and its picture is seen at once. */
  readonly isFirst: boolean;
}

/** Words on the left and a scene on the right; on a phone one above the other. */
export function DiasporaSlide({ slide, isFirst }: DiasporaSlideProps) {
  const { buttonLabels: labels } = slide;
  const Heading = isFirst ? 'h1' : 'h2';

  return (
    <div className="wrap columns diaspora-slide">
      <div>
        <Heading className="diaspora-slide__title">
          {slide.titleOne} {slide.titleTwo}
        </Heading>
        <p className="lead above-4">{`${slide.bodyOne} ${slide.bodyTwo}`}</p>
        <div className="row button-row above-8">
          <ButtonLink href={slide.link}>
            <span className="diaspora-slide__wide">{labels.plans}</span>
            <span className="diaspora-slide__small">{labels.plansShort}</span>
          </ButtonLink>
          {labels.presentation && (
            <Button kind="secondary" {...opensDialog(presentationDialogId)}>
              <Icon name="play" size={18} />
              {labels.presentation}
            </Button>
          )}
        </div>
      </div>
      <img
        className="picture diaspora-slide__art"
        src={slide.image}
        alt={slide.imageAlt}
        width={602}
        height={277}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </div>
  );
}

const track = { src: captions, srcLang: 'en', label: 'English' };

/** The video pop-up of the first slide; the video loads only while it is shown. */
export function PresentationDialog() {
  return (
    <Dialog id={presentationDialogId} title="How it works">
      <div className="presentation">
        <WhileOpen
          content={
            <video controls playsInline poster={poster}>
              <source src={webm} type="video/webm" />
              <source src={mp4} type="video/mp4" />
              <track kind="captions" {...track} />
            </video>
          }
        >
          {/* Nothing is fetched before it is played, so this needs no opening and closing. */}
          <noscript>
            <video controls preload="none" src={mp4}>
              <track kind="captions" {...track} />
            </video>
          </noscript>
        </WhileOpen>
      </div>
    </Dialog>
  );
}

const presentationDialogId = 'presentation';
