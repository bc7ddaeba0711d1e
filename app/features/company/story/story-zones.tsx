import tile1 from '#app/assets/figures/pattern-zone1.svg?url';
import tile2 from '#app/assets/figures/pattern-zone2.svg?url';
import tile3 from '#app/assets/figures/pattern-zone3.svg?url';
import tile4 from '#app/assets/figures/pattern-zone4.svg?url';
import tile5 from '#app/assets/figures/pattern-zone5.svg?url';
import tile6 from '#app/assets/figures/pattern-zone6.svg?url';
import map from '#app/assets/map/zones.svg?url';
import { stateNamesOf, zones as zoneNames } from '#app/site/nigeria/states.ts';
import type { Office } from '#app/site/offices.schema.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { Story } from './story.schema.ts';

interface StoryZonesProps extends Pick<Story, 'zones'> {
  readonly offices: readonly Office[];
}

/** The weaves of the zones, in the order of the zones. */
const tiles = [tile1, tile2, tile3, tile4, tile5, tile6];

/** The six zones on a map, each in its weave, with its states and its office. */
export function StoryZones({ zones, offices }: StoryZonesProps) {
  return (
    <section className="section section--soft" aria-labelledby="zones">
      <div className="wrap stack stack--8">
        <div className="stack">
          <h2 id="zones">{zones.title}</h2>
          <p className="lead">{zones.text}</p>
        </div>
        <div className="columns columns--wide-first">
          <img
            className="picture story-zones__map"
            src={map}
            width="1016"
            height="828"
            alt="Map of Nigeria with its six geopolitical zones, each in its own pattern"
            loading="lazy"
          />
          <ul className="stack stack--5">
            {zoneNames.map((zone, at) => (
              <li key={zone} className="media">
                <img
                  className="story-zones__tile picture"
                  src={tiles[at]}
                  width="48"
                  height="48"
                  alt=""
                  loading="lazy"
                />
                <div>
                  <h3 className="plain-title">{zone}</h3>
                  <p className="fine-print">{stateNamesOf(zone).join(', ')}</p>
                  <p className="smaller strong">Office in {cityOf(zone, offices)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <p>
          <TextLink href="/contact#offices">See all office addresses and hours</TextLink>
        </p>
      </div>
    </section>
  );
}

function cityOf(zone: string, offices: readonly Office[]): string | undefined {
  return offices.find((office) => office.zone === zone)?.city;
}
