import type { Edition } from '#app/site/edition.ts';
import { referenceOf, type Intake, type LeadIntake } from '#app/leads/lead-intake.ports.ts';
import type { Log } from '#server/log.ts';
import { storeFailureReason, StoreUnavailableError } from '#server/store/store-error.ts';
import type { LeadSaver } from './save-leads.ts';

interface IntakeOptions {
  readonly saver: LeadSaver;
  readonly log: Log;
  readonly edition: Edition;
  readonly requestId: string;
  /** Set when this sender is rate limited. */
  readonly retryAfterSeconds?: number | undefined;
}

/** Creates the intake for one request; logs the lead's id, never its content. */
export function createIntake(options: IntakeOptions): LeadIntake {
  const { saver, log, edition, requestId, retryAfterSeconds } = options;
  return {
    async save({ consentVersion: version, ...sent }): Promise<Intake> {
      if (retryAfterSeconds !== undefined) return { kind: 'too-many', retryAfterSeconds };
      const consent = version === undefined ? undefined : { version, givenAtMs: Date.now() };
      const { kind } = sent;
      try {
        const { id, isNew } = await saver.save({ ...sent, edition, consent });
        log.info({ leadId: id, kind, isNew, requestId }, 'lead saved');
        return { kind: 'saved', id, reference: referenceOf(id) };
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        log.error({ kind, requestId, reason: storeFailureReason(error) }, 'lead not saved');
        return { kind: 'unavailable' };
      }
    },
  };
}
