import favicon from '#app/assets/icons/favicon.svg?inline';
import fontRules from '#app/assets/fonts/fonts.css?url';
import { formatNumber } from '#app/kernel/numbers.ts';
import type { NewsStatus, ServiceStatus, StatusReport } from './status-report.types.ts';
import { StatusTable } from './status-tables.tsx';
import styles from './status.css?inline';

/** A whole document without scripts, for those who run the site. */
export function StatusPage({ report }: { readonly report: StatusReport }) {
  const { siteName, findings, services, errors } = report;
  const verdict = findings.length === 0 ? 'All is well' : 'Please look at this';
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
        <header className="on-deep status__head">
          <div className="wrap">{siteName}</div>
        </header>
        <main className="wrap page-content stack stack--8 data-table">
          <h1>{verdict}</h1>
          {findings.length > 0 && (
            <StatusTable
              name="Findings"
              heads={['Subject', 'Finding', 'What to do']}
              rows={findings.map(({ subject, text, advice = '' }) => [subject, text, advice])}
            />
          )}
          <StatusTable name="The site" rows={factsOf(report)} />
          <StatusTable
            name="Deliveries"
            heads={['Service', 'Waiting', 'Oldest', 'Dead letters']}
            rows={services?.map(deliveriesOf) ?? []}
            none={
              services
                ? 'Nothing is waiting, and there are no dead letters.'
                : 'Not known: the store does not answer.'
            }
          />
          <StatusTable
            name="Errors since the start"
            heads={['Kind', 'Count']}
            rows={errors.map(({ kind, count }) => [kind, formatNumber(count)])}
            none="None."
          />
        </main>
      </body>
    </html>
  );
}

function factsOf({ services, lastImport, news, cacheHitRate, ...report }: StatusReport) {
  const none = services === undefined ? 'not known' : 'never: the sample is shown';
  return [
    ['At', timeInWords(report.at)],
    ['Started', timeInWords(report.startedAt)],
    ['Version', report.version],
    ['Store', report.store + replicaInWords(report.replicaBehindSeconds)],
    [
      'Providers imported',
      lastImport
        ? `${timeInWords(lastImport.at)}, ${formatNumber(lastImport.facilities)} facilities`
        : none,
    ],
    ['WordPress read', newsInWords(news)],
    [
      'Pages from the cache',
      cacheHitRate === undefined ? 'no page yet' : `${Math.round(cacheHitRate * 1000) / 10}%`,
    ],
  ];
}

function deliveriesOf({ service, waiting, oldestSeconds, deadLetters }: ServiceStatus) {
  const oldest = oldestSeconds === undefined ? '–' : spanInWords(oldestSeconds);
  return [service, formatNumber(waiting), oldest, formatNumber(deadLetters)];
}

function spanInWords(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800
    ? `${Math.round(seconds / 3600)} h`
    : `${Math.round(seconds / 86_400)} days`;
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
