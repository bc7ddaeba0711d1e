/** The page's policy names these, and browsers refuse any other. */
export const trustedTypesPolicies = ['page', 'worker', 'default'] as const;

interface PolicyRules {
  readonly createHTML?: (html: string) => string;
  readonly createScriptURL?: (address: string) => string;
}

interface TrustedTypesFactory {
  createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules;
}

/**
 * Makes what a page may parse as HTML or run as a script: plain text is refused where the browser
 * knows Trusted Types (Chromium since 83, Safari since 26). Elsewhere the rules apply alone.
 */
export function createTrustedTypesPolicy<Rules extends PolicyRules>(
  name: (typeof trustedTypesPolicies)[number],
  rules: Rules,
): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}

const pagePolicy = createTrustedTypesPolicy('page', { createHTML: (html) => html });

/** Parses a page of this site into a document of which nothing runs or loads. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(pagePolicy.createHTML(html), 'text/html');
}
