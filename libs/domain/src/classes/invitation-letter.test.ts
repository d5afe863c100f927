import * as v from 'valibot';
import { PlainName, withoutLinks } from '../contract/plain-name.ts';
import {
  INVITATION_EVENTS,
  INVITATION_STATE_LABELS,
  INVITATION_STATES,
  invitationStateOf,
  moveInvitation,
  namesOne,
} from './invitation-letter.ts';

const NOTHING = { openedAt: null, declinedAt: null, withdrawnAt: null, request: null, seat: null };
const AT = new Date('2026-11-18T10:42:00+09:00');

describe('an invitation by mail', () => {
  it('moves by these steps and by no others', () => {
    const steps = INVITATION_STATES.flatMap((from) =>
      INVITATION_EVENTS.flatMap((event) => {
        const to = moveInvitation(from, event);
        return to ? [`${event} ${from}>${to}`] : [];
      }),
    );
    expect(steps).toEqual([
      'OPEN SENT>OPENED',
      'ASK SENT>REQUESTED',
      'RESEND SENT>SENT',
      'DECLINE SENT>DECLINED',
      'WITHDRAW SENT>WITHDRAWN',
      'OPEN OPENED>OPENED',
      'ASK OPENED>REQUESTED',
      'RESEND OPENED>OPENED',
      'DECLINE OPENED>DECLINED',
      'WITHDRAW OPENED>WITHDRAWN',
      'OPEN REQUESTED>REQUESTED',
      'ASK REQUESTED>REQUESTED',
      'OPEN JOINED>JOINED',
      'ASK JOINED>JOINED',
    ]);
  });

  it('stands where what happened has brought it', () => {
    expect(invitationStateOf(NOTHING)).toBe('SENT');
    expect(invitationStateOf({ ...NOTHING, openedAt: AT })).toBe('OPENED');
    for (const request of ['REQUESTED', 'WAITING'] as const)
      expect(invitationStateOf({ ...NOTHING, request })).toBe('REQUESTED');
    expect(invitationStateOf({ ...NOTHING, openedAt: AT, request: 'EXPIRED' })).toBe('OPENED');
    // By the family, which may have asked before in vain; by the teacher.
    for (const request of [null, 'EXPIRED'] as const)
      expect(invitationStateOf({ ...NOTHING, request, declinedAt: AT })).toBe('DECLINED');
    expect(invitationStateOf({ ...NOTHING, request: 'DECLINED', declinedAt: AT })).toBe('REFUSED');
    expect(invitationStateOf({ ...NOTHING, openedAt: AT, withdrawnAt: AT })).toBe('WITHDRAWN');
    expect(invitationStateOf({ ...NOTHING, request: 'ACCEPTED', seat: { endedAt: null } })).toBe('JOINED');
    expect(invitationStateOf({ ...NOTHING, request: 'ACCEPTED', seat: { endedAt: AT } })).toBe('LEFT');
  });

  it('has a word for every state', () => {
    expect(Object.keys(INVITATION_STATE_LABELS)).toEqual([...INVITATION_STATES]);
  });

  it('names a student only where it goes to one address', () => {
    expect(namesOne({ studentName: '김민준', emails: ['a@b.kr'] })).toBe(true);
    expect(namesOne({ studentName: ' ', emails: ['a@b.kr', 'c@d.kr'] })).toBe(true);
    expect(namesOne({ studentName: '김민준', emails: ['a@b.kr', 'c@d.kr'] })).toBe(false);
  });
});

describe('a name in a letter to somebody who did not ask for it', () => {
  it.each(['', '김민준', 'Nguyễn Thị Ánh Nguyệt', 'J.R. Kim', 'St. Mary', '김민준 (2반)'])('may be %j', (name) => {
    expect(v.is(PlainName, name)).toBe(true);
  });

  it.each([
    'http://evil.kr',
    'evil.com',
    'www.x',
    'a@evil.com',
    '당첨 bit.ly/x',
    'javascript://x',
    '한글.한국',
    'x'.repeat(61),
  ])('cannot be %j', (name) => {
    expect(v.is(PlainName, name)).toBe(false);
  });

  it('is taken apart where it was given elsewhere and could be followed', () => {
    expect(withoutLinks('무료 https://evil.com/a.b')).toBe('무료 https evil. com/a. b');
    expect(withoutLinks('중2 수학 (내신)')).toBe('중2 수학 (내신)');
  });
});
