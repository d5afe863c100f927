import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { IntegerText } from '../contract/scalar.ts';
import { Mission, MISSION_IDS, PointLot, PointsSummary } from './mission.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const missions = dataOf(v.object({ items: v.array(Mission) }));

/** Points and how they are earned (PTS-1). What moved stands in the transactions of the currency CCXU. */
export const pointsContract = defineContract({
  getPointsSummary: {
    method: 'GET',
    path: '/tns/v1/points/summary',
    access: 'teacher',
    summary: '포인트 한눈에: 잔액, 곧 사라질 포인트, 이번 달, 찜한 선물',
    response: dataOf(PointsSummary),
    errors: [],
  },
  listPointLots: {
    method: 'GET',
    path: '/tns/v1/points/lots',
    access: 'teacher',
    summary: '남은 포인트, 먼저 사라질 것부터',
    query: v.strictObject({ page: v.optional(IntegerText(1, 1_000)), size: v.optional(IntegerText(1, 100)) }),
    response: dataOf(v.object({ total: Count, items: v.array(PointLot) })),
    errors: [],
  },
  listMissions: {
    method: 'GET',
    path: '/tns/v1/points/missions',
    access: 'teacher',
    summary: '미션과 지금까지 한 만큼',
    response: missions,
    errors: [],
  },
  claimMission: {
    method: 'POST',
    path: '/tns/v1/points/missions/:id/claim',
    access: 'teacher',
    summary: '끝낸 미션의 포인트 받기; 두 번 눌러도 한 번만',
    params: v.strictObject({ id: v.picklist(MISSION_IDS) }),
    response: dataOf(Mission),
    errors: ['NOT_CLAIMABLE'],
  },
  claimMissions: {
    method: 'POST',
    path: '/tns/v1/points/missions/claim',
    access: 'teacher',
    summary: '끝낸 미션의 포인트를 모두 받기',
    response: dataOf(v.object({ points: Count, items: v.array(Mission) })),
    errors: [],
  },
});
