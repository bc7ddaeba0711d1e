import type { Edition } from '#app/location/edition.ts';
import { referenceOf, type Intake, type LeadIntake } from '#app/leads/lead-intake.ports.ts';
import type { Log } from '#server/logging/log.ts';
import { storeFailureReason, StoreUnavailableError } from '#server/store/store-error.ts';
import type { LeadKeeper } from './keep-leads.ts';

interface IntakeOptions {
  readonly keeper: LeadKeeper;
  readonly log: Log;
  readonly edition: Edition;
  readonly requestId: string;
  /** Set when this address has sent too much: how long it is to wait. */
  readonly retryAfterSeconds?: number | undefined;
  readonly now?: () => number;
}

/** The intake for one request: says what was kept, and logs its id but nothing of its content. */
export function createIntake(options: IntakeOptions): LeadIntake {
  const { keeper, log, edition, requestId, retryAfterSeconds, now = Date.now } = options;
  return {
    async keep({
      kind,
      fields,
      consentVersion,
      submissionKey,
      suspectedBot,
      page,
    }): Promise<Intake> {
      if (retryAfterSeconds !== undefined) return { kind: 'too-many', retryAfterSeconds };
      const consent =
        consentVersion === undefined ? undefined : { version: consentVersion, givenAtMs: now() };
      try {
        const lead = { kind, fields, edition, page, consent, sentKey: submissionKey, suspectedBot };
        const { id, isNew } = await keeper.keep(lead);
        log.info({ leadId: id, kind, isNew, requestId }, 'lead kept');
        return { kind: 'kept', id, reference: referenceOf(id), isNew };
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        log.error({ kind, requestId, reason: storeFailureReason(error) }, 'lead not kept');
        return { kind: 'unavailable' };
      }
    },
  };
}
