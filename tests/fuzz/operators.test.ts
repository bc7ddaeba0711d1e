import { array, assert, constantFrom, dictionary, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ContentError, parseMarkdownFile } from '#server/content/parse-yaml.ts';
import { parseRetryAfter, retryDelayMs } from '#server/outbox/retry-policy.ts';
import { createCsvParser } from '#server/providers/import/csv-parser.ts';
import { SettingError, parseSettings, settingNames } from '#server/settings.ts';
import { anyText } from '../support/any-text.ts';
import { fuzzing } from '../support/fuzz.ts';

const runs = 300;

describe('what operators write', () => {
  it('in a setting is used or refused with one line that names it', () => {
    const environment = dictionary(constantFrom(...settingNames), anyText, { maxKeys: 4 });
    assert(
      property(environment, (given) => {
        try {
          parseSettings(given);
        } catch (error) {
          expect(error).toBeInstanceOf(SettingError);
          expect((error as Error).message.split(':')[0]).toSatisfy((name: string) =>
            settingNames.includes(name),
          );
        }
      }),
      fuzzing(runs),
    );
  });

  it('in a file of content is used or refused with its file and line', () => {
    const schema = v.strictObject({ title: v.string() });
    const yaml = oneof(
      anyText,
      constantFrom('title: a', 'title: [', '&a [*a]', 'title: !!js/function x', 'a: &a\n b: *a'),
    );
    assert(
      property(yaml, anyText, (head, body) => {
        try {
          parseMarkdownFile({ file: 'a.md', text: `---\n${head}\n---\n${body}` }, schema);
        } catch (error) {
          expect(error).toBeInstanceOf(ContentError);
        }
      }),
      fuzzing(runs),
    );
  });

  it('in a list is read the same in one piece and in many', () => {
    assert(
      property(array(anyText, { maxLength: 12 }), (pieces) => {
        const whole = createCsvParser(',');
        const rows = [...whole.push(pieces.join('')), ...whole.end()];
        const parts = createCsvParser(',');
        expect([...pieces.flatMap((piece) => parts.push(piece)), ...parts.end()]).toEqual(rows);
      }),
      fuzzing(runs),
    );
  });
});

it('a delivery is tried again, at some time within six hours', () => {
  assert(
    property(anyText, (text) => {
      const delay = retryDelayMs(
        1 + text.length,
        (text.length % 10) / 10,
        parseRetryAfter(text, 0),
      );
      expect(delay).toBeGreaterThan(0);
    }),
    fuzzing(runs),
  );
});
