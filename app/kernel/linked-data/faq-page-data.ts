import { schemaOrg, type LinkedData } from './linked-data.ts';

/** A question with its answer, both as plain text. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Questions and answers of one page, as search engines read them. */
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
