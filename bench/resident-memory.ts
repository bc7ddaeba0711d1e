import { readFile } from 'node:fs/promises';

/** Memory that a process holds, in kB; not a number where the system does not tell. */
export async function residentKilobytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
}
