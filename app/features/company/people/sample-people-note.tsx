import { Icon } from '#app/ui/icon/icon.tsx';

/** Says that nobody on the page is real. */
export function SamplePeopleNote() {
  return (
    <p className="sample-people-note">
      <Icon name="info" size={24} />
      <span>
        <strong>Sample people.</strong> Names, faces and lives on this page are invented, to show
        how it looks once the real ones are filled in.
      </span>
    </p>
  );
}
