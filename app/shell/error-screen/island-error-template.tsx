import { islandErrorId } from '#app/ui/island/island-error-id.ts';
import { HtmlTemplate } from '#app/ui/html-template/html-template.tsx';
import { ErrorWords } from './error-words.tsx';

/** What takes an island's place when it crashes or its code does not come. */
export function IslandErrorTemplate() {
  return (
    <HtmlTemplate id={islandErrorId}>
      <section className="island-error">
        <ErrorWords detail="" level={2} />
      </section>
    </HtmlTemplate>
  );
}
