import { APPLICATION_STATUSES, moveApplication } from '@portal/domain/recruiting/application-transitions';
import { CONTRACT_STATUSES, moveContract } from '@portal/domain/recruiting/contract-transitions';
import { applicationFiles, buildApplications } from './applications.ts';

const NOW = new Date('2026-11-18T01:42:00Z');
const { applications, applicationHistory, applicationDesk, contracts, contractHistory } = buildApplications(NOW);

describe('the applicants of the demo', () => {
  it('are in each state, each told by the table of its life [REG-1]', () => {
    expect([...new Set(applications.map(({ status }) => status))].sort()).toEqual([...APPLICATION_STATUSES].sort());
    for (const { id, status } of applications) {
      const told = applicationHistory.filter(({ applicationId }) => applicationId === id);
      let at: Parameters<typeof moveApplication>[0] = 'NONE';
      for (const { event, toStatus } of told) expect((at = moveApplication(at, event)!)).toBe(toStatus);
      expect(at).toBe(status);
      expect(told.every((step) => step.at <= NOW)).toBe(true);
    }
  });

  it('have a contract that counts where they have passed, one in each state, told by its table [REG-1]', () => {
    const passed = applications.filter(({ status }) => status === 'PASSED').map(({ id }) => id);
    const counting = contracts.filter(({ status }) => status !== 'VOID').map(({ applicationId }) => applicationId);
    expect(counting.sort()).toEqual(passed.sort());
    expect([...contracts.map(({ status }) => status)].sort()).toEqual([...CONTRACT_STATUSES].sort());
    for (const { id, status, sentAt, expiresAt } of contracts) {
      const told = contractHistory.filter(({ contractId }) => contractId === id);
      let at: Parameters<typeof moveContract>[0] = 'NONE';
      for (const { event, toStatus } of told) expect((at = moveContract(at, event)!)).toBe(toStatus);
      expect([at, told[0]!.at]).toEqual([status, sentAt]);
      expect(told.every((step) => step.at <= NOW)).toBe(true);
      if (status === 'SENT' || status === 'VIEWED') expect(expiresAt > NOW).toBe(true);
    }
  });

  it('stand at the desk as they do for themselves, with a file each and nobody overdue', () => {
    expect(applicationDesk.map(({ state }) => state)).toEqual([
      'WAITING',
      'PICKED_UP',
      'CORRECTING',
      'ACCEPTED',
      'DECLINED',
      'ACCEPTED',
      'ACCEPTED',
      'ACCEPTED',
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
