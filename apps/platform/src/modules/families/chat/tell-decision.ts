import type { Tx } from '../../../core/database/database.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import type { DecidedForFamily } from '../../chat/module.ts';
import { decisionLetter } from './decision-letter.ts';
import { familyVisitQueries } from './family-visits.queries.ts';
import { type FamilyLetterDeps, writeToFamily } from './write-to-family.ts';

/** Tells a guardian what the team decided of a talk, in the transaction of the decision. */
export async function tellDecision(
  deps: FamilyLetterDeps & Pick<ModuleDeps, 'config'>,
  tx: Tx,
  { guardianId, roomId, ...decided }: DecidedForFamily,
): Promise<void> {
  const page = await familyVisitQueries(tx).pageOf(roomId);
  if (!page) return;
  const hotline = deps.config.tenant.hotlineNumber;
  await writeToFamily(deps, tx, { ...page, guardianId }, ({ className }) =>
    decisionLetter({ ...decided, className, hotline }),
  );
}
