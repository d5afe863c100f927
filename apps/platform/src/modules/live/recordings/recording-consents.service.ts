import type { RecordingConsent } from '@portal/domain/families/recording-consent.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Family } from '../../classes/module.ts';
import type { LiveDeps } from '../live-deps.ts';
import type { liveMedia } from '../media/live-media.ts';
import { recordingConsentQueries } from './recording-consents.queries.ts';
import type { RecordingErasure } from './recording-erasure.ts';

/** Whether children may be recorded, as their guardians say. */
export interface RecordingConsents {
  of(family: Family): Promise<{ isOffered: boolean; items: RecordingConsent[] }>;
  /** A no ends what is recorded now, and erases what the child was in. */
  say(family: Family, said: { readonly studentId: string; readonly may: boolean }): Promise<void>;
}

interface Around extends Pick<LiveDeps, 'database' | 'clock' | 'config'> {
  readonly mediaOf: ReturnType<typeof liveMedia>;
  readonly erasure: RecordingErasure;
  readonly lookAtRecordings: (classId: string) => Promise<void>;
}

export function recordingConsents(around: Around): RecordingConsents {
  const { database, clock, config, mediaOf, erasure, lookAtRecordings } = around;
  const consents = recordingConsentQueries(database.db);

  /** Whether the room of its numbered lessons can be recorded, or would be that of a trial class. */
  async function isOfferedIn({ id, mode, meetingUrl }: Family['class']): Promise<boolean> {
    if (!config.live.egress || mode === 'OFFLINE') return false;
    return mediaOf({ meetingUrl, students: { length: await consents.sizeOf(id) } }).isRecordable;
  }

  return {
    async of(family) {
      const [isOffered, items] = await Promise.all([isOfferedIn(family.class), consents.of(family)]);
      return { isOffered, items };
    },

    async say({ class: { id: classId }, guardian }, { studentId, may }) {
      const said = { classId, studentId, guardianId: guardian.id, may, saidAt: clock.now() };
      if (!(await consents.say(said))) throw new DomainError('NOT_FOUND');
      if (!may) {
        await erasure.eraseRefused({ classId, studentId });
        void erasure.removeFiles();
      }
      await lookAtRecordings(classId);
    },
  };
}
