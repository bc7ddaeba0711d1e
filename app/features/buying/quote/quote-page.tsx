import { useState } from 'react';
import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import { PagePath } from '#app/ui/page-path/page-path.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { CompareQuotes } from './compare-quotes.tsx';
import { FromAbroad } from './from-abroad.tsx';
import { PriceBar } from './price-bar.tsx';
import { QuoteForm } from './quote-form.tsx';
import type { QuotePageData } from './quote-page-data.ts';
import { quoteQuery } from './quote-query.ts';
import { useQuoteState, type QuoteState } from './quote-state.ts';
import { QuoteSteps } from './quote-steps.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import quoteStyles from './quote.css?inline';
import { SendQuote } from './send-quote.tsx';

interface QuotePageProps {
  readonly data: QuotePageData;
  /** What the server said to the request for a written quote. */
  readonly answer: FormAnswer | undefined;
}

/** The calculator: who is covered on the left, what it costs on the right. */
export function QuotePage({ data, answer }: QuotePageProps) {
  const quote = useQuoteState(data);
  const { state } = quote;
  const { outcome } = state;
  return (
    <article className={data.isFramed ? 'buying-page quote quote--framed' : 'buying-page quote'}>
      <Stylesheet name="quote" css={quoteStyles} />
      <div className="wrap buying-page__columns">
        <div className="buying-page__main">
          {!data.isFramed && <PagePath title="Get a Quote" />}
          <h1>Who should we cover?</h1>
          {!data.isFramed && <QuoteSteps state={state} />}
          <QuoteForm data={data} quote={quote} />
          {outcome?.kind === 'priced' && <PriceBar quote={outcome.quote} href="#quote-price" />}
        </div>
        <QuoteSummary data={data} state={state} />
      </div>
      <div className={data.isFramed ? undefined : 'far-below'}>
        {!data.isFramed && <CompareQuotes data={data} state={state} />}
        <Sending state={state} answer={answer} isFramed={data.isFramed} />
        {!data.isFramed && <FromAbroad data={data} />}
      </div>
    </article>
  );
}

interface SendingProps {
  readonly state: QuoteState;
  readonly answer: FormAnswer | undefined;
  readonly isFramed: boolean;
}

/** From the first price on; then it stays, so that nothing typed in it is lost. */
function Sending({ state, answer, isFramed }: SendingProps) {
  const { request, outcome, buyer } = state;
  const isGroup = buyer === 'staff' || buyer === 'association';
  const query = outcome?.kind === 'priced' && request ? quoteQuery(request) : undefined;
  const [lastQuery, setLastQuery] = useState(query);
  if (query !== undefined && query !== lastQuery) setLastQuery(query);
  if (lastQuery === undefined) return null;
  const sentQuery = isFramed ? `${lastQuery}&frame=1` : lastQuery;
  return (
    <SendQuote query={sentQuery} isGroup={isGroup} answer={answer} isHidden={query === undefined} />
  );
}
