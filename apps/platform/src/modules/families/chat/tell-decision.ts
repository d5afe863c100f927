import type { Tx } from '../../../core/database/database.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import type { DecidedForFamily } from '../../chat/module.ts';
import { familyQueries } from '../../classes/module.ts';
import { decisionLetter } from './decision-letter.ts';
import { familyVisitQueries } from './family-visits.queries.ts';
import { type FamilyLetterDeps, writeToFamily } from './write-to-family.ts';

/** Tells a guardian what the team decided of a talk, in the transaction of the decision; whoever has left still reads what came of her report. */
export async function tellDecision(
  deps: FamilyLetterDeps & Pick<ModuleDeps, 'config'>,
  tx: Tx,
  { guardianId, roomId, ...decided }: DecidedForFamily,
): Promise<void> {
  const page = await familyVisitQueries(tx).pageOf(roomId);
  if (!page) return;
  const hotline = deps.config.tenant.hotlineNumber;
  const families = familyQueries(tx);
  if (await families.of(page.classId, guardianId)) {
    await writeToFamily(deps, tx, { ...page, guardianId }, ({ className }) =>
      decisionLetter({ ...decided, className, hotline }),
    );
    return;
  }
  if (decided.by !== 'REPORTER') return;
  const to = await families.recipientOf(page.classId, guardianId, { withPast: true });
  const { class: left } = await families.ofLink(page.classId, guardianId);
  // Her link opens nothing any more.
  const letter = decisionLetter({ ...decided, className: left.name, hotline, hasLeft: true });
  if (to) await deps.mail(tx, letter(to, to.studentNames));
}
