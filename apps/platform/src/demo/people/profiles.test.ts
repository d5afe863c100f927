import { catalogFindings, checkedProfile, profileFindings } from '@portal/domain/profile/profile-findings';
import { moveProfile, type SubmissionState } from '@portal/domain/profile/profile-transitions';
import { dayOf } from '@portal/domain/time/day';
import { readCatalog } from '../../modules/catalog/catalog.ts';
import { DEMO_ZONE } from '../lessons/week-pattern.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { buildProfiles } from './profiles.ts';

const NOW = new Date('2026-11-18T01:42:00Z');
const { profiles, submissions, profileHistory } = buildProfiles(NOW);
const catalog = readCatalog();
const ofUser = (userId: string) => submissions.filter((submission) => submission.userId === userId);

describe('the teaching profiles of the demo', () => {
  it.each(Object.values(DEMO_ACCOUNTS).map(({ username, id, profile }) => [username, id, profile] as const))(
    'of %s end where the account says',
    (_username, id, status) => expect(ofUser(id).at(-1)?.status ?? 'NOT_SUBMITTED').toBe(status),
  );

  it('were complete when they were handed in, and name what the catalogues know', () => {
    for (const { id, snapshot } of submissions)
      expect([
        id,
        profileFindings(checkedProfile(snapshot)).filter(({ level }) => level === 'ERROR'),
        catalogFindings(snapshot, catalog),
      ]).toEqual([id, [], []]);
  });

  it('came there on a legal way, each step after the one before', () => {
    for (const { userId } of profiles) {
      let state: SubmissionState | 'NONE' = 'NONE';
      let last = 0;
      const ids = ofUser(userId).map(({ id }) => id);
      for (const { event, toState, at } of profileHistory.filter((step) => ids.includes(step.submissionId))) {
        expect(moveProfile(state, event)).toBe(toState);
        expect(at.getTime()).toBeGreaterThan(last);
        [state, last] = [toState, at.getTime()];
      }
    }
  });

  it('show differences from version to version, and what was approved last in public', () => {
    const math = ofUser(DEMO_ACCOUNTS.math.id);
    expect(math.map(({ status }) => status)).toEqual(['REJECTED', 'APPROVED', 'CANCELED', 'APPROVED']);
    expect(new Set(math.map(({ snapshot }) => JSON.stringify(snapshot))).size).toBe(4);
    expect(profiles.find(({ userId }) => userId === DEMO_ACCOUNTS.math.id)).toMatchObject({
      publishedSubmissionId: 'sub-math-4',
      firstApprovedAt: math[1]!.decidedAt,
    });
  });

  it.each(['2026-11-18T01:42:00Z', '2026-11-20T14:59:00Z', '2026-11-21T15:01:00Z'])(
    'at %s, one waits that is due tomorrow',
    (now) => {
      const waiting = buildProfiles(new Date(now)).submissions.filter(({ status }) => status === 'PENDING');
      const tomorrow = new Date(Date.parse(now) + 86_400_000);
      expect(waiting.map(({ dueAt }) => dayOf(dueAt, DEMO_ZONE))).toEqual([dayOf(tomorrow, DEMO_ZONE)]);
    },
  );
});
