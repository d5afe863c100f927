import type { MissionId } from '@portal/domain/points/mission';
import { buildDemo } from '../demo-data.ts';
import { buildGifts } from './gift-catalogue.ts';
import { type PointEvent, pointsStory } from './points-story.ts';
import { thankedLessons } from './thanked-lessons.ts';

const MONTHLY: MissionId[] = ['PUNCTUAL_20', 'REVIEW_REPLIES_5', 'GRADED_48H_10', 'NOTES_SAME_DAY_15', 'REPLY_1H_10'];
const countOf = (events: readonly PointEvent[], ...kinds: PointEvent['kind'][]) =>
  events.filter(({ kind }) => kinds.includes(kind)).length;

describe.each([
  '2026-11-18T01:42:00Z',
  // The first second and the last of a month in Seoul.
  '2026-10-31T15:00:01Z',
  '2026-11-30T14:59:59Z',
  '2028-02-29T03:00:00Z',
])('the story of the points at %s', (moment) => {
  const now = new Date(moment);
  const thanks = thankedLessons(buildDemo(now), now);
  const costs = new Map(buildGifts(now).map(({ id, points }) => [id, points]));

  it.each([0, 1, 2, 3, 4, 5])('is 52 movements in and 12 out, where %i missions of the month are done', (done) => {
    const events = pointsStory(now, { thanks, reached: MONTHLY.slice(0, done), costs });
    expect(countOf(events, 'MISSION', 'THANKS', 'CARRIED', 'CANCEL')).toBe(52);
    expect(countOf(events, 'EXPIRE', 'REDEEM')).toBe(12);
    expect(events.every(({ at }) => at <= now)).toBe(true);
    expect(events.find((event) => event.kind === 'CARRIED')).toMatchObject({ points: expect.any(Number) });
    for (const event of events) if (event.kind === 'CARRIED') expect(event.points).toBeGreaterThan(0);
    const claims = events.flatMap((event) => (event.kind === 'MISSION' ? [`${event.id} ${event.period}`] : []));
    expect(new Set(claims).size).toBe(claims.length);
  });

  it('has thanks for lessons that were held, once each, no more than twenty of them needed', () => {
    expect(thanks.length).toBeGreaterThanOrEqual(20);
    expect(new Set(thanks.map(({ lesson }) => lesson.id)).size).toBe(thanks.length);
  });
});
