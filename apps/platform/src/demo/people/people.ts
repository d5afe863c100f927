import { sitePath } from '@portal/domain/site/paths';
import type { guardian, student, studentGuardian } from '../../modules/classes/classes.tables.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

type Student = typeof student.$inferInsert;
type Guardian = typeof guardian.$inferInsert;
type Relation = typeof studentGuardian.$inferInsert;

const STUDENTS = 34;
const ADULTS = 3;
const GUARDIANS = 21;
const VIETNAMESE_GUARDIANS = 7;
const AVATARS = 20;

const two = (number: number) => String(number).padStart(2, '0');

/** Address of one of the drawn avatars, from 1 to AVATARS. */
export const avatarPath = (number: number) => sitePath(`/images/avatars/avatar-${two(number)}.webp`);

export const studentId = (number: number) => `stu-a${two(number)}`;

/** The children and adults who take lessons, and the guardians whom siblings share; all names are made up by position. */
export function buildPeople() {
  const students: Student[] = Array.from({ length: STUDENTS }, (_, at) => ({
    id: studentId(at + 1),
    userId: at === 0 ? DEMO_ACCOUNTS.student1.id : null,
    name: `학생 A${two(at + 1)}`,
    age: at < STUDENTS - ADULTS ? 12 + ((at * 5) % 4) : 27 + at,
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
  const relations: Relation[] = students.slice(0, STUDENTS - ADULTS).map(({ id }, at) => ({
    studentId: id,
    guardianId: guardians[at % GUARDIANS]!.id,
    relation: at % 9 === 8 ? 'GRANDPARENT' : at % 3 === 1 ? 'FATHER' : 'MOTHER',
  }));
  // A grown-up who takes lessons is her own guardian, and so has a door of her own.
  const grownUps = students.slice(STUDENTS - ADULTS).map(({ id, name }, at): [Guardian, Relation] => {
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
