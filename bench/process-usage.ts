import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100;

/** Processor seconds that a process has used so far; not a number where the system does not tell. */
export function cpuSeconds(pid: number): number {
  const fields = read(pid, 'stat').split(') ')[1]?.split(' ');
  return (Number(fields?.[11]) + Number(fields?.[12])) / ticksPerSecond;
}

/** Memory that a process holds, in kB; not a number where the system does not tell. */
export function residentKilobytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? Number.NaN);
}

function read(pid: number, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
