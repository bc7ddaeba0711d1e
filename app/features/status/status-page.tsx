import favicon from '#app/assets/icons/favicon.svg?inline';
import fontRules from '#app/assets/fonts/fonts.css?url';
import { formatNumber } from '#app/kernel/numbers.ts';
import { DeliveriesTable, ErrorsTable, spanInWords } from './status-tables.tsx';
import type { NewsStatus, StatusReport } from './status-report.types.ts';
import styles from './status.css?inline';

interface StatusPageProps {
  readonly report: StatusReport;
}

/** A whole document without scripts, for those who run the site. */
export function StatusPage({ report }: StatusPageProps) {
  const { siteName, concerns, at, startedAt, version, store } = report;
  const verdict = concerns.length === 0 ? 'All is well' : 'Please look at this';
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <title>{`Status | ${siteName}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <link rel="stylesheet" href={fontRules} />
      </head>
      <body>
        <header className="status__head">
          <div className="wrap">{siteName}</div>
        </header>
        <main className="wrap status">
          <h1>{verdict}</h1>
          {concerns.length > 0 && (
            <ul className="status__concerns">
              {concerns.map((concern) => (
                <li key={concern}>{concern}</li>
              ))}
            </ul>
          )}
          <dl className="status__facts">
            <Fact name="At" value={timeInWords(at)} />
            <Fact name="Started" value={timeInWords(startedAt)} />
            <Fact name="Version" value={version} />
            <Fact name="Store" value={store + replicaInWords(report.replicaBehindSeconds)} />
          </dl>
          <DeliveriesTable services={report.services} />
          <Sources report={report} />
          <ErrorsTable errors={report.errors} />
        </main>
      </body>
    </html>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Sources({ report }: StatusPageProps) {
  const { services, lastImport, news, cacheHitRate } = report;
  const none = services === undefined ? 'not known' : 'never: the sample is shown';
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">Sources and cache</h2>
      <dl className="status__facts">
        <Fact
          name="Providers imported"
          value={
            lastImport
              ? `${timeInWords(lastImport.at)}, ${formatNumber(lastImport.facilities)} facilities`
              : none
          }
        />
        <Fact name="WordPress read" value={newsInWords(news)} />
        <Fact
          name="Pages from the cache"
          value={
            cacheHitRate === undefined ? 'no page yet' : `${Math.round(cacheHitRate * 1000) / 10}%`
          }
        />
      </dl>
    </section>
  );
}

/** Writes a time as in the log: "2026-11-21 08:00:00 UTC". */
function timeInWords(iso: string): string {
  return `${iso.slice(0, 19).replace('T', ' ')} UTC`;
}

function replicaInWords(behindSeconds: number | undefined): string {
  return behindSeconds === undefined ? '' : `, replica ${spanInWords(behindSeconds)} behind`;
}

function newsInWords(news: NewsStatus): string {
  if (news.kind === 'read') return timeInWords(news.at);
  return news.kind === 'never' ? 'not since the start' : 'not used: news are files';
}
