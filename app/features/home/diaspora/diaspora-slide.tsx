import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { opensDialog } from '#app/ui/dialog/invoker.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { HeroSlide } from './hero-slides.ts';
import { presentationDialogId } from './presentation-dialog-id.ts';

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
    <div className="wrap diaspora-slide">
      <div>
        <Heading className="diaspora-slide__title">
          {slide.titleOne} {slide.titleTwo}
        </Heading>
        <p className="lead">
          {slide.bodyOne} {slide.bodyTwo}
        </p>
        <div className="diaspora-slide__actions">
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
        className="diaspora-slide__art"
        src={slide.image}
        alt={slide.imageAlt}
        width={602}
        height={277}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </div>
  );
}
