import * as v from 'valibot';
import { Line } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';

const FORM = /^[a-z0-9._-]{4,30}$/;
const SENTENCE = '아이디는 영문 소문자로, 숫자와 . _ - 를 섞어 4자에서 30자로 정해 주세요.';

/** What is wrong with a user name that somebody chooses, as a sentence; capitals and spaces around count as none. */
export function newUsernameProblem(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  // A name of digits alone could be somebody's phone number.
  return FORM.test(name) && /[a-z]/.test(name) ? undefined : SENTENCE;
}

/** A user name that somebody chooses for an account of her own (REG-3). */
export const NewUsername = v.pipe(
  Line(LIMITS.nameMax),
  v.check((text) => newUsernameProblem(text) === undefined, SENTENCE),
);
