import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { InformationCallOut } from './information-call-out.tsx';
import { InformationContents } from './information-contents.tsx';
import { InformationHero } from './information-hero.tsx';
import { InformationProse } from './information-prose.tsx';
import type { InformationPage as PageContent } from './information.ports.ts';
import { informationSheet } from './information.sheet.ts';

/** Fewer sections than this need no list of contents. */
const leastSections = 3;

/** A page to read: title, text, and whom to ask. */
export function InformationPage({ page }: { readonly page: PageContent }) {
  const hasContents = page.sections.length >= leastSections;
  return (
    <>
      <Stylesheet sheet={informationSheet} />
      <article className="information">
        <InformationHero page={page} />
        <div className="wrap information__body">
          {hasContents && <InformationContents sections={page.sections} />}
          <InformationProse html={page.html} />
        </div>
        {page.hasCallOut && (
          <div className="wrap">
            <InformationCallOut />
          </div>
        )}
      </article>
    </>
  );
}
