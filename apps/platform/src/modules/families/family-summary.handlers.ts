import type { familySummaryContract } from '@portal/domain/families/family-summary.contract';
import { DomainError } from '../../core/domain-error.ts';
import type { Handlers } from '../../core/http/implement.ts';
import type { ModuleDeps } from '../../core/module.ts';
import { pastLessonsOf } from '../lessons/module.ts';
import type { FamilyCallers } from './family-callers.ts';
import type { FamilyDeps } from './family-door.service.ts';

export function familySummaryHandlers(
  { summaries, clock }: Pick<FamilyDeps, 'summaries'> & Pick<ModuleDeps, 'clock'>,
  { familyOf }: FamilyCallers,
): Handlers<typeof familySummaryContract> {
  return {
    async getFamilySummary({ params: { id }, caller }) {
      const family = await familyOf(caller);
      const own = pastLessonsOf(family, clock.now());
      const summary = await summaries.of(
        own,
        id,
        family.students.map((student) => student.id),
      );
      if (!summary) throw new DomainError('NOT_FOUND');
      return { data: summary };
    },
  };
}
