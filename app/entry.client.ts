// The one script of every page.
import './browser/islands/site-island.ts';
import { startChatButton } from './browser/start-chat-button.ts';
import { startDialogs } from './browser/start-dialogs.ts';
import { startHeader } from './browser/start-header.ts';
import { startPwa } from './browser/start-pwa.ts';
import { startSpinner } from './browser/start-spinner.ts';
import { startStores } from './browser/start-stores.ts';

// Custom elements define themselves; a file's name says that it holds one.
import.meta.glob('./**/*.element.ts', { eager: true });

startHeader();
startDialogs();
startSpinner();
startChatButton();
startStores();
startPwa();
