import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { wellnessPath } from '../wellness-path.ts';
import { WellnessTools } from './wellness-tools.tsx';
import wellnessResultsStyles from './wellness-results.css?inline';
import wellnessStyles from './wellness.css?inline';

/** The tools as a section of a page, with its own title. */
export function WellnessCorner() {
  return (
    <section className="section wrap wellness-corner" aria-labelledby="wellness-title">
      <Stylesheet name="wellness" css={wellnessStyles} />
      <Stylesheet name="wellness-results" css={wellnessResultsStyles} />
      <h2 id="wellness-title">Wellness Corner</h2>
      <p className="lead">
        Two quick checks. We don’t save anything you enter.{' '}
        <TextLink href={wellnessPath}>Open the Wellness Corner</TextLink>
      </p>
      <WellnessTools level={3} />
    </section>
  );
}
