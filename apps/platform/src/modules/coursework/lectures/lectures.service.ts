import { type Lecture, type LectureChange, lectureStatus, type NewLecture } from '@portal/domain/coursework/lecture';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import type { Files } from '../../assets/module.ts';
import { ownClass } from '../../classes/module.ts';
import { checkDates, datesOf, giveLecture, lectureUse } from './give-lecture.ts';
import { lectureViews } from './lecture-view.ts';
import { lectureQueries } from './lectures.queries.ts';
import type { LectureRow } from './lectures.tables.ts';

export interface LectureDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'events'> {
  readonly files: Files;
}

/** The teacher's material of her classes. */
export function lectureService({ database, clock, events, files }: LectureDeps) {
  const { db } = database;

  const inTransaction = (work: (tx: Tx, now: Date) => Promise<LectureRow>): Promise<Lecture> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const [view] = await lectureViews(tx, files, [await work(tx, now)], now);
      return view!;
    });

  async function locked(tx: Tx, teacherId: string, id: string): Promise<LectureRow> {
    const found = await lectureQueries(tx).lockOwn(teacherId, id);
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  /** What is out already stays out; what was to come may come now. */
  function displayOf(asRead: LectureRow, wanted: Date | null, now: Date): Date | null {
    if (wanted || !asRead.publishedAt) return wanted;
    return lectureStatus(asRead, now) === 'SCHEDULED' ? now : asRead.displayAt;
  }

  return {
    async list(teacherId: string, classId: string, page: { page: number; size: number }) {
      await ownClass(db, teacherId, classId);
      const queries = lectureQueries(db);
      const rows = await queries.page(teacherId, classId, page);
      return {
        total: await queries.total(teacherId, classId),
        items: await lectureViews(db, files, rows, clock.now()),
      };
    },

    async get(teacherId: string, id: string): Promise<Lecture> {
      const found = await lectureQueries(db).own(teacherId, id);
      if (!found) throw new DomainError('NOT_FOUND');
      const [view] = await lectureViews(db, files, [found], clock.now());
      return view!;
    },

    create: (teacherId: string, wanted: NewLecture): Promise<Lecture> =>
      inTransaction((tx, now) => giveLecture(tx, files, teacherId, wanted, now)),

    async update(teacherId: string, id: string, { version, ...wanted }: LectureChange): Promise<Lecture> {
      const changed = await inTransaction(async (tx, now) => {
        const asRead = await locked(tx, teacherId, id);
        if (asRead.version !== version) throw new DomainError('VERSION_CONFLICT');
        const dates = datesOf(wanted);
        const displayAt = displayOf(asRead, dates.displayAt, now);
        // What has ended may be corrected; only a new end has to lie ahead.
        const isNewEnd = asRead.publishedAt !== null && +(dates.deadlineAt ?? 0) !== +(asRead.deadlineAt ?? 0);
        checkDates({ ...dates, displayAt }, isNewEnd ? now : null);
        const row = await lectureQueries(tx).change(id, {
          ...wanted,
          ...dates,
          displayAt,
          title: wanted.title.trim(),
          version: version + 1,
        });
        await files.use(tx, lectureUse(row));
        return row;
      });
      events.emit('lecture.changed', { lectureId: id });
      return changed;
    },

    publish: (teacherId: string, id: string): Promise<Lecture> =>
      inTransaction(async (tx, now) => {
        const asRead = await locked(tx, teacherId, id);
        if (asRead.publishedAt) throw new DomainError('WRONG_STATE');
        const displayAt = asRead.displayAt ?? now;
        checkDates({ displayAt, deadlineAt: asRead.deadlineAt }, now);
        return lectureQueries(tx).change(id, { displayAt, publishedAt: now, version: asRead.version + 1 });
      }),

    async remove(teacherId: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await locked(tx, teacherId, id);
        await files.use(tx, lectureUse({ ...row, fileIds: [] }));
        await lectureQueries(tx).remove(id);
      });
      events.emit('lecture.changed', { lectureId: id });
    },
  };
}
