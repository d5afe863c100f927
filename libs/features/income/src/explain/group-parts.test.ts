import { anIncomePart, someIncomeParts } from '@portal/testing/wallet/income-builders';
import { groupParts, isRounded } from './group-parts.ts';

describe('the formula of a lesson [INC-4]', () => {
  it('has one line for all students of one price', () => {
    const [group, ...others] = groupParts(someIncomeParts());
    expect(others).toEqual([]);
    expect(group).toMatchObject({ each: 120_000, gross: 480_000, hourly: 120_000 });
    expect(group!.names).toEqual(['한지우', '박도윤', '최하린', 'Nguyễn Minh Anh']);
    expect(isRounded(group!, 60)).toBe(false);
  });

  it('has a line for each price where they differ', () => {
    const trial = anIncomePart({
      studentName: '윤채원',
      packageName: '8회 패키지',
      packageFee: 1_120_000,
      lessonCount: 8,
    });
    const groups = groupParts([...someIncomeParts(), trial]);
    expect(groups.map(({ names, gross }) => [names.length, gross])).toEqual([
      [4, 480_000],
      [1, 140_000],
    ]);
  });

  it('names no price of an hour that is no whole amount, and what is dropped', () => {
    const [group] = groupParts([anIncomePart({ packageFee: 1_000_000, lessonCount: 11, packageMinutes: 50 }, 50)]);
    expect(group).toMatchObject({ each: 90_909, hourly: null });
    expect(isRounded(group!, 50)).toBe(true);
  });
});
