import { GitError } from './git.ts';

/** Something that is not done, with the reason and what to do, for an editor. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Says what an error of Git means. @returns any other error as it is */
export function refusal(error: unknown, meaning: string): unknown {
  if (!(error instanceof GitError)) return error;
  return new Refusal(`${meaning}\n\nNothing is lost. What Git says: ${error.message}`);
}
