// npm run push -- keys|send: makes keys for push messages, sends one to every saved token.
import { become, projectEnvironment, requireInstalled } from './project.mjs';

requireInstalled();
become('node', ['server/push/push-command.ts', ...process.argv.slice(2)], projectEnvironment());
