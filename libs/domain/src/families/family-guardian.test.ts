import {
  GUARDIAN_INVITATION_EVENTS,
  GUARDIAN_INVITATION_STATES,
  guardianInvitationAt,
  moveGuardianInvitation,
} from './family-guardian.ts';

describe('the invitation of a guardian', () => {
  it('moves by these steps and by no others', () => {
    const steps = GUARDIAN_INVITATION_STATES.flatMap((from) =>
      GUARDIAN_INVITATION_EVENTS.flatMap((event) => {
        const to = moveGuardianInvitation(from, event);
        return to ? [`${event} ${from}>${to}`] : [];
      }),
    );
    expect(steps).toEqual([
      'ACCEPT SENT>JOINED',
      'DECLINE SENT>DECLINED',
      'WITHDRAW SENT>WITHDRAWN',
      'LEAVE JOINED>LEFT',
    ]);
  });

  it('ends by itself at its moment, unless it was answered', () => {
    const expiresAt = new Date('2026-12-02T01:42:00Z');
    const before = new Date(expiresAt.getTime() - 1);
    expect(guardianInvitationAt({ state: 'SENT', expiresAt }, before)).toBe('SENT');
    expect(guardianInvitationAt({ state: 'SENT', expiresAt }, expiresAt)).toBe('EXPIRED');
    expect(guardianInvitationAt({ state: 'JOINED', expiresAt }, expiresAt)).toBe('JOINED');
  });
});
