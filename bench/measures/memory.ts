import { sendBurst } from '../lead-client.ts';
import { mixedLoad, quantile } from '../mixed-load.ts';
import { residentKilobytes } from '../resident-memory.ts';
import type { Row } from '../row.ts';
import { withSite, type Site } from '../site.ts';
import { routePages } from '../site-routes.ts';
import type { Measure, MeasureContext } from './measure.ts';

/** Ten minutes of pages, searches, data and leads: does the process keep its size? */
export const memoryMeasure: Measure = { name: 'memory', isLong: true, run };

const minutes = 10;
const perSecond = 100;
const leadsEachMinute = 300;
const subject = `${minutes} minutes of mixed load`;
const words = ['clinic', 'maternity', 'eko', 'general hospitl', 'dental', 'kano', 'specialist'];

function run(context: MeasureContext): Promise<readonly Row[]> {
  return withSite(async (site) => {
    const memory: number[] = [];
    const times: number[] = [];
    for (let minute = 1; minute <= minutes; minute += 1) {
      context.progress(`Mixed load, minute ${minute} of ${minutes} …`);
      times.push(...(await oneMinute(site, minute)));
      memory.push(await residentKilobytes(site.pid));
    }
    return rowsOf(
      memory,
      times.toSorted((a, b) => a - b),
    );
  });
}

async function oneMinute({ origin }: Site, minute: number): Promise<readonly number[]> {
  const [times] = await Promise.all([
    mixedLoad({ origin, paths: pathsOf(minute), perSecond, seconds: 60 }),
    sendBurst({ origins: [origin], clients: 1, most: leadsEachMinute }),
  ]);
  return times;
}

/** Pages from memory, searches that differ every minute, and pages that are rendered each time. */
function pathsOf(minute: number): readonly string[] {
  const searches = words.flatMap((word) => [
    `/api/providers?q=${encodeURIComponent(word)}&page=${minute}`,
    `/providers?q=${encodeURIComponent(word)}&page=${minute}`,
    `/faqs?q=${encodeURIComponent(word)}${minute}`,
    `/search?q=${encodeURIComponent(word)}`,
  ]);
  return [...routePages().map(({ path }) => path), ...searches, '/healthz'];
}

function rowsOf(memory: readonly number[], times: readonly number[]): Row[] {
  const last = memory.at(-1) ?? Number.NaN;
  const settled = memory[Math.floor(memory.length / 2)] ?? Number.NaN;
  return [
    { subject, name: 'Memory after it', value: last, unit: 'kB', target: { below: 300 * 1024 } },
    {
      subject,
      name: 'Memory after it against half-time',
      value: last / settled,
      unit: 'ratio',
      target: { atMost: 1.05 },
    },
    { subject, name: 'Answers, median', value: quantile(times, 0.5), unit: 'ms' },
    { subject, name: 'Answers, 99th percentile', value: quantile(times, 0.99), unit: 'ms' },
  ];
}
