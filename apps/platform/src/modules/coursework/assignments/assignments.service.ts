import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import { NOTE_LIMITS } from '@portal/domain/coursework/assignment';
import { type AssignmentEvent, refuseAssignmentEvent } from '@portal/domain/coursework/assignment-transitions';
import type { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { ownClass } from '../../classes/module.ts';
import { noteQueries } from '../notes/notes.queries.ts';
import { announce } from './announce.ts';
import { checkDates, extendedDates } from './assignment-dates.ts';
import type { AssignmentDeps } from './assignment-deps.ts';
import { assignmentUse } from './assignment-files.ts';
import { noteAddedLetter } from './assignment-letters.ts';
import { noteAdded } from './assignment-notices.ts';
import { statusOf } from './assignment-view.ts';
import { assignmentQueries, type ClassAssignment } from './assignments.queries.ts';
import type { AssignmentRow } from './assignments.tables.ts';
import { followDeadline } from './deadline-task.ts';
import { tellOfDates, tellOfWithdrawal } from './tell-of-change.ts';
import { tellStudents } from './tell-students.ts';

type NewAssignment = BodyOf<typeof assignmentsContract.createAssignment>;
type Wanted = Omit<BodyOf<typeof assignmentsContract.updateAssignment>, 'version'>;

const instant = (text: string | null) => (text === null ? null : new Date(text));

/** Columns of what she wrote. */
const columnsOf = ({ title, content, fileIds, downloadAllowed, lateAllowed, rubric, ...dates }: Wanted) => ({
  title: title.trim(),
  content,
  fileIds: [...new Set(fileIds)],
  downloadAllowed,
  lateAllowed,
  ...(rubric !== undefined && { rubric }),
  displayAt: instant(dates.displayAt),
  deadlineAt: new Date(dates.deadlineAt),
  cutoffAt: lateAllowed ? instant(dates.cutoffAt) : null,
});

/** When it is seen, once it is published: what should be seen by now is seen at once. */
const seenFrom = ({ displayAt }: Pick<AssignmentRow, 'displayAt'>, now: Date) =>
  displayAt && displayAt > now ? displayAt : now;

/** What a teacher does with the assignments of her classes. */
export function assignmentService(deps: AssignmentDeps) {
  const { database, clock, realtime, files, tasks } = deps;

  /** One action of hers on an assignment that nobody else changes or hands in meanwhile. */
  async function act(
    teacherId: string,
    id: string,
    event: AssignmentEvent,
    work: (tx: Tx, row: ClassAssignment, now: Date) => Promise<unknown>,
  ): Promise<void> {
    await database.db.transaction(async (tx) => {
      const row = await assignmentQueries(tx).lockOwn(teacherId, id);
      if (!row) throw new DomainError('NOT_FOUND');
      const now = clock.now();
      const { isCanceled, lockedAt } = row;
      const refused = refuseAssignmentEvent(
        { status: statusOf(row, now), isLocked: lockedAt !== null, isCanceled },
        event,
      );
      if (refused) throw new DomainError(refused);
      await work(tx, row, now);
    });
    realtime.tell(teacherId, 'assignment.changed', { id });
  }

  /** The change itself, its files, and the word to the students if they can see it from now on or their deadline is another. */
  async function keep(tx: Tx, row: ClassAssignment, set: Partial<AssignmentRow>, now: Date): Promise<void> {
    const changed = { ...row, ...(await assignmentQueries(tx).change(row, set)) };
    await files.use(tx, assignmentUse(changed));
    await announce(deps, tx, changed, now);
    await tellOfDates(deps, tx, changed, row);
    await followDeadline(deps, tx, changed, now);
  }

  /** The id of the new one. The same client id twice gives what the first call made, whatever it says (R45). */
  async function createIn(
    tx: Tx,
    teacherId: string,
    { clientId, classId, isDraft, ...wanted }: NewAssignment,
    templateId: string | null,
  ): Promise<string> {
    const queries = assignmentQueries(tx);
    const known = await queries.byClientId(teacherId, clientId);
    if (known) return known.id;
    const { name: className, canceledAt, progress } = await ownClass(tx, teacherId, classId);
    if (canceledAt || progress === 'FINISHED') throw new DomainError('WRONG_STATE');
    if ((await queries.countOf(classId)) >= LIMITS.handoutsMax)
      throw new DomainError('LIMIT_REACHED', { values: { n: LIMITS.handoutsMax } });
    const now = clock.now();
    const columns = columnsOf(wanted);
    checkDates(columns, isDraft ? null : now);
    const row = await queries.insert({
      id: `asg_${randomUUID()}`,
      classId,
      teacherId,
      clientId,
      templateId,
      createdAt: now,
      ...columns,
      ...(!isDraft && { publishedAt: now, displayAt: seenFrom(columns, now) }),
    });
    await files.use(tx, assignmentUse(row));
    await announce(deps, tx, { ...row, className, isCanceled: false }, now);
    await tasks.followAssignment(tx, row);
    return row.id;
  }

  /** All of them, or none. */
  async function createAll(
    teacherId: string,
    wanted: readonly NewAssignment[],
    templateId: string | null,
  ): Promise<string[]> {
    const ids = await database.db.transaction(async (tx) => {
      await assignmentQueries(tx).lockAssignments(teacherId);
      const made: string[] = [];
      for (const one of wanted) made.push(await createIn(tx, teacherId, one, templateId));
      return made;
    });
    for (const id of ids) realtime.tell(teacherId, 'assignment.changed', { id });
    return ids;
  }

  return {
    async create(teacherId: string, wanted: NewAssignment): Promise<string> {
      const [id] = await createAll(teacherId, [wanted], null);
      return id!;
    },

    createAll,

    update: (teacherId: string, id: string, { version, ...wanted }: Wanted & { version: number }): Promise<void> =>
      act(teacherId, id, 'EDIT', async (tx, row, now) => {
        if (row.version !== version) throw new DomainError('VERSION_CONFLICT');
        const columns = columnsOf(wanted);
        if (row.publishedAt === null) {
          checkDates(columns, null);
          return keep(tx, row, columns, now);
        }
        const isSeen = row.displayAt !== null && row.displayAt <= now;
        if (isSeen && columns.displayAt?.getTime() !== row.displayAt?.getTime())
          throw new DomainError('VALIDATION', { fields: { displayAt: '이미 공개해서 바꿀 수 없어요.' } });
        checkDates(columns, now);
        return keep(tx, row, isSeen ? columns : { ...columns, displayAt: seenFrom(columns, now) }, now);
      }),

    publish: (teacherId: string, id: string, version: number): Promise<void> =>
      act(teacherId, id, 'PUBLISH', async (tx, row, now) => {
        if (row.version !== version) throw new DomainError('VERSION_CONFLICT');
        checkDates(row, now);
        await keep(tx, row, { publishedAt: now, displayAt: seenFrom(row, now) }, now);
      }),

    extend: (teacherId: string, id: string, deadlineAt: string): Promise<void> =>
      act(teacherId, id, 'EXTEND', async (tx, row, now) => {
        const dates = extendedDates(row, new Date(deadlineAt), now);
        const changed = { ...row, ...(await assignmentQueries(tx).change(row, dates)) };
        await followDeadline(deps, tx, changed, now);
        await tellOfDates(deps, tx, changed, row);
      }),

    /** The same client id twice is one note; families are told of it once (R45). */
    note: (teacherId: string, id: string, { clientId, text }: { clientId: string; text: string }): Promise<void> =>
      act(teacherId, id, 'NOTE', async (tx, row, now) => {
        const notes = noteQueries(tx, id);
        const known = await notes.clientIds();
        if (known.includes(clientId)) return;
        if (known.length >= NOTE_LIMITS.most)
          throw new DomainError('LIMIT_REACHED', { values: { n: NOTE_LIMITS.most } });
        const note = { id: `asn_${randomUUID()}`, clientId, text: text.trim(), createdAt: now };
        await notes.add(note);
        if (!row.announcedAt) return;
        await tellStudents(deps, tx, row, { notice: noteAdded(row, note.id), letter: noteAddedLetter(row, note.text) });
      }),

    remove: (teacherId: string, id: string): Promise<void> =>
      act(teacherId, id, 'DELETE', async (tx, row) => {
        await tellOfWithdrawal(deps, tx, row);
        await files.use(tx, assignmentUse({ ...row, fileIds: [] }));
        await assignmentQueries(tx).remove(id);
        await tasks.dropAssignment(tx, row);
      }),
  };
}
