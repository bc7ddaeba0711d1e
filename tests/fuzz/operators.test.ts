import { assert, constantFrom, dictionary, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ContentError, parseMarkdownFile } from '#server/content/parse-yaml.ts';
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
});
