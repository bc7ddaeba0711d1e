// Sends a site what does it harm, from three addresses and in another process than who measures:
// 200 forms of spaces at once, 50 lists of members that never end, and 30 posts a second.
// Arguments: the site, the path of a page for members, seconds.
import { once } from 'node:events';
import { request as openRequest, type ClientRequest, type IncomingMessage } from 'node:http';

const [address = '', membersPath = '', seconds = '0'] = process.argv.slice(2);
const { hostname, port } = new URL(address);
const counts: Record<string, number> = {};
const lists: ClientRequest[] = [];
let sent = 0;

function open(path: string, type: string, bytes: number): ClientRequest {
  sent += 1;
  const headers = {
    accept: 'text/html',
    'content-type': type,
    'content-length': bytes,
    'x-forwarded-for': `203.0.113.${1 + (sent % 3)}`,
  };
  return openRequest({ hostname, port, path, method: 'POST', headers, agent: false });
}

/** Counts how it ends. */
async function count(what: string, request: ClientRequest): Promise<void> {
  const [response] = (await once(request, 'response').catch(() => [])) as [IncomingMessage?];
  response?.resume();
  const ending = `${what} ${response?.statusCode ?? 'cut off'}`;
  counts[ending] = (counts[ending] ?? 0) + 1;
}

function sendForm(what: string, message: string): Promise<void> {
  const body = `name=Ada&message=${message}`;
  const request = open('/contact', 'application/x-www-form-urlencoded', body.length);
  request.end(body);
  return count(what, request);
}

function beginList(): Promise<void> {
  const list = open(membersPath, 'multipart/form-data; boundary=x', 2_000_000);
  list.write(Buffer.alloc(1_900_000));
  lists.push(list);
  return count('lists', list);
}

const spaces = `${'+'.repeat(63_000)}x`;
const running = [
  ...Array.from({ length: 50 }, beginList),
  ...Array.from({ length: 200 }, () => sendForm('spaces', spaces)),
];
const drip = setInterval(() => {
  for (const list of lists) if (list.writable) list.write('x');
}, 1000);
const stream = setInterval(() => running.push(sendForm('posts', 'hello')), 1000 / 30);
setTimeout(
  () => {
    clearInterval(stream);
    clearInterval(drip);
    for (const list of lists) list.destroy();
    void Promise.all(running).then(() => process.stdout.write(JSON.stringify(counts)));
  },
  Number(seconds) * 1000,
);
