import { CLASS_PROGRESSES } from './class-progress.ts';
import { endEnrollment, ENROLLMENT_ENDINGS, ENROLLMENT_STATUSES, takesNewcomers } from './enrollment.ts';

describe('a student leaves a class before it is over', () => {
  it('only while he takes its lessons, for good or for another class', () => {
    const steps = ENROLLMENT_STATUSES.flatMap((from) =>
      ENROLLMENT_ENDINGS.flatMap((ending) => {
        const to = endEnrollment(from, ending);
        return to ? `${from} ${ending} ${to}` : [];
      }),
    );
    expect(steps).toEqual(['ACTIVE REMOVE CANCELED', 'ACTIVE MOVE TRANSFERRED']);
  });
});

describe('a class', () => {
  it('lets students in and out until it is over or cancelled', () => {
    const open = CLASS_PROGRESSES.filter((progress) => takesNewcomers({ progress, canceledAt: null, isTrial: false }));
    expect(open).toEqual(['UPCOMING', 'IN_PROGRESS']);
    expect(takesNewcomers({ progress: 'IN_PROGRESS', canceledAt: '2026-11-18T09:00:00Z', isTrial: false })).toBe(false);
    expect(takesNewcomers({ progress: 'UPCOMING', canceledAt: null, isTrial: true })).toBe(false);
  });
});
