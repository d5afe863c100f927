import { randomUUID } from 'node:crypto';
import type { InferOutput } from 'valibot';
import type { ClassPlan, NewClass, PlannedLesson, RollOver, RollOverPlan } from '@portal/domain/classes/class';
import { LIMITS } from '@portal/domain/tenant/limits';
import { dayOf } from '@portal/domain/time/day';
import { DomainError } from '../../../core/domain-error.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { courseQueries } from '../../courses/module.ts';
import { keepClassChat } from '../chat/class-chat.ts';
import { type ClassDeps, ownClass } from '../class-deps.ts';
import { fromClass, fromCourse } from '../class-material.ts';
import { classOpened } from '../class-notices.ts';
import type { ClassChange } from '../class-ports.ts';
import { classQueries, type NewClassRow } from '../classes.queries.ts';
import { studentQueries } from '../students.queries.ts';
import { ClassTimeTaken, classPlanner, type LessonTopic, type WantedTiming } from './class-planner.ts';

type Made = Pick<
  NewClassRow,
  'name' | 'courseId' | 'revisionNo' | 'packageId' | 'mode' | 'capacity' | 'place' | 'meetingUrl' | 'rolledFrom'
>;

/** What a new class is made of. */
interface Material {
  readonly row: Made;
  readonly topics: readonly LessonTopic[];
  /** Happens after the class stands. */
  finish?(change: ClassChange, classId: string, lessons: readonly PlannedLesson[]): Promise<void>;
}

/** What one lesson was tried in has no new term. */
function refuseTrial({ isTrial }: Pick<NewClassRow, 'isTrial'>): void {
  if (isTrial) throw new DomainError('WRONG_STATE');
}

/** Makes classes from courses and from older classes: all their lessons, or nothing. */
export function classCreationService(deps: ClassDeps) {
  const { lessons: ofClasses } = deps;
  const { db } = deps.database;

  /** The same client id twice gives what the first call made, whatever it says (R45). */
  async function make(
    teacher: Teacher,
    { clientId, timing }: { clientId: string; timing: WantedTiming },
    gather: (change: ClassChange) => Promise<Material>,
  ): Promise<string> {
    const made = ofClasses.change(teacher.id, async (change) => {
      const { tx, now } = change;
      const classes = classQueries(tx);
      const known = await classes.byClientId(teacher.id, clientId);
      if (known) return known.id;
      const { row, topics, finish } = await gather(change);
      if ((await classes.countOpen(teacher.id)) >= LIMITS.classesMax)
        throw new DomainError('LIMIT_REACHED', { values: { n: LIMITS.classesMax } });
      const lessons = await classPlanner(tx, deps).plan(teacher, timing, topics);
      const taken = lessons.find(({ conflict }) => conflict);
      if (taken) throw new ClassTimeTaken(taken);
      const id = `cls_${randomUUID()}`;
      const day = (lesson: PlannedLesson) => dayOf(new Date(lesson.startAt), teacher.timeZone);
      await classes.insert({
        ...row,
        id,
        clientId,
        teacherId: teacher.id,
        progress: 'UPCOMING',
        lessonTotal: lessons.length,
        startDate: day(lessons[0]!),
        endDate: day(lessons.at(-1)!),
        weeklySchedule: timing.weeklySchedule,
      });
      await change.addLessons(
        lessons.map(({ no, title, startAt, endAt }, at) => ({
          id: `les_${randomUUID()}`,
          classId: id,
          teacherId: teacher.id,
          no,
          title,
          programmeNo: topics[at]!.programmeNo,
          mode: row.mode,
          place: row.place ?? null,
          startAt: new Date(startAt),
          endAt: new Date(endAt),
        })),
      );
      await classes.record({ classId: id, event: 'CREATE', toProgress: 'UPCOMING', actor: 'TEACHER', at: now });
      await finish?.(change, id, lessons);
      await keepClassChat(deps, tx, { id, teacherId: teacher.id, name: row.name });
      const [first] = await change.upcoming(id);
      change.touch(first!.id);
      return id;
    });
    return made.catch(async (error: unknown) => {
      throw error instanceof ClassTimeTaken ? await classPlanner(db, deps).refusalOf(teacher, error.lesson) : error;
    });
  }

  /** Dates move as far as the first lesson did. */
  async function copyMaterial({ tx, now }: ClassChange, from: string, to: string, lessons: readonly PlannedLesson[]) {
    const [first] = await ofClasses.regular(tx, from);
    const shiftMs = first ? Date.parse(lessons[0]!.startAt) - first.startAt.getTime() : 0;
    await deps.coursework.copy(tx, { from, to, now, shiftMs });
  }

  /** Those who take the lessons of one class take those of another one too. */
  async function enrolAgain({ tx, now }: ClassChange, fromId: string, toId: string): Promise<void> {
    const students = (await ofClasses.rosterOf(tx, fromId)).filter(({ isTrial }) => !isTrial);
    await classQueries(tx).enrol(
      students.map(({ id: studentId, goals }) => ({
        id: `enr_${randomUUID()}`,
        classId: toId,
        studentId,
        status: 'ACTIVE',
        enrolledAt: now,
        goals,
      })),
    );
  }

  return {
    async preview(teacher: Teacher, plan: ClassPlan): Promise<PlannedLesson[]> {
      const { topics } = await fromCourse(db, teacher.id, plan);
      const planner = classPlanner(db, deps);
      return planner.withAlternatives(teacher, await planner.plan(teacher, plan, topics));
    },

    /** The id of the new class. */
    create: (teacher: Teacher, { clientId, courseId, packageId, ...wanted }: NewClass): Promise<string> =>
      make(teacher, { clientId, timing: wanted }, async ({ tx }) => {
        // Nobody puts the course away meanwhile.
        await courseQueries(tx).lockCourses(teacher.id);
        const { revisionNo, topics } = await fromCourse(tx, teacher.id, { courseId, packageId });
        const { name, mode, capacity, place, meetingUrl } = wanted;
        const texts = { name: name.trim(), place: place.trim() || null, meetingUrl: meetingUrl || null };
        return { row: { courseId, revisionNo, packageId, mode, capacity, ...texts }, topics };
      }),

    async previewRollOver(
      teacher: Teacher,
      classId: string,
      timing: InferOutput<typeof RollOverPlan>,
    ): Promise<PlannedLesson[]> {
      const old = await ownClass(db, teacher.id, classId);
      refuseTrial(old);
      const planner = classPlanner(db, deps);
      const lessons = await planner.plan(teacher, timing, await fromClass(ofClasses, db, old, deps.clock.now()));
      return planner.withAlternatives(teacher, lessons);
    },

    /** The id of the new class. */
    rollOver: (
      teacher: Teacher,
      classId: string,
      { clientId, name, withStudents, ...timing }: RollOver,
    ): Promise<string> =>
      make(teacher, { clientId, timing }, async ({ tx, now }) => {
        const old = await ownClass(tx, teacher.id, classId);
        refuseTrial(old);
        const { courseId, revisionNo, packageId, mode, capacity, place, meetingUrl } = old;
        const row = { courseId, revisionNo, packageId, mode, capacity, place, meetingUrl };
        return {
          row: { ...row, name: name.trim(), rolledFrom: old.id },
          topics: await fromClass(ofClasses, tx, old, now),
          async finish(change, newId, lessons) {
            await copyMaterial(change, classId, newId, lessons);
            if (!withStudents) return;
            await enrolAgain(change, classId, newId);
            const students = await studentQueries(change.tx).taking({ classId: newId });
            const accounts = students.flatMap(({ userId }) => userId ?? []);
            await change.notify(accounts, classOpened({ id: newId, name: name.trim() }, lessons));
          },
        };
      }),
  };
}
