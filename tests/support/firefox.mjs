#!/usr/bin/env node
// Stands in for Firefox where Playwright starts it: answers the one command that Debian's Firefox does not
// know yet, and passes all else on. Until that Firefox knows it, which is when this file can go.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const program = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const unknown = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(program, process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] });
firefox.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => firefox.kill());

for await (const line of createInterface(firefox.stderr)) {
  const [, address] = /^WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
  if (address) listenFor(address);
  else process.stderr.write(`${line}\n`);
}

/** @param {string} address where Firefox listens */
function listenFor(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    const { port } = server.address();
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (playwright, { url }) => {
    const upstream = new WebSocket(address + url);
    const isOpen = new Promise((resolve) => upstream.once('open', resolve));
    playwright.on('message', async (data) => {
      const { id, method } = JSON.parse(data);
      if (method === unknown) {
        playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
        return;
      }
      await isOpen;
      upstream.send(data.toString());
    });
    upstream.on('message', (data) => playwright.send(data.toString()));
    playwright.on('close', () => upstream.close());
    upstream.on('close', () => playwright.close());
  });
}
