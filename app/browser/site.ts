import './islands/site-island.ts';
import { loadElements } from './load-elements.ts';
import { startChatButton } from './start-chat-button.ts';
import { startDialogs } from './start-dialogs.ts';
import { startHeader } from './start-header.ts';
import { startPwa } from './start-pwa.ts';
import { startSpinner } from './start-spinner.ts';
import { startStores } from './start-stores.ts';

loadElements();
startHeader();
startDialogs();
startSpinner();
startChatButton();
startStores();
startPwa();
