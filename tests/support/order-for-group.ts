import { randomUUID } from 'node:crypto';
import { ask } from './ask.ts';
import { consents } from './order-gold.ts';
import type { PlainBrowser } from './plain-browser.ts';

/** Orders Gold for a group or a family. @returns the path of the page for its members */
export async function orderForGroup(browser: PlainBrowser, who = 'staff'): Promise<string> {
  await browser.open('/checkout/gold');
  await browser.send({ who, people: '60', children: who === 'family' ? '2' : '' });
  await browser.send({
    name: 'Ngozi Example',
    birth: '27 3 1990',
    gender: 'Female',
    child1Gender: 'Female',
    child2Gender: 'Male',
    memberName: 'Ada Example',
    memberBirth: '27 3 1990',
    child1Name: 'Kemi Example',
    child1Birth: '30 6 2015',
    child2Name: 'Tunde Example',
    child2Birth: '30 6 2016',
    phone: '0803 123 4567',
    email: 'ngozi@company.example',
    state: 'lagos',
    organisation: `Example ${randomUUID()}`,
  });
  if (who === 'family') await browser.send({ hospital: 'later' });
  await browser.send({ ...consents, consentTold: 'enrolment-told-1' });
  return browser.path().replace(/^\/checkout\/\w+/, '/checkout/members');
}

interface SentList {
  /** A CSV file, or the bytes of a workbook. */
  readonly file: string | Uint8Array<ArrayBuffer>;
  readonly fields?: Readonly<Record<string, string>>;
  /** The address that a trusted proxy names. */
  readonly from: string;
}

/** Sends the page's form with a file, as a browser does. */
export async function sendMembers(address: string, path: string, list: SentList) {
  const form = new FormData();
  const fields = { go: 'upload', ...list.fields };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([list.file]), 'members.csv');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  return ask(address, path, {
    method: 'POST',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'content-length': body.length,
      'x-forwarded-for': list.from,
    },
    body,
  });
}
