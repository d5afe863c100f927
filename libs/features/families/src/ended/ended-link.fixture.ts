import type { EndedLink } from '@portal/domain/classes/ended-links.contract';

/** Over since a day, of a family whose child goes on with the same teacher. */
export const anEndedLink = (over: Partial<EndedLink> = {}): EndedLink => ({
  why: 'CLOSED',
  endedAt: '2026-11-18T00:00:00+09:00',
  language: 'ko',
  goesOn: true,
  email: 'min****@mail.example',
  ...over,
});
