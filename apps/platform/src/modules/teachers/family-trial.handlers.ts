import type { familyTrialContract } from '@portal/domain/teachers/family-trial.contract';
import type { Handlers } from '../../core/http/implement.ts';
import type { TeacherDeps } from './teacher-deps.ts';

/** What a family does with the trial that it booked. */
export function familyTrialHandlers({
  families: { callers, cancelTrial },
}: Pick<TeacherDeps, 'families'>): Handlers<typeof familyTrialContract> {
  return {
    async cancelFamilyTrial({ body: { reason }, caller }) {
      await cancelTrial(await callers.speaking(caller), reason);
      return { data: {} };
    },
  };
}
