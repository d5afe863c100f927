import type { recordingConsentContract } from '@portal/domain/families/recording-consent.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RecordingConsents } from '../../live/module.ts';
import type { FamilyCallers } from '../family-callers.ts';

export interface RecordingConsentDeps {
  readonly consents: RecordingConsents;
}

export function recordingConsentHandlers(
  { consents }: RecordingConsentDeps,
  { familyOf, speaking }: FamilyCallers,
): Handlers<typeof recordingConsentContract> {
  return {
    listRecordingConsents: async ({ caller }) => ({ data: await consents.of(await familyOf(caller)) }),
    async sayRecordingConsent({ body, caller }) {
      const family = await speaking(caller);
      await consents.say(family, body);
      return { data: await consents.of(family) };
    },
  };
}
