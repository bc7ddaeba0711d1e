import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

interface MailServer extends AsyncDisposable {
  readonly url: string;
  /** Every message that was handed over, as it came. */
  readonly messages: readonly string[];
}

interface MailServerOptions {
  /** What it says once it has the whole message. */
  readonly verdict?: (message: string) => string;
  /** What it says instead of a greeting; nothing at all when empty. */
  readonly greeting?: string;
}

/** A small mail server (RFC 5321), without encryption or login. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { verdict = () => '250 taken', greeting = '220 mail.example' } = options;
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    const say = (line: string) => line !== '' && socket.write(`${line}\r\n`);
    say(greeting);
    let message: string[] | undefined;
    const lines = createInterface(socket).on('error', () => undefined);
    lines.on('line', (line) => {
      if (message === undefined) {
        if (/^DATA/i.test(line)) message = [];
        say(replyTo(line));
      } else if (line === '.') {
        const whole = message.join('\n');
        messages.push(whole);
        message = undefined;
        say(verdict(whole));
      } else message.push(line.replace(/^\./, ''));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function replyTo(command: string): string {
  if (/^DATA/i.test(command)) return '354 go on';
  return /^QUIT/i.test(command) ? '221 bye' : '250 fine';
}

/** Undoes what mail programs undo: quoted-printable (RFC 2045), in one pass, in each part that has it. */
export function asRead(message: string): string {
  const parts = message.split(/^(?=Content-Transfer-Encoding: )/m);
  return parts.map((part) => (part.startsWith(plainPart) ? part : decoded(part))).join('');
}

const plainPart = 'Content-Transfer-Encoding: 7bit';

function decoded(part: string): string {
  return part
    .replaceAll('=\n', '')
    .replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')));
}
