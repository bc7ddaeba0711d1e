import { Island } from '#app/ui/island/island.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { Calculator } from './calculator.island.tsx';
import type { QuotePageData } from './quote-page-data.ts';
import quoteStyles from './quote.css?inline';
import { currencyCodes, currencyNames } from '../prices/price-list.ts';
import { adultPrice } from '../party/price-cell.ts';
import { Price } from '../prices/price.tsx';
import { findRateNote } from '../prices/price-words.ts';
import { SendQuote } from './send/send-quote.tsx';

interface QuotePageProps {
  readonly data: QuotePageData;
  readonly answer: FormAnswer | undefined;
}

/** Shows the calculator, and prices in other currencies. */
export function QuotePage({ data, answer }: QuotePageProps) {
  return (
    <article className={data.isFramed ? 'page-body quote quote--framed' : 'page-body quote'}>
      <Stylesheet name="quote" css={quoteStyles} />
      <Island start="touch">
        <Calculator data={data} />
      </Island>
      <SendQuote data={data} answer={answer} />
      {!data.isFramed && <FromAbroad data={data} />}
    </article>
  );
}

function FromAbroad({ data }: { readonly data: QuotePageData }) {
  const { edition, prices, tiers } = data;
  const { fromAge, toAge } = prices.ages.adult;
  const currencies = edition === 'NG' ? currencyCodes : (['USD', 'GBP', 'EUR'] as const);
  return (
    <section
      className="wrap stack stack--3 from-abroad"
      id="paying-from-abroad"
      aria-labelledby="from-abroad"
    >
      <h2 className="small-title" id="from-abroad">
        Paying from abroad
      </h2>
      <p className="measure">
        The plan, plan card and hospitals are the same. Only the currency changes. You can{' '}
        <a href="/insurance-calculator?who=someone&currency=USD">pay in dollars</a>,{' '}
        <a href="/insurance-calculator?who=someone&currency=GBP">in pounds</a> or{' '}
        <a href="/insurance-calculator?who=someone&currency=EUR">in euros</a>.
      </p>
      <DataTable
        label="paying from abroad"
        caption={`One adult aged ${fromAge} to ${toAge}, for one year`}
        heads={['Plan', ...currencies.map((code) => currencyNames[code])]}
        rows={tiers.map(({ id, name }) => ({
          label: name,
          cells: currencies.map((currency) => (
            <Price key={currency} {...adultPrice(id, currency, prices)} />
          )),
        }))}
      />
      {currencies.map((code) => {
        const note = findRateNote(code, prices);
        return note && <small key={code}>{note}</small>;
      })}
    </section>
  );
}
