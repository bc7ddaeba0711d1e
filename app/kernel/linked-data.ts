/** A schema.org description (JSON-LD). */
export type LinkedData = Readonly<Record<string, unknown>>;

export const schemaOrg = 'https://schema.org';

/** A page on the way from the home page down to another. */
export interface TrailStep {
  readonly path: string;
  readonly name: string;
}

/** Describes a page's breadcrumb for search engines, from the home page down to the page. */
export function breadcrumbData(steps: readonly TrailStep[], siteUrl: string): LinkedData {
  return {
    '@context': schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** Plain text both. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Describes a page's questions and answers for search engines. */
export function faqPageData(questions: readonly AnsweredQuestion[]): LinkedData {
  return {
    '@context': schemaOrg,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
