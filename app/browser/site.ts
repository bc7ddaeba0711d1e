import './islands/site-island.ts';
import { startChatButton } from './start-chat-button.ts';
import { startDialogs } from './start-dialogs.ts';
import { startHeader } from './start-header.ts';
import { startPwa } from './start-pwa.ts';
import { startSpinner } from './start-spinner.ts';
import { startStores } from './start-stores.ts';

// Custom elements define themselves; a file's name says that it holds one.
import.meta.glob('../**/*.element.ts', { eager: true });

startHeader();
startDialogs();
startSpinner();
startChatButton();
startStores();
startPwa();
