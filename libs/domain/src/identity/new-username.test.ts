import * as v from 'valibot';
import { newUsernameProblem } from './new-username.ts';
import { OneTimeCode } from './one-time-code.ts';

describe('a user name that somebody chooses [REG-3]', () => {
  it.each(['sky.teacher', ' Sky_7 ', 'a-23', 'a'.repeat(30)])('may be %j', (name) =>
    expect(newUsernameProblem(name)).toBeUndefined(),
  );
  it.each(['abc', 'a'.repeat(31), '0912345678', '하늘선생님', 'sky teacher', 'sky@example.com', ''])(
    'may not be %j, and why is said',
    (name) => expect(newUsernameProblem(name)).toMatch(/4자에서 30자/),
  );
});

describe('a one-time code as it is typed [REG-3]', () => {
  it.each(['123456', ' 123456 ', '1234567'])('may be %j', (code) => expect(v.is(OneTimeCode, code)).toBe(true));
  it.each(['', '12345', 'abcdef', '12 34 56', '1'.repeat(13)])('may not be %j', (code) =>
    expect(v.is(OneTimeCode, code)).toBe(false),
  );
});
