import { DomainError } from '../../../core/domain-error.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { pairQueries } from './pairs.queries.ts';

export type PairsService = ReturnType<typeof pairsService>;

/** Who talks in it. */
export interface OfTwo {
  readonly teacherId: string;
  readonly guardianId: string;
}

/** Talks of two: of a teacher and one guardian of her students there is one, whichever of them opens it. */
export function pairsService({ database: { db }, clock, families, accounts }: ChatDeps) {
  return {
    /** Undefined while nobody has opened it. */
    idOf: ({ teacherId, guardianId }: OfTwo): Promise<string | undefined> =>
      pairQueries(db).idOf(teacherId, guardianId),

    /** A guardian of nobody in a class of hers is a stranger, and looks like none. */
    open: ({ teacherId, guardianId }: OfTwo): Promise<string> =>
      db.transaction(async (tx) => {
        const teacher = await accounts.getUser(tx, teacherId);
        const guardian = await families.one(tx, teacherId, guardianId);
        if (!teacher || !guardian) throw new DomainError('NOT_FOUND');
        return pairQueries(tx).keep(
          {
            teacher: { id: teacherId, name: teacher.name, avatar: teacher.avatar },
            guardian: { id: guardianId, name: guardian.name, avatar: null },
          },
          clock.now(),
        );
      }),
  };
}
