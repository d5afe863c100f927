import { sitePath } from '@portal/domain/site/paths';
import type { guardian, student, studentGuardian } from '../../modules/classes/classes.tables.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

type Student = typeof student.$inferInsert;
type Guardian = typeof guardian.$inferInsert;
type Relation = typeof studentGuardian.$inferInsert;

const STUDENTS = 34;
const ADULTS = 3;
/** Younger ones, whom the teachers beside the main one teach. */
const CHILDREN = 12;
const GUARDIANS = 21;
const VIETNAMESE_GUARDIANS = 7;
const AVATARS = 20;

const two = (number: number) => String(number).padStart(2, '0');

/** Address of one of the drawn avatars, from 1 to AVATARS. */
export const avatarPath = (number: number) => sitePath(`/images/avatars/avatar-${two(number)}.webp`);

export const studentId = (number: number) => `stu-a${two(number)}`;

/** From so many years on somebody speaks for herself. */
export const GROWN_UP = 20;

/** As old as what they take is made for; the last of those whom the main teacher teaches are grown up. */
export function ageOf(number: number): number {
  const at = number - 1;
  if (at === 0) return 13;
  if (at < 22) return 14 + (at % 2);
  if (at < 26) return 14;
  if (at < STUDENTS - ADULTS) return 12 + (at % 2);
  return at < STUDENTS ? 27 + at : 8 + (at % 3);
}

/** The children and adults who take lessons, and the guardians whom siblings share; all names are made up by position. */
export function buildPeople() {
  const students: Student[] = Array.from({ length: STUDENTS + CHILDREN }, (_, at) => ({
    id: studentId(at + 1),
    userId: at === 0 ? DEMO_ACCOUNTS.student1.id : null,
    name: `학생 A${two(at + 1)}`,
    age: ageOf(at + 1),
    avatar: at % 2 === 0 ? avatarPath(1 + (at % AVATARS)) : null,
  }));
  const guardians: Guardian[] = Array.from({ length: GUARDIANS }, (_, at) => {
    const isVietnamese = at >= GUARDIANS - VIETNAMESE_GUARDIANS;
    return {
      id: `grd-b${two(at + 1)}`,
      name: `보호자 B${two(at + 1)}`,
      language: isVietnamese ? 'vi' : 'ko',
      email: `guardian-b${two(at + 1)}@example.com`,
      timeZone: isVietnamese ? 'Asia/Ho_Chi_Minh' : 'Asia/Seoul',
    };
  });
  const isAdult = (at: number) => at >= STUDENTS - ADULTS && at < STUDENTS;
  const relations = students.flatMap(({ id }, at): Relation[] => {
    if (isAdult(at)) return [];
    const relation = at % 9 === 8 ? 'GRANDPARENT' : at % 3 === 1 ? 'FATHER' : 'MOTHER';
    return [{ studentId: id, guardianId: guardians[at % GUARDIANS]!.id, relation }];
  });
  // A grown-up who takes lessons is her own guardian, and so has a door of her own.
  const grownUps = students.slice(STUDENTS - ADULTS, STUDENTS).map(({ id, name }, at): [Guardian, Relation] => {
    const guardianId = `grd-b${two(GUARDIANS + at + 1)}`;
    const email = `student-a${id.slice(-2)}@example.com`;
    const own: Guardian = { id: guardianId, name, language: 'ko', email, timeZone: 'Asia/Seoul' };
    return [own, { studentId: id, guardianId, relation: 'SELF' }];
  });
  return {
    students,
    guardians: [...guardians, ...grownUps.map(([guardian]) => guardian)],
    relations: [...relations, ...grownUps.map(([, relation]) => relation)],
  };
}
