import * as v from 'valibot';
import type { Finding } from '#app/features/status/status-report.types.ts';
import type { Settings } from '#server/settings.ts';
import { askService, type Question, type Reply } from './ask-service.ts';
import { ok, problem, unused, warning } from './finding.ts';

/** Checks every configured outside service in parallel, without changing anything there. */
export function checkServices(settings: Settings): Promise<readonly Finding[]> {
  return Promise.all([
    checkWordPress(settings),
    checkReceiver('Subscription service', 'SUBSCRIPTION_URL', settings.SUBSCRIPTION_URL),
    checkReceiver('Forms service', 'FORMS_URL', settings.FORMS_URL),
    checkReceiver('Webhook', 'WEBHOOK_URL', settings.WEBHOOK_URL),
    checkPaystack(settings),
    checkPayPal(settings),
    checkTiles(settings),
    checkGeolocation(settings),
    checkQuoteForm(settings),
  ]);
}

const jsonList = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

async function checkWordPress({ WORDPRESS_URL }: Settings): Promise<Finding> {
  const name = 'WordPress';
  if (!WORDPRESS_URL) return unused(name, 'news comes from content/posts');
  const address = `${WORDPRESS_URL}/wp-json/wp/v2/posts?per_page=1&_fields=id`;
  const answer = await ask(name, 'WORDPRESS_URL', address);
  if ('state' in answer) return answer;
  if (v.is(jsonList, answer.text)) return ok(name, 'lists its posts');
  const advice =
    'WORDPRESS_URL must be the address of the site itself, with its REST API open (permalinks must not be "Plain").';
  return problem(name, 'answers, but not with a list of posts', advice);
}

/** Checks a service that only receives: any answer shows that it is up. */
async function checkReceiver(name: string, setting: string, url?: string): Promise<Finding> {
  if (!url) return unused(name, `${setting} is not set: nothing is sent there`);
  const answer = await askService(url, { method: 'OPTIONS' });
  if (answer.kind === 'unavailable') return silence(name, setting, answer.reason);
  if (answer.status >= 500) return failing(name, setting, answer.status);
  return ok(name, `can be reached (it answered ${answer.status} to OPTIONS)`);
}

async function checkPaystack(settings: Settings): Promise<Finding> {
  const name = 'Paystack';
  const { PAYSTACK_SECRET_KEY: key, PAYSTACK_URL } = settings;
  if (!key) return unused(name, 'PAYSTACK_SECRET_KEY is not set: no payment in naira');
  if (key.startsWith('pk_')) {
    return problem(
      name,
      'the key is a public one',
      'Set PAYSTACK_SECRET_KEY to the secret key, sk_….',
    );
  }
  const headers = { authorization: `Bearer ${key}` };
  const question = { headers, key: 'PAYSTACK_SECRET_KEY' };
  const answer = await ask(name, 'PAYSTACK_URL', `${PAYSTACK_URL}/transaction?perPage=1`, question);
  if ('state' in answer) return answer;
  if (!key.startsWith('sk_test_')) return ok(name, 'accepts the key');
  return warning(name, 'accepts the key, but it is a test key', 'Use sk_live_ to take money.');
}

async function checkPayPal(settings: Settings): Promise<Finding> {
  const name = 'PayPal';
  const { PAYPAL_CLIENT_ID: id, PAYPAL_SECRET: secret, PAYPAL_URL } = settings;
  if (!id || !secret) return unused(name, 'PAYPAL_CLIENT_ID is not set: no payment from abroad');
  const answer = await ask(name, 'PAYPAL_URL', `${PAYPAL_URL}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    key: 'PAYPAL_CLIENT_ID and PAYPAL_SECRET',
  });
  if ('state' in answer) return answer;
  if (!PAYPAL_URL.includes('sandbox')) return ok(name, 'accepts the account');
  return warning(
    name,
    'accepts the account, but in the sandbox',
    'Unset PAYPAL_URL to take money.',
  );
}

async function checkTiles({ TILE_URL }: Settings): Promise<Finding> {
  const name = 'Map tiles';
  if (!TILE_URL) return unused(name, 'TILE_URL is not set: no map of results');
  const parts: Readonly<Record<string, string>> = { z: '6', x: '33', y: '30', s: 'a', r: '' };
  const address = TILE_URL.replaceAll(/\{(\w)\}/g, (all, part: string) => parts[part] ?? all);
  const answer = await ask(name, 'TILE_URL', address);
  if ('state' in answer) return answer;
  const isImage = answer.headers.get('content-type')?.startsWith('image/');
  if (isImage) return ok(name, 'returns an image');
  const advice = 'TILE_URL must look like https://tiles.example/{z}/{x}/{y}.png.';
  return problem(name, 'answers, but not with an image', advice);
}

async function checkGeolocation(settings: Settings): Promise<Finding> {
  const name = 'Geolocation';
  const { GEOLOCATION_URL: url, GEOLOCATION_TOKEN: token } = settings;
  if (!url) return unused(name, 'GEOLOCATION_URL is not set: only the embedded database is used');
  const address = new URL(`${url}/8.8.8.8/json`);
  if (token) address.searchParams.set('token', token);
  const answer = await ask(name, 'GEOLOCATION_URL', address, { key: 'GEOLOCATION_TOKEN' });
  if ('state' in answer) return answer;
  const isRight = /"country"\s*:\s*"[A-Za-z]{2}"/.test(answer.text);
  if (isRight) return ok(name, 'returns a country');
  const advice = 'It must answer {"country":"NG"} to GET {url}/{address}/json.';
  return problem(name, 'answers, but not with a country', advice);
}

async function checkQuoteForm({ QUOTE_FORM_URL }: Settings): Promise<Finding> {
  const name = 'Quote form';
  if (!QUOTE_FORM_URL) return unused(name, "the quote dialog shows the site's own calculator");
  const answer = await ask(name, 'QUOTE_FORM_URL', QUOTE_FORM_URL, { redirect: 'follow' });
  return 'state' in answer ? answer : ok(name, 'can be reached');
}

type Answer = Extract<Reply, { readonly kind: 'answer' }>;

/** Asks a service. @param key which settings it may refuse @returns its answer, or what is wrong */
async function ask(
  name: string,
  setting: string,
  url: string | URL,
  { key, ...question }: Question & { readonly key?: string } = {},
): Promise<Answer | Finding> {
  const answer = await askService(url, question);
  if (answer.kind === 'unavailable') return silence(name, setting, answer.reason);
  const { status } = answer;
  if (key !== undefined && (status === 401 || status === 403)) {
    return problem(
      name,
      `refuses the key (${status})`,
      `Check ${key}: expired, or of another account?`,
    );
  }
  if (status >= 500) return failing(name, setting, status);
  if (status >= 300) {
    return problem(name, `answers with ${status}`, `Check ${setting}: is it the right address?`);
  }
  return answer;
}

function silence(name: string, setting: string, reason: string): Finding {
  const advice = `Check ${setting} and that this machine can reach it. Leads wait and are retried.`;
  return problem(name, reason, advice);
}

function failing(name: string, setting: string, status: number): Finding {
  return problem(name, `fails (${status})`, `The service is failing, or ${setting} is wrong.`);
}
