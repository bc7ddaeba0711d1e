import { describe, expect, it } from 'vitest';
import { makeDataFolder } from '../../tests/support/make-data-folder.ts';
import { runProgram } from '../../tests/support/run-store-command.ts';
import { serve } from '../../tests/support/serve.ts';
import { everyService } from '../../tests/support/every-service.ts';

/** Runs `npm run doctor` as an operator would, after its script has looked at the build. */
async function examine(settings: Record<string, string>) {
  const DATA_DIR = await makeDataFolder();
  const environment = { BUILD_STATE: 'fresh', DATA_DIR, ...settings };
  return runProgram(['server/doctor/doctor-command.ts'], environment);
}

describe('the doctor', () => {
  it('finds nothing wrong with a bare site', { tags: 'long' }, async () => {
    const { code, output, errors } = await examine({});
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    for (const subject of ['Settings', 'Content', 'Build', 'Store'])
      expect(output).toContain(`ok       ${subject}`);
    expect(output).toContain('No problems found.');
  });

  it('says what each broken service does, what to do, and no secret', async () => {
    await using services = await serve((request, response) => {
      const isRefused = /paystack|paypal|geo/.test(request.url ?? '');
      response.writeHead(isRefused ? 401 : 503, { 'content-type': 'text/html' });
      response.end('planted-paystack');
    });
    const { code, output, errors } = await examine({
      ...everyService(services.address),
      DATABASE_URL: 'postgres://planted-user:planted-password@127.0.0.1:1/site',
      SMTP_URL: 'smtp://planted-user:planted-password@127.0.0.1:1',
      STAFF_EMAIL: 'staff@example.com',
    });
    expect(code).toBe(1);
    for (const line of [
      'PROBLEM  Store (PostgreSQL): connect ECONNREFUSED',
      'PROBLEM  WordPress: fails (503)',
      'PROBLEM  Subscription service: fails (503)',
      'PROBLEM  Forms service: fails (503)',
      'PROBLEM  Webhook: fails (503)',
      'PROBLEM  Paystack: refuses the key (401)',
      'PROBLEM  PayPal: refuses the key (401)',
      'PROBLEM  Geolocation: refuses the key (401)',
      'PROBLEM  Map tiles: fails (503)',
      'PROBLEM  Mail to staff: cannot connect',
      '10 problems found.',
    ]) {
      expect(output).toContain(line);
    }
    expect(output + errors).not.toContain('planted');
  });
});
