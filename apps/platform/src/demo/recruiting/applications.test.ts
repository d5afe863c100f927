import { APPLICATION_STATUSES, moveApplication } from '@portal/domain/recruiting/application-transitions';
import { applicationFiles, buildApplications } from './applications.ts';

const NOW = new Date('2026-11-18T01:42:00Z');
const { applications, applicationHistory, applicationDesk } = buildApplications(NOW);

describe('the applicants of the demo', () => {
  it('are one in each state, each told by the table of its life [REG-1]', () => {
    expect(applications.map(({ status }) => status).sort()).toEqual([...APPLICATION_STATUSES].sort());
    for (const { id, status } of applications) {
      const told = applicationHistory.filter(({ applicationId }) => applicationId === id);
      let at: Parameters<typeof moveApplication>[0] = 'NONE';
      for (const { event, toStatus } of told) expect((at = moveApplication(at, event)!)).toBe(toStatus);
      expect(at).toBe(status);
      expect(told.every((step) => step.at <= NOW)).toBe(true);
    }
  });

  it('stand at the desk as they do for themselves, with a file each and nobody overdue', () => {
    expect(applicationDesk.map(({ state }) => state)).toEqual([
      'WAITING',
      'PICKED_UP',
      'CORRECTING',
      'ACCEPTED',
      'DECLINED',
    ]);
    // Otherwise nobody could send another file for a correction.
    for (const { visitorId } of applications) expect(visitorId).toMatch(/^visitor_[0-9a-f-]{36}$/);
    const open = applicationDesk.filter(({ state }) => state === 'WAITING' || state === 'PICKED_UP');
    expect(open.every(({ dueAt }) => dueAt > NOW)).toBe(true);
    expect(applicationFiles({ applications }).map(({ id }) => [id])).toEqual(
      applications.map(({ fileIds }) => fileIds),
    );
  });
});
