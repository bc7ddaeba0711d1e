import { EmergencyCalls } from '#app/site/contact/emergency-calls.tsx';
import { PhoneLink } from '#app/site/contact/phone-link.tsx';
import type { Edition } from '#app/site/edition.ts';
import { getCarePath } from '#app/site/get-care-path.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { UrgentHelp } from './urgent.ports.ts';

interface UrgentPanelProps {
  readonly help: UrgentHelp;
  readonly edition: Edition;
}

/** Above the results of a search that says somebody is in danger: whom to call, and what to do. */
export function UrgentPanel({ help, edition }: UrgentPanelProps) {
  const { title, now, helpline, source, note } = help;
  const first = edition === 'NG' ? '112' : 'your local emergency number';
  return (
    <section className="media urgent" aria-labelledby="urgent-title">
      <Icon name="siren" size={28} />
      <h2 className="small-title" id="urgent-title">
        {title}
      </h2>
      <p className="strong">Call {first} now, or go to the nearest hospital.</p>
      <EmergencyCalls edition={edition} />
      <p>{now}</p>
      {helpline?.phone && (
        <p>
          In Nigeria you can also call a {helpline.name}: <PhoneLink phone={helpline.phone} />
        </p>
      )}
      <p>
        <TextLink href={getCarePath}>Find out where to get care</TextLink>
      </p>
      <p className="fine-print">
        {note} Source:{' '}
        <a href={source.url} target="_blank" rel="noopener">
          {source.name}, {source.year}
        </a>
      </p>
    </section>
  );
}
