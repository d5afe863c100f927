import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { PlainName } from '../contract/plain-name.ts';
import { ClientId, Id } from '../contract/scalar.ts';
import { ENROLLMENT_FIELDS } from './enrollment-request.ts';
import { ClassLink } from './enrollments.contract.ts';
import { INVITATION_FIELDS, InvitationLetters, LetterPreview, NAMES_SEVERAL, namesOne } from './invitation-letter.ts';
import { ROSTER_ROWS_MAX, ROSTER_STANDINGS, RosterRow } from './roster.ts';

const path = '/tns/v1/my-classes/:id/invitations';
const params = v.strictObject({ id: Id });
const ofOne = v.strictObject({ id: Id, invitationId: Id });
const letters = dataOf(InvitationLetters);
const rowsOf = <const Row extends v.GenericSchema>(row: Row) =>
  v.pipe(
    v.array(row),
    v.minLength(1, '초대할 학생을 하나 이상 골라 주세요.'),
    v.maxLength(ROSTER_ROWS_MAX, `한 번에 ${ROSTER_ROWS_MAX}명까지 초대할 수 있어요.`),
  );

/** Invitations that go by mail, one to each address: written one by one, or from the list of a class that a teacher brings. */
export const classInvitationsContract = defineContract({
  listInvitationLetters: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '메일로 초대한 가족과 그 뒤의 일; 최근에 보낸 순서로',
    params,
    response: letters,
    errors: [],
  },
  previewInvitationLetter: {
    method: 'POST',
    path: `${path}/preview`,
    access: 'teacher',
    summary: '초대 메일을 보내기 전에 보기; 언어마다 하나',
    params,
    body: v.strictObject({ studentName: PlainName }),
    response: dataOf(v.object({ items: v.array(LetterPreview) })),
    errors: ['WRONG_STATE'],
  },
  inviteByMail: {
    method: 'POST',
    path,
    access: 'teacher',
    summary:
      '주소마다 초대 메일 보내기; 모두 보내거나 하나도 보내지 않는다. 같은 clientId로 다시 보내면 한 번만 보낸다',
    params,
    body: v.pipe(
      v.strictObject({ clientId: ClientId, ...INVITATION_FIELDS }),
      v.forward(
        v.check((written) => namesOne(written), NAMES_SEVERAL),
        ['studentName'],
      ),
    ),
    status: 201,
    response: letters,
    errors: ['WRONG_STATE', 'LETTERS_TODAY'],
  },
  resendInvitationLetter: {
    method: 'POST',
    path: `${path}/:invitationId/resend`,
    access: 'teacher',
    summary: '같은 초대 메일을 한 번 더 보내기; 한 시간에 한 번, 모두 세 번까지',
    params: ofOne,
    response: letters,
    errors: ['WRONG_STATE', 'LETTERS_TODAY'],
  },
  withdrawInvitation: {
    method: 'POST',
    path: `${path}/:invitationId/withdraw`,
    access: 'teacher',
    summary: '초대를 거두기; 메일의 링크는 바로 닫힌다',
    params: ofOne,
    response: letters,
    errors: ['WRONG_STATE'],
  },
  checkRoster: {
    method: 'POST',
    path: `${path}/roster/check`,
    access: 'teacher',
    summary: '명단의 학생이 이미 초대되었거나 듣고 있는지; 줄마다 하나',
    params,
    body: v.strictObject({
      rows: rowsOf(v.strictObject({ studentName: PlainName, guardianEmail: ENROLLMENT_FIELDS.email })),
    }),
    response: dataOf(v.object({ standings: v.array(v.picklist(ROSTER_STANDINGS)) })),
    errors: [],
  },
  inviteRoster: {
    method: 'POST',
    path: `${path}/roster`,
    access: 'teacher',
    summary:
      '명단의 학생을 메일로 초대하기; 남은 자리를 순서대로 맡아 둔다. 모두 초대하거나 하나도 초대하지 않고, 이미 초대한 학생은 그대로 둔다',
    params,
    body: v.strictObject({ rows: rowsOf(RosterRow) }),
    status: 201,
    response: dataOf(
      v.object({
        ...InvitationLetters.entries,
        /** How many were written to, and for how many of them a seat is kept. */
        invited: v.number(),
        seated: v.number(),
      }),
    ),
    errors: ['WRONG_STATE', 'LETTERS_TODAY'],
  },
  declineInvitation: {
    method: 'POST',
    path: '/tns/v1/invitations/decline',
    access: 'public',
    summary: '메일로 받은 초대를 거절하기; 링크는 닫히고 맡아 둔 자리는 풀린다',
    body: v.strictObject({ link: ClassLink }),
    response: dataOf(v.object({})),
    errors: ['LINK_REVOKED'],
  },
});
