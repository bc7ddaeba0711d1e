import { leadRequest, load, mixedLoad, residentKilobytes } from '../load.ts';
import { quantile, row, type MeasureContext, type Row } from '../row.ts';
import { routePages, startMeasuredSite } from '../site.ts';

const minutes = 10;
const perSecond = 100;
const leadsPerSecond = 5;
const words = ['clinic', 'maternity', 'eko', 'general hospitl', 'dental', 'kano', 'specialist'];

/** Ten minutes of pages, searches, data and leads: does the process keep its size? */
export async function measureMemory({ progress }: MeasureContext): Promise<readonly Row[]> {
  await using site = await startMeasuredSite();
  const memory: number[] = [];
  const times: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    progress(`Mixed load, minute ${minute} of ${minutes} …`);
    const leads = { connectionRate: leadsPerSecond, amount: 60 * leadsPerSecond };
    const [answers] = await Promise.all([
      mixedLoad({ address: site.address, paths: pathsOf(minute), perSecond, seconds: 60 }),
      load([site], { url: '', requests: [leadRequest], ...leads }),
    ]);
    times.push(...answers);
    memory.push(residentKilobytes(site.pid));
  }
  return rowsOf(memory, times);
}

/** Pages from memory, searches that differ every minute, and pages that are rendered each time. */
function pathsOf(minute: number): readonly string[] {
  const searches = words
    .map(encodeURIComponent)
    .flatMap((word) => [
      `/api/providers?q=${word}&page=${minute}`,
      `/providers?q=${word}&page=${minute}`,
      `/faqs?q=${word}${minute}`,
      `/search?q=${word}`,
    ]);
  return [...routePages().map(({ path }) => path), ...searches, '/healthz'];
}

function rowsOf(memory: readonly number[], times: readonly number[]): readonly Row[] {
  const subject = `${minutes} minutes of mixed load`;
  const last = memory.at(-1) ?? Number.NaN;
  const growth = last / (memory[Math.floor(memory.length / 2)] ?? Number.NaN);
  return [
    row(subject, 'Memory after it', last, 'kB', { atMost: 220 * 1024 }),
    row(subject, 'Memory after it against half-time', growth, 'ratio', { atMost: 1.05 }),
    row(subject, 'Answers, median', quantile(times, 0.5), 'ms'),
    row(subject, 'Answers, 99th percentile', quantile(times, 0.99), 'ms'),
  ];
}
