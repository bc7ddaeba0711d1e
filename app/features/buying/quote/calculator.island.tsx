import { useState } from 'react';
import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import { Breadcrumbs } from '#app/ui/page-path/page-path.tsx';
import { CompareQuotes } from './compare-quotes.tsx';
import { PriceBar } from './price-bar.tsx';
import { QuoteForm } from './quote-form.tsx';
import type { QuotePageData } from './quote-page-data.ts';
import { quoteQuery } from './quote-query.ts';
import { useQuoteState, type QuoteState } from './quote-state.ts';
import { QuoteSteps } from './quote-steps.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { SendQuote } from './send-quote.tsx';

interface CalculatorProps {
  readonly data: QuotePageData;
  /** What the server said to the request for a written quote. */
  readonly answer: FormAnswer | undefined;
}

/** The calculator: who is covered on the left, what it costs on the right. */
export function Calculator({ data, answer }: CalculatorProps) {
  const quote = useQuoteState(data);
  const { state } = quote;
  const { outcome } = state;
  return (
    <>
      <div className="wrap buying-page__columns">
        <div className="buying-page__main">
          {!data.isFramed && <Breadcrumbs title="Get a Quote" edition={data.edition} />}
          <h1>Who should we cover?</h1>
          {!data.isFramed && <QuoteSteps state={state} />}
          <QuoteForm data={data} quote={quote} />
          {outcome?.kind === 'priced' && <PriceBar quote={outcome.quote} href="#quote-price" />}
        </div>
        <QuoteSummary data={data} state={state} />
      </div>
      <div className={data.isFramed ? undefined : 'far-below'}>
        {!data.isFramed && <CompareQuotes data={data} state={state} />}
        <Sending data={data} state={state} answer={answer} />
      </div>
    </>
  );
}

interface SendingProps {
  readonly data: QuotePageData;
  readonly state: QuoteState;
  readonly answer: FormAnswer | undefined;
}

/** From the first price on; then it stays, so that nothing typed in it is lost. */
function Sending({ data, state, answer }: SendingProps) {
  const { isFramed, insurer } = data;
  const { request, outcome, buyer } = state;
  const isGroup = buyer === 'staff' || buyer === 'association';
  const query = outcome?.kind === 'priced' && request ? quoteQuery(request) : undefined;
  const [lastQuery, setLastQuery] = useState(query);
  if (query !== undefined && query !== lastQuery) setLastQuery(query);
  if (lastQuery === undefined) return null;
  const sentQuery = isFramed ? `${lastQuery}&frame=1` : lastQuery;
  return (
    <SendQuote
      query={sentQuery}
      isGroup={isGroup}
      answer={answer}
      insurer={insurer}
      isHidden={query === undefined}
    />
  );
}
