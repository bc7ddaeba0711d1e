import { createECDH } from 'node:crypto';
import type { Finding } from '#app/features/status/status-report.types.ts';
import { currencyCodes } from '#app/features/buying/prices/price-list.ts';
import type { BankTransfer } from '#app/site/identity.schema.ts';
import { readSource } from '#server/content/open-files.ts';
import { parseSettings, type Environment, type Settings } from '#server/settings.ts';
import { findMisspeltSettings } from '#server/site-environment.ts';
import { ok, problem, unused, warning } from './finding.ts';

/** Parses the settings as the site does, and warns about doubtful ones. */
export function checkSettings(environment: Environment): {
  readonly settings: Settings | undefined;
  readonly findings: readonly Finding[];
} {
  try {
    const settings = parseSettings(environment);
    const doubts = [...misspelt(environment), ...contradictions(settings)];
    return { settings, findings: doubts.length > 0 ? doubts : [ok('Settings', 'can be used')] };
  } catch (error) {
    const text = error instanceof Error ? error.message : 'cannot be read';
    const advice = 'Correct this variable, or unset it; docs/settings.md lists what each can be.';
    return { settings: undefined, findings: [problem('Settings', text, advice)] };
  }
}

function misspelt(environment: Environment): Finding[] {
  return findMisspeltSettings(environment).map(({ given, meant }) =>
    warning('Settings', `${given} is not a setting`, `Did you mean ${meant}?`),
  );
}

const localAddress = /\/\/(localhost|127\.|\[::1\])/;

/** True when only this machine can open the site's address. */
function isLocal({ SITE_URL }: Pick<Settings, 'SITE_URL'>): boolean {
  return localAddress.test(SITE_URL);
}

/** True when leads would leave this machine for all to read. */
function isOpenToReaders({ WEBHOOK_URL: url }: Settings): boolean {
  return url?.startsWith('http:') === true && !localAddress.test(url);
}

/** True when a payment service takes real money. */
function takesMoney({ PAYSTACK_SECRET_KEY, PAYPAL_CLIENT_ID, PAYPAL_URL }: Settings): boolean {
  const isPaypalLive = PAYPAL_CLIENT_ID !== undefined && !PAYPAL_URL.includes('sandbox');
  return PAYSTACK_SECRET_KEY?.startsWith('sk_live_') || isPaypalLive;
}

function contradictions(settings: Settings): Finding[] {
  const { SITE_URL, TRUST_PROXY, COUNTRY_HEADER, HOST } = settings;
  const isPublic = !isLocal(settings);
  const doubts: [isSo: boolean, text: string, advice: string][] = [
    [
      !isPublic && !/^(127\.|localhost|::1)/.test(HOST),
      `SITE_URL is ${SITE_URL}, but the site listens to the network`,
      'Set SITE_URL to the public address: canonical links, feeds and shares use it.',
    ],
    [
      !isPublic && takesMoney(settings),
      `payments are taken, but SITE_URL is ${SITE_URL}`,
      'Set SITE_URL to the public address: payment services send visitors back there.',
    ],
    [
      isPublic && SITE_URL.startsWith('http:'),
      'SITE_URL starts with http:',
      'Serve the site over TLS and use https:, so that browsers stay on TLS.',
    ],
    [
      isPublic && TRUST_PROXY.kind === 'none',
      'TRUST_PROXY is not set',
      'Behind a proxy, all visitors would share its address, and so one country and one rate limit.',
    ],
    [
      isOpenToReaders(settings),
      'WEBHOOK_URL starts with http:',
      'Use https:. The signature shows who sent a lead, but does not hide it on the way.',
    ],
    [
      COUNTRY_HEADER !== undefined && TRUST_PROXY.kind === 'none',
      'COUNTRY_HEADER is set, but no proxy is trusted, so it is never believed',
      'Set TRUST_PROXY to the addresses of the CDN or proxy.',
    ],
  ];
  return doubts.flatMap(([isSo, text, advice]) =>
    isSo ? [warning('Settings', text, advice)] : [],
  );
}

const bankTransfer = 'Bank transfer';

/** Checks the accounts in `content/identity.yaml`, and that each currency can be paid somehow. */
export async function checkBankTransfer(settings: Settings): Promise<Finding> {
  // What is wrong with the file is found with the rest of the content.
  const identity = await readSource('content', 'identity').catch(() => undefined);
  if (!identity)
    return unused(bankTransfer, 'cannot be checked: content/identity.yaml cannot be read');
  return judgeAccounts(identity.bankTransfer, settings);
}

/** Judges the accounts of an insurer. */
export function judgeAccounts({ isSample, accounts }: BankTransfer, settings: Settings): Finding {
  if (isSample) {
    const text = 'the accounts are samples: the page tells visitors not to pay into them';
    const advice = 'Put your accounts into content/identity.yaml, then set isSample to false.';
    return isLocal(settings) ? unused(bankTransfer, text) : warning(bankTransfer, text, advice);
  }
  const has = new Set(accounts.map(({ currency }) => currency));
  const unpayable = currencyCodes.filter((one) => !has.has(one) && !hasService(one, settings));
  if (unpayable.length === 0) return ok(bankTransfer, `accounts in ${[...has].join(', ')}`);
  const text = `orders in ${unpayable.join(', ')} can be paid neither online nor by transfer`;
  return warning(
    bankTransfer,
    text,
    'Add an account to content/identity.yaml, or set up PayPal or Paystack.',
  );
}

function hasService(currency: string, settings: Settings): boolean {
  const key = currency === 'NGN' ? settings.PAYSTACK_SECRET_KEY : settings.PAYPAL_CLIENT_ID;
  return key !== undefined;
}

/** Checks that the two VAPID keys belong together. */
export function checkPush({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Settings): Finding {
  const name = 'Push messages';
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) {
    return unused(name, 'VAPID keys are not set: visitors are not asked for permission');
  }
  const advice = 'Make a new pair. Tokens saved with the old one will stop working.';
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(VAPID_PRIVATE_KEY, 'base64url'));
    const isPair = pair.getPublicKey().equals(Buffer.from(VAPID_PUBLIC_KEY, 'base64url'));
    return isPair
      ? ok(name, 'the keys belong together')
      : problem(name, 'the keys are not a pair', advice);
  } catch {
    return problem(name, 'the private key is not valid', advice);
  }
}
