import { classActions } from './class-actions.ts';

describe('what can be done with a class', () => {
  it.each([
    ['UPCOMING', ['settings', 'cancel']],
    ['IN_PROGRESS', ['settings', 'rollOver', 'cancel']],
    ['ENDED', ['settings', 'rollOver']],
    ['FINISHED', ['rollOver']],
  ] as const)('that is %s is what the server allows [CLS-1]', (progress, actions) => {
    expect(classActions({ progress, canceledAt: null, isTrial: false })).toEqual(actions);
  });

  it('that a family tries one lesson in is no new term [CON-3]', () => {
    expect(classActions({ progress: 'FINISHED', canceledAt: null, isTrial: true })).toEqual([]);
  });

  it('that was cancelled is nothing [CLS-1]', () => {
    expect(classActions({ progress: 'IN_PROGRESS', canceledAt: '2026-11-17T10:00:00+09:00', isTrial: false })).toEqual(
      [],
    );
  });
});
