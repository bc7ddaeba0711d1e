import { describe, expect, it } from 'vitest';
import { runStore } from '../../tests/support/run-store-command.ts';
import { useStore } from '../../tests/support/use-store.ts';

describe('npm run store -- save', () => {
  const used = useStore('sqlite');

  async function saveTo(file: string): Promise<string> {
    const { code, errors } = await runStore(used.settings, 'save', file);
    expect(code).toBe(1);
    return errors;
  }

  it('says where there is no folder to save to', async () => {
    const file = `${used.settings['DATA_DIR']}/missing/site.sqlite`;
    expect(await saveTo(file)).toMatch(/^Store: .+\nThere is no folder .+\/missing\..*\n$/);
  });

  it('says where it is given a folder', { tags: 'long' }, async () => {
    const folder = used.settings['DATA_DIR'] ?? '';
    expect(await saveTo(folder)).toMatch(/^Store: .+\n.+ is a folder\. Name a file in it\..*\n$/);
  });
});
