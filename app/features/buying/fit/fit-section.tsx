import type { Edition } from '#app/site/edition.ts';
import type { FitData } from './fit-data.ts';
import { FitForm } from './fit-form.tsx';
import { FitResult, HospitalNote } from './fit-result.tsx';

/** Names “Which plan fits me?”, and the links that lead to it. */
export function fitTitle(edition: Edition): string {
  return edition === 'NG' ? 'Which plan fits me?' : 'Which plan fits them?';
}

/** Finds the plan that costs least for a year like the visitor's, as an estimate. */
export function FitSection({ data }: { readonly data: FitData }) {
  const { edition, result } = data;
  return (
    <section id="which-plan" aria-labelledby="which-plan-title">
      <h2 className="small-title" id="which-plan-title">
        {fitTitle(edition)}
      </h2>
      {result ? (
        <>
          <details className="card pad-card above-6">
            <summary>Change your answers</summary>
            <FitForm data={data} />
          </details>
          <FitResult data={data} result={result} />
        </>
      ) : (
        <>
          <p>
            Tell us who needs cover and how much care they expect. We’ll add up what each plan costs
            in a year: its price, and what you’d still pay for care.
          </p>
          <HospitalNote data={data} />
          <div className="card pad-card above-6">
            <FitForm data={data} />
          </div>
        </>
      )}
    </section>
  );
}
