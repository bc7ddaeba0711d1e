import { parseSettings, settingNames, type Settings } from '#server/settings.ts';
import { ok, problem, warning, type Finding } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings as the site will read them, and what is doubtful about them. */
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
    const advice = 'Correct this variable, or unset it; docs/settings.md lists what each may be.';
    return { settings: undefined, findings: [problem('Settings', text, advice)] };
  }
}

/** Names of ours that no setting has, such as SUBSCRIPTIONS_URL. */
function misspelt(environment: Environment): Finding[] {
  const ours =
    /^(SITE|DATA|DATABASE|TRUST|COUNTRY|GEOLOCATION|WORDPRESS|SUBSCRIPTIONS?|FORMS?|QUOTE|PAYSTACK|PAYPAL|VAPID|SMTP|STAFF|RETENTION|TILES?|PUSH|LOG|METRICS)_/;
  return Object.keys(environment)
    .filter((name) => ours.test(name) && !settingNames.includes(name))
    .map((name) =>
      warning('Settings', `${name} is set, but there is no such setting`, 'Check how it is spelt.'),
    );
}

function contradictions(settings: Settings): Finding[] {
  const { SITE_URL, TRUST_PROXY, COUNTRY_HEADER, HOST } = settings;
  const isPublic = !/\/\/(localhost|127\.|\[::1\])/.test(SITE_URL);
  const doubts: [isSo: boolean, text: string, advice: string][] = [
    [
      !isPublic && !/^(127\.|localhost|::1)/.test(HOST),
      `SITE_URL is ${SITE_URL}, but the site listens to the network`,
      'Set SITE_URL to the public address: links for search engines and shares are made with it.',
    ],
    [
      isPublic && SITE_URL.startsWith('http:'),
      'SITE_URL begins with http:',
      'Serve the site over TLS and write https:, so that browsers are told to stay there.',
    ],
    [
      isPublic && TRUST_PROXY.kind === 'none',
      'TRUST_PROXY is not set',
      'Behind a proxy all visitors then have its address: one country, and one limit together.',
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
