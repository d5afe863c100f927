import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { PageMark } from '@portal/domain/coursework/marks';
import type { Db, Tx } from '../../../core/database/database.ts';
import { submissionMarks, submissionVoice } from './marks.tables.ts';

export interface Attempt {
  readonly id: string;
  readonly attempt: number;
}

/** What is drawn on, and said of, one attempt; whoever asks has found the submission among the teacher's or the family's own. */
export function marksQueries(db: Db | Tx, { id, attempt }: Attempt) {
  const key = { submissionId: id, attempt };
  const ofMarks = and(eq(submissionMarks.submissionId, id), eq(submissionMarks.attempt, attempt));
  const ofVoice = and(eq(submissionVoice.submissionId, id), eq(submissionVoice.attempt, attempt));
  return {
    files: () => db.select().from(submissionMarks).where(ofMarks).orderBy(submissionMarks.fileId),

    async voice() {
      const [row] = await db.select().from(submissionVoice).where(ofVoice);
      return row;
    },

    /** Returns whether these marks went on from the ones that are there. */
    async save(fileId: string, version: number, marks: PageMark[]): Promise<boolean> {
      const rows =
        version === 0
          ? await db
              .insert(submissionMarks)
              .values({ ...key, fileId, marks, version: 1 })
              .onConflictDoNothing()
              .returning({ version: submissionMarks.version })
          : await db
              .update(submissionMarks)
              .set({ marks, version: version + 1 })
              .where(and(ofMarks, eq(submissionMarks.fileId, fileId), eq(submissionMarks.version, version)))
              .returning({ version: submissionMarks.version });
      return rows.length > 0;
    },

    async say(said: { fileId: string | null; seconds: number | null }): Promise<void> {
      await db
        .insert(submissionVoice)
        .values({ ...key, ...said })
        .onConflictDoUpdate({ target: [submissionVoice.submissionId, submissionVoice.attempt], set: said });
    },

    /** What is drawn and said now is what the family is told. */
    async giveBack(at: Date): Promise<void> {
      await db.update(submissionMarks).set({ returnedMarks: submissionMarks.marks }).where(ofMarks);
      await db
        .insert(submissionVoice)
        .values({ ...key, returnedAt: at })
        .onConflictDoUpdate({
          target: [submissionVoice.submissionId, submissionVoice.attempt],
          set: {
            returnedFileId: submissionVoice.fileId,
            returnedSeconds: submissionVoice.seconds,
            returnedAt: sql`excluded.returned_at`,
          },
        });
    },
  };
}

/** What is drawn on, and said of, all attempts; or of those before one. The newest first. */
export async function marksOfAttempts(db: Db, submissionId: string, before?: number) {
  const isBefore = ({ attempt }: typeof submissionMarks | typeof submissionVoice) =>
    before === undefined ? undefined : lt(attempt, before);
  const [files, voices] = await Promise.all([
    db
      .select()
      .from(submissionMarks)
      .where(and(eq(submissionMarks.submissionId, submissionId), isBefore(submissionMarks)))
      .orderBy(desc(submissionMarks.attempt), submissionMarks.fileId),
    db
      .select()
      .from(submissionVoice)
      .where(and(eq(submissionVoice.submissionId, submissionId), isBefore(submissionVoice))),
  ]);
  const attempts = [...new Set([...files, ...voices].map(({ attempt }) => attempt))].sort((one, other) => other - one);
  return attempts.map((attempt) => ({
    attempt,
    files: files.filter((file) => file.attempt === attempt),
    voice: voices.find((voice) => voice.attempt === attempt),
  }));
}
