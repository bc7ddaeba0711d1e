import type { BankTransfer } from '#app/site/identity.types.ts';
import { readIdentity } from '#server/content/identity.ts';
import type { Settings } from '#server/settings.ts';
import { isLocal } from './check-settings.ts';
import { ok, unused, warning, type Finding } from './finding.ts';

const name = 'Bank transfer';
const currencies = ['NGN', 'USD', 'GBP', 'EUR'] as const;

/** Checks the accounts in `content/identity.yaml`, and that each currency can be paid somehow. */
export async function checkBankTransfer(settings: Settings, folder = 'content'): Promise<Finding> {
  // What is wrong with the file is found with the rest of the content.
  const identity = await readIdentity(folder).catch(() => undefined);
  if (!identity) return unused(name, 'cannot be checked: content/identity.yaml cannot be read');
  return judgeAccounts(identity.bankTransfer, settings);
}

/** Judges the accounts of an insurer. */
export function judgeAccounts({ isSample, accounts }: BankTransfer, settings: Settings): Finding {
  if (isSample) {
    const text = 'the accounts are samples: the page tells visitors not to pay into them';
    const advice = 'Put your accounts into content/identity.yaml, then set isSample to false.';
    return isLocal(settings) ? unused(name, text) : warning(name, text, advice);
  }
  const has = new Set(accounts.map(({ currency }) => currency));
  const unpayable = currencies.filter((one) => !has.has(one) && !hasService(one, settings));
  if (unpayable.length === 0) return ok(name, `accounts in ${[...has].join(', ')}`);
  const text = `orders in ${unpayable.join(', ')} can be paid neither online nor by transfer`;
  return warning(
    name,
    text,
    'Add an account to content/identity.yaml, or set up PayPal or Paystack.',
  );
}

function hasService(currency: string, settings: Settings): boolean {
  const key = currency === 'NGN' ? settings.PAYSTACK_SECRET_KEY : settings.PAYPAL_CLIENT_ID;
  return key !== undefined;
}
