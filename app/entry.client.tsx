import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import wholeFonts from './assets/fonts/whole-fonts.css?url';
import { loadSentPage } from './ui/page-chunk/sent-pages.ts';

async function start(): Promise<void> {
  await loadSentPage();
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}

/** Rules for letters that hardly any page has: half as long as those that every page carries. */
function addWholeFonts(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = wholeFonts;
  document.head.append(link);
}

void start().then(addWholeFonts);
