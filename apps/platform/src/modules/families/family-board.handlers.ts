import type { familyBoardContract } from '@portal/domain/families/family-board.contract';
import { DomainError } from '../../core/domain-error.ts';
import type { Handlers } from '../../core/http/implement.ts';
import type { ModuleDeps } from '../../core/module.ts';
import { pastLessonsOf } from '../lessons/module.ts';
import type { FamilyCallers } from './family-callers.ts';
import type { FamilyDeps } from './family-door.service.ts';

export function familyBoardHandlers(
  { boards, clock }: Pick<FamilyDeps, 'boards'> & Pick<ModuleDeps, 'clock'>,
  { familyOf }: FamilyCallers,
): Handlers<typeof familyBoardContract> {
  return {
    async getFamilyBoard({ params: { id }, caller }) {
      const pages = await boards.pagesOf(pastLessonsOf(await familyOf(caller), clock.now()), id);
      if (!pages) throw new DomainError('NOT_FOUND');
      return { data: { pages } };
    },
  };
}
