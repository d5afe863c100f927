import type { Db } from '../../core/database/database.ts';
import { profileQueries } from './profile.queries.ts';

/** The number by which a teacher pays her taxes, as she wrote it; empty where she has not. */
export const taxCodeOf = async (db: Db, teacherId: string): Promise<string> =>
  (await profileQueries(db, teacherId).find()).draft.personalTaxCode.trim();
