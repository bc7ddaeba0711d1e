import { HtmlTemplate } from '#app/ui/html-template.tsx';
import { Apology, ErrorDetail } from './error-words.tsx';
import { HelpLine, useHelp } from './help-line.tsx';

/** For app/browser/islands: in place of an island that crashed, or above one whose code is missing. */
export function IslandErrorTemplate() {
  // Read here: the content is rendered separately, without the page's contexts.
  const help = useHelp();
  return (
    <HtmlTemplate id="island-error">
      <section className="island-error" role="alert">
        <div data-for="crash">
          <Apology level={2} />
          <HelpLine {...help} />
        </div>
        <p data-for="missing">
          Part of this page hasn’t loaded. You can still use what’s below: each answer opens as a
          new page.
        </p>
        <ErrorDetail detail="" />
      </section>
    </HtmlTemplate>
  );
}
