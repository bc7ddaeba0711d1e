import type { ReactNode } from 'react';
import { PageContents } from '#app/ui/page-contents/page-contents.tsx';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { PersonCallOut } from '#app/site/contact/person-call-out.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import type { InformationPage as PageContent } from './information.ports.ts';
import informationStyles from './information.css?inline';

/** Fewer sections than this need no list of contents. */
const leastSections = 3;

interface InformationPageProps {
  readonly page: PageContent;
  readonly children?: ReactNode;
}

/** A page to read: title, text, and whom to ask. */
export function InformationPage({ page, children }: InformationPageProps) {
  const hasContents = page.sections.length >= leastSections;
  return (
    <>
      <Stylesheet name="information" css={informationStyles} />
      <article className="page-body">
        <PageHero {...page} />
        <div className="wrap page-content columns columns--aside">
          {hasContents && <PageContents title="On this page" sections={page.sections} />}
          <Prose html={page.html} />
        </div>
        {children !== undefined && <div className="wrap">{children}</div>}
        {page.hasCallOut && <PersonCallOut />}
      </article>
    </>
  );
}
