import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { newLinkId } from '../../../core/signed-link.ts';
import { familyLink, type FamilyLinkRow } from './family-links.tables.ts';

/** Reads and writes the links of families; the caller has asked whose class it is, or comes with the secret. */
export function familyLinkQueries(db: Db | Tx) {
  return {
    async byId(id: string): Promise<FamilyLinkRow | undefined> {
      const [row] = await db.select().from(familyLink).where(eq(familyLink.id, id));
      return row;
    },

    /** Those of these guardians; what is missing is made. Of two who ask at once both see the same ones. */
    async of(classId: string, guardianIds: readonly string[]): Promise<FamilyLinkRow[]> {
      const ids = [...new Set(guardianIds)];
      if (!ids.length) return [];
      await db
        .insert(familyLink)
        .values(ids.map((guardianId) => ({ id: newLinkId(), classId, guardianId })))
        .onConflictDoNothing();
      return db
        .select()
        .from(familyLink)
        .where(and(eq(familyLink.classId, classId), inArray(familyLink.guardianId, ids)));
    },

    /** Ends what was given away. */
    async renew(classId: string, guardianId: string, now: Date): Promise<void> {
      await db
        .insert(familyLink)
        .values({ id: newLinkId(), classId, guardianId, renewedAt: now })
        .onConflictDoUpdate({
          target: [familyLink.classId, familyLink.guardianId],
          set: { generation: sql`${familyLink.generation} + 1`, usedAt: null, renewedAt: now },
        });
    },

    /** Notes that a link was opened, unless that was noted since a moment. */
    async use(id: string, now: Date, notedSince: Date): Promise<void> {
      await db
        .update(familyLink)
        .set({ usedAt: now })
        .where(and(eq(familyLink.id, id), or(isNull(familyLink.usedAt), lt(familyLink.usedAt, notedSince))));
    },
  };
}
