import { DomainError } from '../../../core/domain-error.ts';
import type { Guest } from './guest-links.service.ts';

const TITLES = '선생|쌤|교사|강사|튜터|teacher|tutor';
/** What somebody puts around a name to be taken for its owner. No letter fits two of them, or a long name would take for ever. */
const ADDITIONS = `(?:${TITLES}|샘|님|본인|t)*`;
/** A name that calls itself a teacher. 강사 begins and 샘 ends the names of many people. */
const TITLED = new RegExp(`^(?:teacher|tutor)|^샘(?:님|본인|t)*$|(?:${TITLES})(?:님|본인|t)*$`);
/** No name of a person has these in it. */
const NO_NAME = /선생|쌤|담임|진행자|운영자|관리자|운영팀|giáoviên/;
/** Letters that are no syllable, and alphabets in which Latin letters have twins. */
const LOOKALIKE = /[\u1100-\u11ff\u3130-\u318f\p{Script=Cyrillic}\p{Script=Greek}\u1d00-\u1dbf]/u;
/** A Korean name with its family name: in a shorter one others are found, as 이수 in 김이수. */
const FULL_NAME = /^\p{Script=Hangul}{3,}$/u;

/** Of a name what tells people apart: no spaces, signs or cases. */
const bare = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const withoutTitle = (name: string) => bare(name).replace(/(?:선생|쌤|샘|님)+$/u, '');

/** Whether somebody who comes in under `name` would be taken for `other`. */
function isTakenFor(other: string, name: string): boolean {
  return new RegExp(`^${ADDITIONS}${withoutTitle(other)}${ADDITIONS}$`).test(bare(name));
}

function isTakenForTeacher(teacherName: string, name: string): boolean {
  const teacher = withoutTitle(teacherName);
  const isInside = FULL_NAME.test(teacher) && bare(name).includes(teacher);
  return isInside || NO_NAME.test(bare(name)) || TITLED.test(bare(name)) || isTakenFor(teacherName, name);
}

/**
 * Under which name a guest comes in: a student under hers, her guardian under the one that she gives, which nobody takes for
 * the teacher or for a student of that lesson. Throws VALIDATION.
 */
export function guestNameOf({ link: { role }, lesson, studentName }: Guest, given: string | undefined): string {
  if (role === 'STUDENT') return studentName;
  const name = given?.trim();
  const refused = (why: string) => new DomainError('VALIDATION', { fields: { name: why } });
  if (!name) throw refused('이름을 적어 주세요.');
  if (LOOKALIKE.test(name)) throw refused('이름은 한글이나 영문으로 적어 주세요.');
  if (isTakenForTeacher(lesson.teacherName, name))
    throw refused('선생님으로 보이는 이름은 쓸 수 없어요. 보호자 이름을 적어 주세요.');
  if (lesson.students.some((student) => isTakenFor(student.name, name)))
    throw refused('이 수업에 있는 다른 사람의 이름이에요. 보호자 이름을 적어 주세요.');
  return name;
}
