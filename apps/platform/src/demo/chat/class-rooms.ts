import type { ImportedChat } from '../../modules/chat/module.ts';
import type {
  guardian,
  studentGuardian,
  student,
  teachingClass,
  enrollment,
} from '../../modules/classes/classes.tables.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';

/** The classes in whose rooms somebody has talked, as the talks of the main teacher are numbered. */
const TALKS: Readonly<Record<string, string>> = {
  'cls-math-g': 'room-math-19',
  'cls-math-c': 'room-math-20',
  'cls-math-d': 'room-math-21',
  'cls-math-e': 'room-math-22',
};

export const classRoomId = (classId: string) => TALKS[classId] ?? `room-${classId}`;

export interface DemoRoom {
  readonly id: string;
  readonly classId: string;
  readonly title: string;
  /** Its first lesson is still to come. */
  readonly isAhead: boolean;
  readonly teacher: { readonly id: string; readonly name: string };
  readonly guardians: readonly (typeof guardian.$inferInsert)[];
  readonly students: readonly { readonly id: string; readonly name: string }[];
}

interface Rows {
  readonly classes: readonly (typeof teachingClass.$inferInsert)[];
  readonly enrollments: readonly (typeof enrollment.$inferInsert)[];
  readonly students: readonly (typeof student.$inferInsert)[];
  readonly guardians: readonly (typeof guardian.$inferInsert)[];
  readonly relations: readonly (typeof studentGuardian.$inferInsert)[];
}

/** The room of every class with its people: the teacher, the guardians, and the students who have an account. */
export function buildClassRooms({ classes, enrollments, students, guardians, relations }: Rows): DemoRoom[] {
  const teachers = Object.values(DEMO_ACCOUNTS);
  return classes.map(({ id: classId, name, teacherId, progress }) => {
    const ids = new Set(enrollments.filter((row) => row.classId === classId).map((row) => row.studentId));
    const theirs = new Set(relations.filter((row) => ids.has(row.studentId)).map((row) => row.guardianId));
    return {
      id: classRoomId(classId),
      classId,
      title: name,
      isAhead: progress === 'UPCOMING',
      teacher: { id: teacherId, name: teachers.find(({ id }) => id === teacherId)!.name },
      guardians: guardians.filter(({ id }) => theirs.has(id)),
      students: students.flatMap(({ id, userId, name: called }) =>
        userId && ids.has(id) ? [{ id: userId, name: called }] : [],
      ),
    };
  });
}

/** Rooms in which nothing was said yet. */
export const silentChats = (rooms: readonly DemoRoom[]): ImportedChat[] =>
  rooms
    .filter(({ classId }) => !(classId in TALKS))
    .map(({ id, classId, title, teacher, guardians, students }) => ({
      id,
      classId,
      title,
      kind: 'ROOM',
      members: [teacher, ...students, ...guardians].map((one) => ({
        id: one.id,
        name: one.name,
        avatar: null,
        read: 0,
      })),
      messages: [],
    }));
