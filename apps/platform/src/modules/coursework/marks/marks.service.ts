import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { ReturnedMarks, SubmissionMarks } from '@portal/domain/coursework/marks';
import type { marksContract } from '@portal/domain/coursework/marks.contract';
import type { GradeState } from '@portal/domain/coursework/submission';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import type { Refs } from '../assignments/assignment-view.ts';
import { followGrading } from '../grading/grading-tasks.ts';
import { submissionQueries } from '../grading/submissions.queries.ts';
import { marksOfAttempts, marksQueries } from './marks.queries.ts';

type Saving = BodyOf<typeof marksContract.saveFileMarks>;
type Saying = BodyOf<typeof marksContract.saveVoiceComment>;

// Who draws has begun to grade; what was returned has to be returned once more. A wish to have it handed in again stays one.
const MARKED: Readonly<Partial<Record<GradeState, GradeState>>> = { NONE: 'GRADING', RETURNED: 'GRADED' };

const voiceView = (refs: Refs, fileId: string | null | undefined, seconds: number | null | undefined) => {
  const file = fileId ? refs.get(fileId) : undefined;
  return file && seconds ? { file, seconds } : null;
};

/** What a teacher draws on handed-in files and says of them (ASG-2). */
export function marksService(deps: AssignmentDeps) {
  const { database, clock, realtime, files } = deps;

  /** Changes the marks of a submission that nobody returns, grades or hands in again meanwhile. */
  async function change(
    teacherId: string,
    id: string,
    attempt: number,
    work: (tx: Tx, queries: ReturnType<typeof marksQueries>, fileIds: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const moved = await database.db.transaction(async (tx) => {
      const submissions = submissionQueries(tx, teacherId);
      const own = await submissions.lock(id);
      if (!own) throw new DomainError('NOT_FOUND');
      const { submission: row } = own;
      if (row.attempt !== attempt) throw new DomainError('WRONG_STATE');
      await work(tx, marksQueries(tx, row), row.fileIds);
      const gradeState = MARKED[row.gradeState];
      if (!gradeState) return null;
      // The version stays: what is written of it beside goes on from what it was.
      await submissions.mark(row, gradeState);
      await followGrading(deps, tx, own.assignment, clock.now());
      return own.assignment.id;
    });
    if (moved) realtime.tell(teacherId, 'assignment.changed', { id: moved });
  }

  return {
    async read(teacherId: string, id: string): Promise<SubmissionMarks> {
      const own = await submissionQueries(database.db, teacherId).one(id);
      if (!own) throw new DomainError('NOT_FOUND');
      const { attempt, gradeState } = own.submission;
      const queries = marksQueries(database.db, own.submission);
      const [marked, voice, before] = await Promise.all([
        queries.files(),
        queries.voice(),
        marksOfAttempts(database.db, id, attempt),
      ]);
      // What the family was told of an attempt stays what it was told.
      const earlier = before.map((one) => ({
        attempt: one.attempt,
        files: one.files.map(({ fileId, marks, returnedMarks }) => ({
          fileId,
          marks: one.voice?.returnedAt ? returnedMarks : marks,
        })),
        ...(one.voice?.returnedAt
          ? { fileId: one.voice.returnedFileId, seconds: one.voice.returnedSeconds }
          : { fileId: one.voice?.fileId, seconds: one.voice?.seconds }),
      }));
      const voiceIds = [voice, ...earlier].flatMap((one) => one?.fileId ?? []);
      const refs = await files.refsOf(database.db, voiceIds);
      return {
        attempt,
        gradeState,
        files: marked.map(({ fileId, version, marks }) => ({ fileId, version, marks })),
        voice: voiceView(refs, voice?.fileId, voice?.seconds),
        earlier: earlier.map(({ fileId, seconds, ...one }) => ({ ...one, voice: voiceView(refs, fileId, seconds) })),
      };
    },

    draw: (teacherId: string, id: string, fileId: string, { attempt, version, marks }: Saving): Promise<void> =>
      change(teacherId, id, attempt, async (_tx, queries, fileIds) => {
        if (!fileIds.includes(fileId)) throw new DomainError('NOT_FOUND');
        if (!(await queries.save(fileId, version, marks))) throw new DomainError('VERSION_CONFLICT');
      }),

    say: (teacherId: string, id: string, { attempt, before, voice }: Saying): Promise<void> =>
      change(teacherId, id, attempt, async (tx, queries) => {
        const there = await queries.voice();
        if ((there?.fileId ?? null) !== before) throw new DomainError('VERSION_CONFLICT');
        // What the family has been told is kept beside the new one.
        const fileIds = [voice?.fileId, there?.returnedFileId].flatMap((fileId) => fileId ?? []);
        const usedBy = `submission:${id}/${attempt}/voice`;
        await files.use(tx, { ownerId: teacherId, location: 'VOICE', usedBy, fileIds });
        await queries.say({ fileId: voice?.fileId ?? null, seconds: voice?.seconds ?? null });
      }),

    /** What the family was told of each attempt; of another family's nothing is asked here. */
    async returned(submissionId: string): Promise<ReturnedMarks[]> {
      const all = await marksOfAttempts(database.db, submissionId);
      const told = all.flatMap(({ attempt, files: marked, voice }) => {
        const shown = marked.filter(({ returnedMarks }) => returnedMarks.length > 0);
        return voice?.returnedAt ? [{ attempt, shown, voice }] : [];
      });
      const fileIds = told.flatMap(({ shown, voice }) => [...shown.map(({ fileId }) => fileId), voice.returnedFileId]);
      const refs = await files.refsOf(
        database.db,
        fileIds.filter((fileId) => fileId !== null),
      );
      return told.map(({ attempt, shown, voice }) => ({
        attempt,
        files: shown.flatMap(({ fileId, returnedMarks: marks }) => {
          const file = refs.get(fileId);
          return file ? [{ file, marks }] : [];
        }),
        voice: voiceView(refs, voice.returnedFileId, voice.returnedSeconds),
      }));
    },
  };
}
