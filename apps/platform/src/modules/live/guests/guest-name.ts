import { DomainError } from '../../../core/domain-error.ts';
import type { Guest } from './guest-links.service.ts';

/** Of a name what tells people apart: no spaces, signs, cases or forms of address. */
const bare = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?:선생님?|쌤|샘|님)+$/u, '');

/**
 * Under which name a guest comes in: a student under hers, her guardian under the one that she gives, which is nobody
 * else's of that lesson. Throws VALIDATION.
 */
export function guestNameOf({ link: { role }, lesson, studentName }: Guest, given: string | undefined): string {
  if (role === 'STUDENT') return studentName;
  const name = given?.trim();
  if (!name) throw new DomainError('VALIDATION', { fields: { name: '이름을 적어 주세요.' } });
  const taken = [lesson.teacherName, ...lesson.students.map((student) => student.name)];
  if (taken.some((one) => bare(one) === bare(name)))
    throw new DomainError('VALIDATION', {
      fields: { name: '이 수업에 있는 다른 사람의 이름이에요. 보호자 이름을 적어 주세요.' },
    });
  return name;
}
