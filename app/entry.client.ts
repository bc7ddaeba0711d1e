// The one script of every page.
import './browser/islands/site-island.ts';
import { startChatButton } from './browser/start-chat-button.ts';
import { startDialogs } from './browser/start-dialogs.ts';
import { startHeader } from './browser/start-header.ts';
import { startPwa } from './browser/start-pwa.ts';
import { startSpinner } from './browser/start-spinner.ts';
import { startStores } from './browser/start-stores.ts';

// Custom elements define themselves; a file's name says that it holds one. What a single feature has
// comes with the pages that show it, but for the offline page, which must do without the network.
import.meta.glob('./{ui,features/reach}/**/*.element.ts', { eager: true });
const ofFeatures = import.meta.glob(['./features/**/*.element.ts', '!./features/reach/**']);
for (const [path, load] of Object.entries(ofFeatures)) {
  const tag = /([^/]+)\.element\.ts$/.exec(path)?.[1] ?? '';
  if (document.querySelector(tag)) load().catch((error: unknown) => console.error(error));
}

if (import.meta.env.DEV) {
  // A changed island is drawn again once the router has its data again; there is no router here.
  Object.assign(window, { __reactRouterDataRouter: { revalidate: () => undefined } });
}

startHeader();
startDialogs();
startSpinner();
startChatButton();
startStores();
startPwa();
