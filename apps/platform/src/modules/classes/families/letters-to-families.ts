import type { Db, Tx } from '../../../core/database/database.ts';
import type { NotificationsModule } from '../../notifications/module.ts';
import type { AccountedStudent } from '../students.queries.ts';
import type { FamilyLetter } from './family-letter.ts';
import { familyPaths } from './family-links.service.ts';
import { guardianQueries, type Recipient } from './guardians.queries.ts';

type Named = Pick<AccountedStudent, 'id' | 'name'>;

/** What the guardians of these students read, each once: as it is shown before it is sent. */
export async function lettersTo(
  on: Db | Tx,
  students: readonly Named[],
  letter: FamilyLetter,
): Promise<{ readonly to: Recipient; readonly letter: ReturnType<FamilyLetter> }[]> {
  const recipients = await guardianQueries(on).recipientsOf(students.map(({ id }) => id));
  return recipients.map((to) => {
    const children = students.filter(({ id }) => to.studentIds.includes(id));
    return { to, letter: letter(to, [...new Set(children.map(({ name }) => name))]) };
  });
}

/** Writes to them, each with the link of her family to the class. */
export async function writeToFamilies(
  { mail }: Pick<NotificationsModule, 'mail'>,
  tx: Tx,
  { classId, students }: { readonly classId: string; readonly students: readonly Named[] },
  letter: FamilyLetter,
): Promise<void> {
  const letters = await lettersTo(tx, students, letter);
  const ids = letters.map(({ to }) => to.id);
  const paths = await familyPaths(tx, classId, ids);
  for (const { to, letter: written } of letters) await mail(tx, { ...written, path: paths.get(to.id) ?? null });
}
