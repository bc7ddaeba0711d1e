import { editionPhone } from '#app/location/edition-phone.ts';
import { useSite } from '#app/location/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

/** Says that none of this is real. */
export function SampleNote() {
  const { edition, identity } = useSite();
  return (
    <p className="sample-note" role="note">
      <Icon name="info" size={22} />
      <span>
        <strong>This is a sample.</strong> Every provider here is invented, so that you can try the
        search. To hear which real ones take your card, call {editionPhone(edition, identity)}.
      </span>
    </p>
  );
}
