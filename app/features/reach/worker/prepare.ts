import { offlinePath } from '../offline-page/offline-path.ts';
import { findCopy, keepPage } from './page-copies.ts';
import { keepFiles, quizQuestions } from './site-files.ts';
import { worker, type LastingEvent } from './worker-scope.ts';
import { preparedBuild, rememberPrepared } from './worker-state.ts';

declare const OFFLINE_FILES: readonly string[];
declare const SITE_BUILD: string;

/** Pages that work without a network though nobody has opened them yet. */
const readyPages = ['/', '/insurance-plans', '/faqs', '/wellness', '/contact'] as const;

/** Fetches one page to keep it. A page that does not come is fetched another time. */
export async function fetchPage(path: string): Promise<void> {
  const address = addressOf(path);
  try {
    await keepPage(address, await fetch(address));
  } catch {
    // Offline again.
  }
}

/** The page that stands in for all that is not kept: there from the first visit on. */
export function fetchOfflinePage(): Promise<void> {
  return fetchPage(offlinePath);
}

/**
 * Fetches ahead, once for each build, what the pages above need; nothing for those who save data.
 * The offline page of an edition that was chosen since comes along for everybody.
 */
export async function prepare(event: LastingEvent, isSavingData: boolean): Promise<void> {
  if (!(await findCopy(addressOf(offlinePath)))) await fetchOfflinePage();
  if (isSavingData || (await preparedBuild()) === SITE_BUILD) return;
  for (const path of readyPages) await fetchPage(path);
  await keepFiles(event, OFFLINE_FILES.map(addressOf));
  const quiz = new Request(addressOf('/wellness/quiz.json'));
  await quizQuestions.handle({ request: quiz, event }).catch(() => undefined);
  await rememberPrepared(SITE_BUILD);
}

function addressOf(path: string): string {
  return new URL(path, worker.location.origin).href;
}
