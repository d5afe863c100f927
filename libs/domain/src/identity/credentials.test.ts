import * as v from 'valibot';
import { credentialProblems } from './credentials.ts';
import { sessionContract } from './session.contract.ts';

const GOOD = { username: 'math', password: 'secret' };
const body = { clientId: 'teacher-portal', userType: 'TEACHER', grantType: 'password' } as const;

describe('what somebody signs in with [LOG-2] [R27]', () => {
  it.each([
    ['both of them', {}, {}],
    ['spaces around them', { username: ' math ', password: '  secret  ' }, {}],
    ['fifty letters, counted as people count them', { username: '😀'.repeat(50), password: '😀'.repeat(50) }, {}],
    [
      'nothing',
      { username: '  ', password: '' },
      { username: '계정을 입력해 주세요.', password: '비밀번호를 입력해 주세요.' },
    ],
    ['a single letter and six signs', { username: 'a', password: '123456' }, {}],
    ['six signs of two units each', { password: '😀😀😀😀😀😀' }, {}],
    ['a name of 51', { username: 'a'.repeat(51) }, { username: '계정은 50자까지 입력할 수 있어요.' }],
    ['a password of five and a space', { password: '12345 ' }, { password: '비밀번호를 6자 이상 입력해 주세요.' }],
    ['a password of 51', { password: 'a'.repeat(51) }, { password: '비밀번호는 50자까지 입력할 수 있어요.' }],
  ])('may be %s or not, for the form and for the server', (_what, part, problems) => {
    const credentials = { ...GOOD, ...part };
    expect(credentialProblems(credentials)).toEqual(problems);
    const isTaken = v.is(sessionContract.login.body, { ...body, ...credentials });
    expect(isTaken).toBe(Object.keys(problems).length === 0);
  });
});
