import { Icon } from '#app/ui/icon/icon.tsx';

/** Says that nobody on the page is real. */
export function SamplePeopleNote() {
  return (
    <p className="sample-people-note">
      <Icon name="info" size={24} />
      <span>
        <strong>Sample people.</strong> The names, faces and biographies on this page are invented
        examples.
      </span>
    </p>
  );
}
