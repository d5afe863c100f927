import * as v from 'valibot';
import { Profile, userTypeOf } from './user.ts';

describe('user type', () => {
  it.each([
    ['KR0000001TC', 'TEACHER'],
    ['kr0000001tc', 'TEACHER'],
    ['TC', 'TEACHER'],
    ['KR0000001ST', 'STUDENT'],
    ['KR0000001TCX', 'STUDENT'],
    ['TC0000001', 'STUDENT'],
    ['KR0000001PR', 'STUDENT'],
    ['KR0000201OP', 'OPERATOR'],
    ['kr0000201op', 'OPERATOR'],
    ['OP0000201', 'STUDENT'],
    ['', 'STUDENT'],
    ['KR0000001TC ', 'STUDENT'],
  ] as const)('is read from the end of the code: %j is a %s [ROL-1]', (code, type) => {
    expect(userTypeOf(code)).toBe(type);
  });
});

describe('profile', () => {
  const profile = {
    id: 'usr_1',
    code: 'KR0000001TC',
    name: '김하늘',
    avatar: null,
    userType: 'TEACHER',
    phone: null,
    email: null,
    profileStatus: 'APPROVED',
    timeZone: 'Asia/Ho_Chi_Minh',
    desks: [],
  };

  it('is accepted with everything optional left out', () => {
    expect(v.parse(Profile, profile)).toEqual(profile);
  });

  it.each([
    ['left out', undefined],
    ['of another planet', 'Mars/Olympus'],
    ['empty', ''],
  ])('counts in the zone of the marketplace where its own is %s', (_what, timeZone) => {
    expect(v.parse(Profile, { ...profile, timeZone }).timeZone).toBe('Asia/Seoul');
    const { timeZone: _own, ...without } = profile;
    expect(v.parse(Profile, without).timeZone).toBe('Asia/Seoul');
  });

  it.each([
    ['a name of 256 characters [SET-1]', { name: '가'.repeat(256) }],
    ['an unknown user type', { userType: 'PARENT' }],
    ['an id with a slash', { id: '../usr_1' }],
    ['an avatar that is not a text', { avatar: 1 }],
  ])('is refused with %s', (_what, change) => {
    expect(v.is(Profile, { ...profile, ...change })).toBe(false);
  });

  it('counts characters, not UTF-16 units: 255 emoji make a name [SET-1]', () => {
    expect(v.is(Profile, { ...profile, name: '😀'.repeat(255) })).toBe(true);
  });
});
