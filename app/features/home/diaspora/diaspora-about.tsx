import figure from '#app/assets/figures/wheelchair-user.svg?url';
import { useSite } from '#app/site/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

const zones = [
  'North Central',
  'North East',
  'North West',
  'South East',
  'South South',
  'South West',
];

/** Who the insurer is, in a few words, with the way to its story. */
export function DiasporaAbout() {
  const { claims } = useSite().identity;
  return (
    <section className="section--soft" aria-labelledby="about-title">
      <div className="wrap diaspora-about">
        <div className="diaspora-about__words">
          <h2 id="about-title">{sentenceCase(claims.yearsLong)} of keeping families well</h2>
          <p className="lead">
            We pay hospitals directly in {claims.coverage}, so your family don’t have to find cash
            before treatment. We have worked as an HMO for {claims.yearsShort}.
          </p>
          <p>Our offices are in all six geopolitical zones:</p>
          <ul className="diaspora-about__zones">
            {zones.map((zone) => (
              <li key={zone}>{zone}</li>
            ))}
          </ul>
          <ButtonLink href="/story" kind="secondary">
            Discover More
          </ButtonLink>
          <TextLink href="/wellness">Open the Wellness Corner</TextLink>
        </div>
        <img
          className="diaspora-about__figure"
          src={figure}
          alt=""
          width={352}
          height={473}
          loading="lazy"
        />
      </div>
    </section>
  );
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
