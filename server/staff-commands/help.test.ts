import { expect, it } from 'vitest';
import { runProgram } from '../../tests/support/run-store-command.ts';

it.each([
  ['doctor', 'server/doctor/doctor-command.ts'],
  ['providers', 'server/providers/providers-command.ts'],
  ['push', 'server/push/push-command.ts'],
  ['store', 'server/store/store-command.ts'],
])('%s shows its usage, then what is wrong', { tags: 'long' }, async (name, program) => {
  const { code, output, errors } = await runProgram([program, 'wrong'], {});
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(new RegExp(`^npm run ${name} `));
  expect(errors).toMatch(/\n\n.*"wrong".*\n$/);
});

// All of them ask the same function.
it('a program says how to use it when asked, and that is no error', async () => {
  const program = 'server/leads/commands/leads-command.ts';
  const { code, errors } = await runProgram([program, 'wrong'], {});
  expect(code).toBe(1);
  expect(errors).toMatch(/\n\nunknown command "wrong"\n$/);
  const help = await runProgram([program, '--help'], {});
  expect(help).toMatchObject({ code: 0, errors: '' });
  expect(help.output).toMatch(/^npm run leads/);
  expect(errors.startsWith(help.output)).toBe(true);
});
