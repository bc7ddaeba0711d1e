import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100;

/** Processor seconds that a process has used so far; undefined where the system does not tell. */
export function findCpuSeconds(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    return (Number(fields?.[11]) + Number(fields?.[12])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
