import { aMission, someMissions } from '@portal/testing/points/points-builders';
import { nearestFirst, pointsToClaim } from './mission-order.ts';

describe('the missions of the overview [PTS-1]', () => {
  it('begin with what can be claimed and go on with what is nearest to its end; what is claimed has gone', () => {
    expect(nearestFirst(someMissions()).map(({ id }) => id)).toEqual([
      'PUNCTUAL_20',
      'REVIEW_REPLIES_5',
      'GRADED_48H_10',
      'NOTES_SAME_DAY_15',
      'REPLY_1H_10',
      'INVITE_TEACHER',
    ]);
  });

  it('add up to what one press takes', () => {
    expect(pointsToClaim(someMissions())).toBe(400);
    expect(pointsToClaim([aMission({ state: 'OPEN', value: 19 })])).toBe(0);
  });
});
