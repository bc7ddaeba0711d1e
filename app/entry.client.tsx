import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadSentPage } from './ui/page-chunk/sent-pages.ts';

async function start(): Promise<void> {
  await loadSentPage();
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}

void start();
