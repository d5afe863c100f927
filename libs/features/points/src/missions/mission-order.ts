import type { Mission } from '@portal/domain/points/mission';

const share = ({ value, target }: Mission) => value / target;

/** What is not claimed yet: what can be claimed first, then what is nearest to its end. */
export const nearestFirst = (missions: readonly Mission[]): Mission[] => [
  ...missions.filter(({ state }) => state === 'CLAIMABLE'),
  ...missions.filter(({ state }) => state === 'OPEN').toSorted((a, b) => share(b) - share(a)),
];

/** The points of all that can be claimed now. */
export const pointsToClaim = (missions: readonly Mission[]): number =>
  missions.filter(({ state }) => state === 'CLAIMABLE').reduce((sum, { points }) => sum + points, 0);
