import { registerRoute } from 'workbox-routing';
import { sendQueuedForms, queueName } from '../offline-forms/form-queue.ts';
import type { PageMessage } from '../worker-messages.ts';
import { answerPage, answerPost } from './answer-page.ts';
import { answerClick, answerPush } from './answer-push.ts';
import {
  fetchMissingPage,
  fetchPage,
  forgetPages,
  keptAddresses,
  rememberEdition,
} from './page-copies.ts';
import { builtFiles, isFilm, keptFiles, saveFiles, pictures, quizQuestions } from './site-files.ts';
import { worker, type LastingEvent } from './worker-scope.ts';

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

worker.addEventListener('install', (event) =>
  event.waitUntil(Promise.all(keptAddresses.map(fetchPage))),
);

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener('message', (event) =>
  event.waitUntil(answerMessage(event, event.data as PageMessage)),
);

async function answerMessage(event: LastingEvent, message: PageMessage): Promise<void> {
  switch (message.kind) {
    case 'page-loaded':
      await saveFiles(event, [...message.files, ...keptFiles]);
      // Open before the worker came: the browser has it and asks only for changes.
      await fetchMissingPage(message.address);
      await Promise.all(keptAddresses.map(fetchMissingPage));
      return undefined;
    case 'edition-chosen':
      return rememberEdition(message.edition);
    case 'take-over':
      return worker.skipWaiting();
    case 'forget-pages':
      return forgetPages();
  }
}

worker.addEventListener('sync', (event) => {
  if (event.tag === queueName) event.waitUntil(sendQueuedForms());
});

worker.addEventListener('push', (event) => event.waitUntil(answerPush(event.data?.json())));

worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(answerClick(event.notification)),
);
