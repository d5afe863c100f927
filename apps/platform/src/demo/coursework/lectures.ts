import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import type { lecture } from '../../modules/coursework/lectures/lectures.tables.ts';
import type { ClassPlan } from '../lessons/lesson-rows.ts';
import { seedOf } from '../notifications/notifications.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { seededRandom } from '../random.ts';

type LectureRow = typeof lecture.$inferInsert;
export type LectureFileKind = 'SHEET' | 'PICTURE' | 'WORKSHEET';

/** A file of a lecture; `no` tells which drawing it is. */
export interface LectureFile {
  readonly id: string;
  readonly kind: LectureFileKind;
  readonly lectureId: string;
  readonly topic: string;
  readonly no: number;
}

const TEACHER = DEMO_ACCOUNTS.math.id;
/** Of the running classes a lecture for each of the first seven topics; of the next one the first three. */
const KINDS: readonly (readonly LectureFileKind[])[] = [
  ['SHEET', 'PICTURE'],
  ['PICTURE'],
  ['SHEET'],
  ['WORKSHEET'],
  ['SHEET'],
  ['SHEET'],
  ['SHEET', 'WORKSHEET'],
];
const NEXT_KINDS: readonly (readonly LectureFileKind[])[] = [['SHEET'], ['PICTURE'], []];
const CONTENTS = {
  SHEET: '수업 전에 한 번 읽고, 이해되지 않는 줄에 표시해 오세요.',
  PICTURE: '수업에서 함께 볼 그림이에요. 무엇이 보이는지 미리 적어 보세요.',
  WORKSHEET: '풀이 과정을 빠짐없이 적어 주세요. 수업에서 같이 확인해요.',
  NONE: '교과서에서 이 단원을 읽고, 모르는 낱말에 밑줄을 그어 오세요.',
};

/** Material of the main teacher's classes around `now`: 38 lectures, of which 12 may only be looked at (demo-data 4.2). */
export function buildLectures(now: Date, { classes, lessons }: Pick<ClassPlan, 'classes' | 'lessons'>) {
  const next = classes.find(({ progress }) => progress === 'UPCOMING');
  const ofClass = (classId: string, all: typeof KINDS) => {
    const topics = topicsOf(lessons.filter((lesson) => lesson.classId === classId && !lesson.isTrial));
    return all.map((kinds, at) => ({ classId, kinds, at, isDraft: classId === next?.id && at === 0, ...topics[at]! }));
  };
  const running = classes.filter(({ progress, canceledAt }) => progress === 'IN_PROGRESS' && !canceledAt);
  const wanted = [...running.flatMap(({ id }) => ofClass(id, KINDS)), ...(next ? ofClass(next.id, NEXT_KINDS) : [])];
  const files: LectureFile[] = [];
  const lectures = wanted.map(({ classId, kinds, at, isDraft, topic, startAt }, no): LectureRow => {
    const id = `lec-${classId}-${at + 1}`;
    const own = kinds.map((kind, place) => ({
      id: `file-${id}-${place + 1}`,
      kind,
      lectureId: id,
      topic,
      no: no + place,
    }));
    files.push(...own);
    const displayAt = new Date(startAt.getTime() - millisecondsInDay);
    const createdAt = new Date(
      Math.min(displayAt.getTime() - millisecondsInDay, now.getTime() - millisecondsInDay) -
        (100 - no) * millisecondsInMinute,
    );
    return {
      id,
      classId,
      teacherId: TEACHER,
      clientId: uuidOf(id),
      title: `${topic} 자료`,
      content: CONTENTS[kinds[0] ?? 'NONE'],
      fileIds: own.map((file) => file.id),
      downloadAllowed: no % 3 !== 2,
      // What the first lessons needed is put away three weeks later.
      displayAt,
      deadlineAt: at === 0 ? new Date(displayAt.getTime() + 21 * millisecondsInDay) : null,
      publishedAt: isDraft ? null : createdAt,
      createdAt,
    };
  });
  return { lectures: lectures.toSorted((a, b) => +a.createdAt - +b.createdAt), lectureFiles: files };
}

/** The topics of a class in order, each with its first lesson. */
function topicsOf(lessons: ClassPlan['lessons']) {
  const topics = new Map<string, Date>();
  for (const { title, startAt } of lessons.toSorted((a, b) => a.no - b.no)) {
    const topic = title.split(' · ')[0]!;
    if (!topics.has(topic)) topics.set(topic, startAt);
  }
  return [...topics].map(([topic, startAt]) => ({ topic, startAt }));
}

/** The same for the same name. */
export function uuidOf(name: string): string {
  const random = seededRandom(seedOf(name));
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
