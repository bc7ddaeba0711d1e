import { Island } from '#app/ui/island/island.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { useSite } from '#app/site/use-site.ts';
import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { Calculator } from './calculator.island.tsx';
import type { QuotePageData } from './quote-page-data.ts';
import quoteStyles from './quote.css?inline';
import { currencyCodes } from '../prices/price-list.ts';
import { priceOf } from '../party/price-cell.ts';
import { Price } from '../prices/price.tsx';
import { findRateNote } from '../prices/price-words.ts';
import { SendQuote } from './send/send-quote.tsx';

interface QuotePageProps {
  readonly data: QuotePageData;
  /** The server's answer to the request for a written quote. */
  readonly answer: FormAnswer | undefined;
}

/** Shows the calculator, and prices in other currencies. */
export function QuotePage({ data, answer }: QuotePageProps) {
  return (
    <article
      className={
        data.isFramed ? 'page-body buying-page quote quote--framed' : 'page-body buying-page quote'
      }
    >
      <Stylesheet name="quote" css={quoteStyles} />
      <Island start="touch">
        <Calculator data={data} />
      </Island>
      <SendQuote data={data} answer={answer} />
      {!data.isFramed && <FromAbroad data={data} />}
    </article>
  );
}

const currencyNames = { NGN: 'Naira', USD: 'Dollars', GBP: 'Pounds', EUR: 'Euros' } as const;

function FromAbroad({ data }: { readonly data: QuotePageData }) {
  const { edition } = useSite();
  const { prices, tiers } = data;
  const { fromAge, toAge } = prices.ages.adult;
  const party = { buyer: 'someone', age: fromAge } as const;
  const currencies = edition === 'NG' ? currencyCodes : (['USD', 'GBP', 'EUR'] as const);
  return (
    <section className="wrap from-abroad" id="paying-from-abroad" aria-labelledby="from-abroad">
      <h2 className="small-title" id="from-abroad">
        Paying from abroad
      </h2>
      <p>
        The plan, plan card and hospitals are the same. Only the currency changes. You can{' '}
        <a href="/insurance-calculator?who=someone&currency=USD">pay in dollars</a>,{' '}
        <a href="/insurance-calculator?who=someone&currency=GBP">in pounds</a> or{' '}
        <a href="/insurance-calculator?who=someone&currency=EUR">in euros</a>.
      </p>
      {/* Focusable, because it scrolls on the narrowest screens. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="data-table" aria-label="Table: paying from abroad" tabIndex={0}>
        <table>
          <caption>
            One adult aged {fromAge} to {toAge}, for one year
          </caption>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              {currencies.map((code) => (
                <th scope="col" key={code}>
                  {currencyNames[code]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tiers.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {currencies.map((code) => (
                  <td key={code}>
                    <Price
                      {...priceOf({ party, tier: id, pay: 'yearly', currency: code }, prices)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {currencies.map((code) => {
        const note = findRateNote(code, prices);
        return note && <small key={code}>{note}</small>;
      })}
    </section>
  );
}
