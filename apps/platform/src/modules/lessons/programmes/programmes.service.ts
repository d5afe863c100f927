import { randomUUID } from 'node:crypto';
import { isShortNotice } from '@portal/domain/classes/short-notice';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { ProgrammePace, ProgrammeRest, programmesContract } from '@portal/domain/lessons/programmes.contract';
import { planRest, slotTitle } from '@portal/domain/lessons/rest-plan';
import { dayOf } from '@portal/domain/time/day';
import { DomainError } from '../../../core/domain-error.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { ownClass, prolongClass } from '../../classes/module.ts';
import { lessonTimes, spanFrom } from '../../schedule/module.ts';
import { classLessonQueries } from '../class-lessons.queries.ts';
import { cancelLesson } from '../lesson-cancel.ts';
import { changeLessons, type LessonChange, type LessonDeps } from '../lesson-changes.ts';
import { lessonsOn } from '../lessons-on-schedule.ts';
import { settleClass } from '../settle/settle-class.ts';
import { aheadOf, canBeUndone, extraRoomOf, openSteps, programmeRest, versionOf } from './programme-rest.ts';
import { type ClassProgramme, type ProgrammeLesson, programmeQueries, readProgramme } from './programmes.queries.ts';
import type { LessonPlanChange } from './programmes.tables.ts';
import { type Replanned, replannedLetter } from './replan-letter.ts';

type Named = Pick<Awaited<ReturnType<typeof ownClass>>, 'id' | 'name'>;
type Wanted = BodyOf<typeof programmesContract.replanProgramme>;

const invalid = (field: keyof Wanted, sentence: string) =>
  new DomainError('VALIDATION', { fields: { [field]: sentence } });

/** Programmes of her classes against what was taught, and planning the rest of one anew. */
export function programmeService(deps: LessonDeps) {
  const { database, clock } = deps;

  async function rest(teacher: Teacher, classId: string): Promise<ProgrammeRest> {
    const { lessonTotal } = await ownClass(database.db, teacher.id, classId);
    const of = await readProgramme(database.db, classId, clock.now());
    return programmeRest(database.db, clock, { of, teacher, lessonTotal });
  }

  /** Times in the place of lessons that were not held, each as long as the class's last one. Throws TimeTaken. */
  async function addExtra(
    change: LessonChange,
    teacher: Teacher,
    { id: classId, name, mode, place }: Awaited<ReturnType<typeof ownClass>>,
    { lessons, starts }: { lessons: readonly ProgrammeLesson[]; starts: readonly string[] },
  ): Promise<ProgrammeLesson[]> {
    const last = lessons.at(-1)!;
    const made: ProgrammeLesson[] = [];
    for (const [at, start] of starts.toSorted().entries()) {
      const { from: startAt, to: endAt } = spanFrom(new Date(start), last);
      if (isShortNotice(startAt, change.now)) throw invalid('extra', '24시간 안에는 수업을 더할 수 없어요.');
      const id = `les_${randomUUID()}`;
      const times = lessonTimes(change.tx, clock, teacher, lessonsOn);
      await times.refuseOverlap({ id, className: name, startAt, endAt }, { from: startAt, to: endAt });
      const no = Math.max(...lessons.map((lesson) => lesson.no)) + at + 1;
      const row = {
        id,
        classId,
        teacherId: teacher.id,
        no,
        title: '보강',
        startAt,
        endAt,
        programmeNo: null,
        mode,
        place,
      };
      await classLessonQueries(change.tx).insert([row]);
      made.push({ ...row, version: 1, status: 'UPCOMING', held: null, nos: [], wrapUp: null });
    }
    if (made.length) await prolongClass(change.tx, classId, dayOf(made.at(-1)!.startAt, teacher.timeZone));
    return made;
  }

  /** Gives each lesson the steps that are planned for it; the answer is what has changed. */
  async function layOut(
    { tx, touch }: LessonChange,
    { names, lessons, slots }: Pick<ClassProgramme, 'names' | 'lessons'> & { slots: readonly (readonly number[])[] },
  ): Promise<LessonPlanChange[]> {
    const changes: LessonPlanChange[] = [];
    for (const [at, lesson] of lessons.entries()) {
      const nos = slots[at]!;
      if (nos.join() === lesson.nos.join()) continue;
      const to = { nos, title: slotTitle(nos, (no) => names.get(no) ?? `${no}`) };
      if (!(await programmeQueries(tx).plan(lesson, to))) throw new DomainError('VERSION_CONFLICT');
      changes.push({ lessonId: lesson.id, from: { nos: lesson.nos, title: lesson.title }, to });
      touch(lesson.id);
    }
    return changes;
  }

  /** A family sees of the programme what its next lesson is about, and the time of each lesson: if that is another, it is told. */
  async function tellFamilies(
    change: LessonChange,
    { id, name }: Named,
    lessonId: string,
    told: Replanned,
  ): Promise<void> {
    if (!told.next && told.extra.length === 0) return;
    const students = await change.lessons.studentsOf((await change.lessons.byId(lessonId))!);
    await change.write(id, students, replannedLetter(name, told));
  }

  async function replan(teacher: Teacher, classId: string, wanted: Wanted): Promise<void> {
    await changeLessons(deps, teacher.id, async (change) => {
      const { tx, now } = change;
      const found = await ownClass(tx, teacher.id, classId);
      const queries = programmeQueries(tx);
      if (await queries.byId(teacher.id, classId, wanted.clientId)) return;
      if (found.canceledAt || found.progress === 'FINISHED' || found.isTrial) throw new DomainError('WRONG_STATE');
      const of = await readProgramme(tx, classId, now);
      if (versionOf(of, now) !== wanted.version) throw new DomainError('VERSION_CONFLICT');
      if (wanted.extra.length > extraRoomOf(of, found.lessonTotal))
        throw invalid('extra', '하지 못한 회차만큼만 수업을 더할 수 있어요.');
      const ahead = aheadOf(of, now);
      const extra = await addExtra(change, teacher, found, { lessons: of.lessons, starts: wanted.extra });
      const lessons = [...ahead, ...extra].toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime());
      const { slots, overflow } = planRest(openSteps(of, now), lessons.length, wanted);
      if (overflow.length) throw invalid('leftOut', `들어갈 회차가 없는 단원이 ${overflow.length}개 있어요.`);
      const names = new Map(of.programme.map(({ no, title }) => [no, title]));
      const changes = await layOut(change, { names, lessons, slots });
      await queries.add({
        id: wanted.clientId,
        classId,
        teacherId: teacher.id,
        at: now,
        changes,
        leftOut: wanted.leftOut,
        names: [...names],
        extraLessonIds: extra.map(({ id }) => id),
      });
      const next = changes.find(({ lessonId }) => lessonId === lessons[0]?.id);
      const told = {
        next: next && { ...next, startAt: lessons[0]!.startAt },
        extra: extra.map(({ startAt }) => startAt),
      };
      if (lessons[0]) await tellFamilies(change, found, lessons[0].id, told);
      if (extra.length) await settleClass(change, classId);
    });
  }

  async function undo(teacher: Teacher, classId: string, replanId: string): Promise<void> {
    await changeLessons(deps, teacher.id, async (change) => {
      const { tx, now } = change;
      const found = await ownClass(tx, teacher.id, classId);
      const queries = programmeQueries(tx);
      const row = await queries.byId(teacher.id, classId, replanId);
      if (!row) throw new DomainError('NOT_FOUND');
      if (row.undoneAt) return;
      const of = await readProgramme(tx, classId, now);
      if (of.standing?.id !== replanId || !canBeUndone(of, now)) throw new DomainError('WRONG_STATE');
      const lessons = new Map(of.lessons.map((lesson) => [lesson.id, lesson]));
      const kept = row.changes.filter(({ lessonId }) => !row.extraLessonIds.includes(lessonId));
      for (const { lessonId, from } of kept) {
        if (!(await queries.plan(lessons.get(lessonId)!, from))) throw new DomainError('WRONG_STATE');
        change.touch(lessonId);
      }
      await queries.undo(replanId, now);
      const next = aheadOf(of, now)[0];
      const back = kept.find(({ lessonId }) => lessonId === next?.id);
      if (next && back) {
        const told = { next: { from: back.to, to: back.from, startAt: next.startAt }, extra: [] };
        await tellFamilies(change, found, next.id, told);
      }
      for (const id of row.extraLessonIds) {
        const lesson = (await change.lessons.byId(id))!;
        await cancelLesson(change, lesson, { reason: '수업 계획을 되돌렸어요.', consent: true });
      }
    });
  }

  return {
    rest,

    /** The same client id twice plans once (R45). */
    async replan(teacher: Teacher, classId: string, wanted: Wanted): Promise<ProgrammeRest> {
      await replan(teacher, classId, wanted);
      return rest(teacher, classId);
    },

    async undo(teacher: Teacher, classId: string, replanId: string): Promise<ProgrammeRest> {
      await undo(teacher, classId, replanId);
      return rest(teacher, classId);
    },

    async paces({ id }: Teacher): Promise<ProgrammePace[]> {
      const running = await programmeQueries(database.db).runningOf(id);
      const paces = await Promise.all(
        running.map(async (named): Promise<ProgrammePace> => {
          const { programme, lessonsBehind } = await readProgramme(database.db, named.id, clock.now());
          const taught = programme.filter(({ isLeftOut }) => !isLeftOut);
          const covered = taught.filter(({ coveredAt }) => coveredAt !== null).length;
          return { class: named, total: taught.length, covered, behind: lessonsBehind };
        }),
      );
      return paces.filter(({ total }) => total > 0).toSorted((one, other) => other.behind - one.behind);
    },
  };
}
