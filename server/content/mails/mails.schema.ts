import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const line = v.pipe(text, v.regex(/^.+$/, 'must be one line'));

/** What each mail is told when it is sent, by the names that its text uses for it. */
export const mailFacts = {
  newsletter: ['leaveUrl'],
  tips: ['leaveUrl'],
  tipsThatFit: ['leaveUrl', 'pickedTips'],
  contact: ['day', 'reference'],
  quote: ['day', 'reference'],
  privacyRequest: ['day', 'reference'],
  order: ['plan', 'reference', 'payUrl'],
  orderToAgree: ['plan', 'reference', 'payUrl'],
  returnCode: ['code', 'codeMinutes'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MailName = keyof typeof mailFacts;

/** Names that mean something in some mail. */
export const allFacts: readonly string[] = [...new Set(Object.values(mailFacts).flat())];

function mail(name: MailName) {
  const facts: readonly string[] = mailFacts[name];
  const others = allFacts.filter((fact) => !facts.includes(fact));
  return v.strictObject({
    subject: v.pipe(
      line,
      v.check((subject) => !others.some((fact) => uses(subject, fact)), explain(facts)),
    ),
    text: v.pipe(
      text,
      v.check((all) => facts.every((fact) => uses(all, fact)), explain(facts)),
      v.check((all) => !others.some((fact) => uses(all, fact)), explain(facts)),
    ),
  });
}

function uses(words: string, fact: string): boolean {
  return new RegExp(`\\{\\{\\s*${fact}\\s*\\}\\}`).test(words);
}

function explain(facts: readonly string[]): string {
  return `must use ${facts.map((fact) => `{{${fact}}}`).join(' and ')}, and no name of another mail`;
}

/** The shape of `content/mails.yaml`. */
export const mailsSchema = v.strictObject({
  newsletter: mail('newsletter'),
  tips: mail('tips'),
  tipsThatFit: mail('tipsThatFit'),
  contact: mail('contact'),
  quote: mail('quote'),
  privacyRequest: mail('privacyRequest'),
  order: mail('order'),
  orderToAgree: mail('orderToAgree'),
  returnCode: mail('returnCode'),
});
