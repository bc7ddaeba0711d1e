import { registerRoute } from 'workbox-routing';
import { sendWaiting } from '../waiting/send-waiting.ts';
import { syncTag } from '../waiting/waiting-form.ts';
import type { PageMessage } from '../worker-messages.ts';
import { answerPage, answerPost } from './answer-page.ts';
import { answerClick, answerPush } from './answer-push.ts';
import { findCopy, forgetPages, keepPage } from './page-copies.ts';
import { fetchOfflinePage, keepOfflinePage } from './prepare.ts';
import { builtFiles, isFilm, keepFiles, pictures, quizQuestions } from './site-files.ts';
import { worker, type LastingEvent } from './worker-scope.ts';
import { rememberEdition } from './worker-state.ts';

const isOwn = (url: URL) => url.origin === worker.location.origin;
const isPage = ({ request, url }: { request: Request; url: URL }) =>
  request.mode === 'navigate' && isOwn(url) && !url.pathname.startsWith('/api/');

registerRoute(isPage, answerPage);
registerRoute(isPage, answerPost, 'POST');
registerRoute(({ url }) => isOwn(url) && url.pathname === '/wellness/quiz.json', quizQuestions);
registerRoute(
  ({ url }) => isOwn(url) && url.pathname.startsWith('/assets/') && !isFilm(url),
  builtFiles,
);
registerRoute(({ request, url }) => isOwn(url) && request.destination === 'image', pictures);

worker.addEventListener('install', (event) => event.waitUntil(fetchOfflinePage()));

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener('message', (event) =>
  event.waitUntil(takeMessage(event, event.data as PageMessage)),
);

async function takeMessage(event: LastingEvent, message: PageMessage): Promise<void> {
  switch (message.kind) {
    case 'page-loaded':
      await keepFiles(event, message.files);
      await keepLoadedPage(message.address);
      return keepOfflinePage();
    case 'edition-chosen':
      return rememberEdition(message.edition);
    case 'take-over':
      return worker.skipWaiting();
    case 'forget-pages':
      return forgetPages();
  }
}

/** The page that was open before the worker was there: the browser has it and asks only for changes. */
async function keepLoadedPage(address: string): Promise<void> {
  if (await findCopy(address)) return;
  await keepPage(address, await fetch(address)).catch(() => undefined);
}

worker.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendWaiting());
});

worker.addEventListener('push', (event) => event.waitUntil(answerPush(event.data?.json())));

worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(answerClick(event.notification)),
);
