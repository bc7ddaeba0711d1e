import { useSite } from '#app/location/use-site.ts';
import { Button } from '#app/ui/button/button.tsx';

/** The pages that are kept on this device: saved-pages.element.ts lists them. */
export function SavedPages() {
  const { edition } = useSite();
  return (
    <saved-pages
      className="saved-pages"
      // The element is the region itself.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="region"
      aria-labelledby="saved-title"
      data-edition={edition}
      hidden
    >
      <h2 id="saved-title">Saved on this device</h2>
      <ul />
      <Button kind="secondary">Remove saved pages</Button>
    </saved-pages>
  );
}
