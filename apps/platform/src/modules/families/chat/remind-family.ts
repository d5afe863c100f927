import type { Tx } from '../../../core/database/database.ts';
import { previewOf, type Reminded } from '../../chat/module.ts';
import { announcementLetter } from './announcement-letter.ts';
import { familyVisitQueries } from './family-visits.queries.ts';
import { type FamilyLetterDeps, writeToFamily } from './write-to-family.ts';

/** Reminds a guardian of an announcement. One letter is enough: what else waits in the talk calls her no more. */
export async function remindFamily(deps: FamilyLetterDeps, tx: Tx, reminded: Reminded, now: Date): Promise<void> {
  const unseen = { ...reminded, room: 'class' } as const;
  await familyVisitQueries(tx).tell(unseen, now);
  await writeToFamily(deps, tx, unseen, (names) =>
    announcementLetter({ ...names, preview: previewOf(reminded.content) }),
  );
}
