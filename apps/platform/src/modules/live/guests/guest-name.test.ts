import type { Guest } from './guest-links.service.ts';
import { guestNameOf } from './guest-name.ts';

/** What a guardian hears of a name, or the name itself. */
function asGuardian(given: string, teacherName = '김수학 선생님') {
  const lesson = { teacherName, students: [{ id: 's1', name: '박하늘' }] };
  try {
    return guestNameOf({ link: { role: 'GUARDIAN' }, lesson, studentName: '박하늘' } as unknown as Guest, given);
  } catch (error) {
    return (error as { fields: { name: string } }).fields.name;
  }
}

const AS_TEACHER = '선생님으로 보이는 이름은 쓸 수 없어요. 보호자 이름을 적어 주세요.';

describe('the name of a guardian', () => {
  it.each([
    '김수학',
    '김수학T',
    '김수학 본인',
    '김수학쌤',
    '수업하는 김수학이에요',
    '진짜 (김수학)',
    '선생님',
    '선생님 본인',
    '선생님T',
    '선 생 님',
    '선생님이에요',
    '수학 선생님',
    '쌤',
    '샘',
    '쌤님',
    '교사',
    '강사님',
    '튜터',
    'Teacher',
    'ＴＵＴＯＲ',
    'teacher Kim',
    'Ms. Kim (Teacher)',
    '수학선생님1',
    '담당선생님 A',
    '수학쌤A',
    '담임',
    '진행자(호스트)',
    '운영자',
    'Giáo viên',
  ])('is none that looks like the teacher: %s [CLS-3]', (name) => expect(asGuardian(name)).toBe(AS_TEACHER));

  it.each([
    ['이수', '이수'],
    ['이수T', '이수'],
    ['이수 선생님 본인', '이수'],
    ['Pat', 'Pat'],
    ['PatT', 'Pat'],
    ['T Pat', 'Pat'],
    ['nguyễn thị minh teacher', 'Nguyễn Thị Minh'],
  ])('is not %s where the teacher is %s [CLS-3]', (name, teacher) =>
    expect(asGuardian(name, teacher)).toBe(AS_TEACHER),
  );

  it.each([
    ['김이수', '이수'],
    ['이수진', '이수'],
    ['Patricia', 'Pat'],
    ['Nguyễn Thị Minh Anh', 'Nguyễn Thị Minh'],
    ['강사라', '김수학'],
    ['한샘', '김수학'],
    ['박하늘 엄마', '김수학'],
    ['T', '김수학'],
    ['🙂', '김수학'],
  ])('may be her own: %s where the teacher is %s [CLS-3]', (name, teacher) =>
    expect(asGuardian(name, teacher)).toBe(name),
  );

  it.each(['tеacher', 'ᴛeacher', 'ㅅㅓㄴ생님', '김ᆞ수학'])('has no letters that pass for others: %s [CLS-3]', (name) =>
    expect(asGuardian(name)).toBe('이름은 한글이나 영문으로 적어 주세요.'),
  );

  it.each(['박하늘', '박하늘님', ' 박 하 늘 '])('is none of a student: %s [CLS-3]', (name) =>
    expect(asGuardian(name)).toBe('이 수업에 있는 다른 사람의 이름이에요. 보호자 이름을 적어 주세요.'),
  );

  it('is looked at at once however long it is', () => {
    const name = `${'교사님본인t'.repeat(1_000)}!가`;
    const begin = performance.now();
    expect(asGuardian(`가${name}`, '이수')).toBe(`가${name}`);
    expect(performance.now() - begin).toBeLessThan(1_000);
  });
});

it('of a student is hers, also where it holds that of the teacher [CLS-3]', () => {
  const lesson = { teacherName: '이수', students: [{ id: 's1', name: '김이수' }] };
  expect(guestNameOf({ link: { role: 'STUDENT' }, lesson, studentName: '김이수' } as unknown as Guest, '선생님')).toBe(
    '김이수',
  );
});
