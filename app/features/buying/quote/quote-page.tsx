import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { Island } from '#app/ui/island/island.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { Calculator } from './calculator.island.tsx';
import { FromAbroad } from './result/from-abroad.tsx';
import type { QuotePageData } from './quote-page-data.ts';
import quoteStyles from './quote.css?inline';

interface QuotePageProps {
  readonly data: QuotePageData;
  /** The server's answer to the request for a written quote. */
  readonly answer: FormAnswer | undefined;
}

/** Shows the calculator, and prices in other currencies. */
export function QuotePage({ data, answer }: QuotePageProps) {
  return (
    <article className={data.isFramed ? 'buying-page quote quote--framed' : 'buying-page quote'}>
      <Stylesheet name="quote" css={quoteStyles} />
      <Island name="calculator" of={Calculator} props={{ data, answer }} start="touch" />
      {!data.isFramed && (
        <div className="cv-auto">
          <FromAbroad data={data} />
        </div>
      )}
    </article>
  );
}
