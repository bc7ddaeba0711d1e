import { expect, it } from 'vitest';
import { runProgram } from '../../tests/support/run-store-command.ts';

it.each([
  ['doctor', 'server/doctor/doctor-command.ts'],
  ['leads', 'server/leads/commands/leads-command.ts'],
  ['enrolments', 'server/enrolment/commands/enrolments-command.ts'],
  ['providers', 'server/providers/providers-command.ts'],
  ['push', 'server/push/push-command.ts'],
  ['store', 'server/store/store-command.ts'],
])('%s says how to use it, and for a wrong argument why not, at the end', async (name, program) => {
  const help = await runProgram([program, '--help'], {});
  expect(help).toMatchObject({ code: 0, errors: '' });
  expect(help.output).toMatch(new RegExp(`^npm run ${name}`));
  const { code, output, errors } = await runProgram([program, 'wrong'], {});
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors.startsWith(help.output)).toBe(true);
  expect(errors.slice(help.output.length)).toMatch(/^\n.*"wrong".*\n$/);
});
