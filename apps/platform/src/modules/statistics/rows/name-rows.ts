import { ATTENDANCE_LABELS } from '@portal/domain/lessons/attendance';
import type { Metric, StatisticsRow } from '@portal/domain/statistics/statistics';
import { TRANSACTION_REASON_LABELS } from '@portal/domain/wallet/transaction-reason';
import type { RowNameQueries } from './row-names.queries.ts';
import type { FactRow } from './rows.queries.ts';

type Named = Pick<StatisticsRow, 'id' | 'kind' | 'title' | 'detail'>;
type NameRow = (row: FactRow) => Named;
/** How the rows of a page are called; asks for all their names at once. */
type Naming = (
  names: RowNameQueries,
  rows: readonly FactRow[],
  classNameOf: (row: FactRow) => string,
) => Promise<NameRow>;

const NO_SHOW = '학생이 오지 않은 수업';
const HANDED_IN = '제출';
const NOT_HANDED_IN = '미제출';
const SEPARATOR = ' · ';

const joined = (...words: readonly (string | undefined)[]) => words.filter(Boolean).join(SEPARATOR);
const refsOf = (rows: readonly FactRow[]) => [...new Set(rows.map(({ refId }) => refId))];
const partsOf = (rows: readonly FactRow[]) => [...new Set(rows.map(({ part }) => part))];
const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

const lessons: Naming = async (names, rows, classNameOf) => {
  const found = byId(await names.lessons(refsOf(rows)));
  return (row) => {
    const lesson = found.get(row.refId);
    return {
      id: row.refId,
      kind: 'LESSON',
      title: lesson?.name ?? '',
      detail: joined(classNameOf(row), lesson?.noShow ? NO_SHOW : undefined),
    };
  };
};

const attendance: Naming = async (names, rows, classNameOf) => {
  const [nameLesson, students, states] = await Promise.all([
    lessons(names, rows, classNameOf),
    names.students(partsOf(rows)).then(byId),
    names.attendance(refsOf(rows)),
  ]);
  const stateOf = new Map(states.map(({ lessonId, studentId, state }) => [`${lessonId} ${studentId}`, state]));
  return (row) => {
    const state = stateOf.get(`${row.refId} ${row.part}`);
    const label = state && ATTENDANCE_LABELS[state];
    return { ...nameLesson(row), detail: joined(students.get(row.part)?.name, label, classNameOf(row)) };
  };
};

/** What a lesson earned is led to by its transaction; what was imported has no lesson. */
const incomes: Naming = async (names, rows, classNameOf) => {
  const ids = refsOf(rows);
  const [nameLesson, earned, imported] = await Promise.all([
    lessons(names, rows, classNameOf),
    names.incomes(ids),
    names.transactions(ids).then(byId),
  ]);
  const transactionOf = new Map(earned.map(({ lessonId, transactionId }) => [lessonId, transactionId]));
  return (row) => {
    const sum = imported.get(row.refId);
    if (sum) return { id: sum.id, kind: 'TRANSACTION', title: sum.name, detail: '' };
    const transactionId = transactionOf.get(row.refId);
    return { ...nameLesson(row), ...(transactionId && { id: transactionId, kind: 'TRANSACTION' }) };
  };
};

const students: Naming = async (names, rows, classNameOf) => {
  const found = byId(await names.students(refsOf(rows)));
  return (row) => ({
    id: row.refId,
    kind: 'STUDENT',
    title: found.get(row.refId)?.name ?? '',
    detail: classNameOf(row),
  });
};

const reviews: Naming = async (names, rows, classNameOf) => {
  const found = byId(await names.reviews(refsOf(rows)));
  return (row) => ({
    id: row.refId,
    kind: 'REVIEW',
    title: found.get(row.refId)?.name ?? '',
    detail: classNameOf(row),
  });
};

const homework: Naming = async (names, rows, classNameOf) => {
  const [found, people] = await Promise.all([
    names.assignments(refsOf(rows)).then(byId),
    names.students(partsOf(rows)).then(byId),
  ]);
  return (row) => ({
    id: row.refId,
    kind: 'ASSIGNMENT',
    title: found.get(row.refId)?.name ?? '',
    detail: joined(people.get(row.part)?.name, row.value > 0 ? HANDED_IN : NOT_HANDED_IN, classNameOf(row)),
  });
};

const points: Naming = async (names, rows) => {
  const found = byId(await names.transactions(refsOf(rows)));
  return (row) => {
    const one = found.get(row.refId);
    return {
      id: row.refId,
      kind: 'TRANSACTION',
      title: one?.name ?? '',
      detail: one ? TRANSACTION_REASON_LABELS[one.reason] : '',
    };
  };
};

/** A talk of a class bears its name, one of two that of the other. */
const replies: Naming = async (names, rows, classNameOf) => {
  const talks = byId(await names.rooms(refsOf(rows)));
  return (row) => {
    const talk = talks.get(row.refId);
    const title = talk?.title ?? talk?.others ?? '';
    const className = classNameOf(row);
    return { id: row.refId, kind: 'CHAT', title, detail: className === title ? '' : className };
  };
};

const NAMINGS: Record<Metric, Naming> = {
  LESSONS_HELD: lessons,
  LESSONS_CANCELED: lessons,
  MINUTES: lessons,
  STUDENTS: students,
  NEW_STUDENTS: students,
  GROSS: incomes,
  NET: incomes,
  RATING: reviews,
  ATTENDANCE: attendance,
  HOMEWORK: homework,
  REPLY_MINUTES: replies,
  POINTS_EARNED: points,
  POINTS_USED: points,
};

/** Gives the rows of a metric the names of what they are. */
export async function nameRows(
  names: RowNameQueries,
  metric: Metric,
  rows: readonly FactRow[],
): Promise<StatisticsRow[]> {
  if (!rows.length) return [];
  const classIds = [...new Set(rows.map(({ classId }) => classId).filter((id) => id !== null))];
  const classes = byId(classIds.length ? await names.classes(classIds) : []);
  const nameOf = await NAMINGS[metric](names, rows, ({ classId }) =>
    classId === null ? '' : (classes.get(classId)?.name ?? ''),
  );
  return rows.map((row) => {
    const { part, at, classId, value } = row;
    return { ...nameOf(row), part, at: at.toISOString(), classId, value };
  });
}
