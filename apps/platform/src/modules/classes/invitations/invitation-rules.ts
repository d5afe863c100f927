import { addHours } from 'date-fns/addHours';
import {
  type InvitationLetter,
  LETTER_PAUSE_HOURS,
  LETTERS_TO_ONE_MAX,
  moveInvitation,
} from '@portal/domain/classes/invitation-letter';
import { formatTime } from '@portal/domain/format/date-time';
import type { KnownInvitation } from './class-invitations.queries.ts';
import type { InvitingClass } from './invitation-letter.ts';

/** What went to one address of a class and led to nobody yet, ended invitations too. */
const lettersTo = (all: readonly KnownInvitation[], email: string): KnownInvitation[] =>
  all.filter((one) => one.email === email && one.enrollmentId === null);

/** From when an address may be written to once more; null where it has had all its letters. */
function nextLetterAt(to: readonly KnownInvitation[]): Date | null {
  const sent = to.flatMap(({ sentAt }) => sentAt.map(Number));
  return sent.length >= LETTERS_TO_ONE_MAX ? null : addHours(Math.max(0, ...sent), LETTER_PAUSE_HOURS);
}

/** Whether it still waits for a family, or for the answer to its request. */
export const isOpen = ({ state }: KnownInvitation): boolean =>
  state === 'SENT' || state === 'OPENED' || state === 'REQUESTED';
function refusalOf(to: readonly KnownInvitation[], now: Date, zone: string): string | undefined {
  if (to.some(isOpen)) return '이미 초대한 주소예요. 초대 목록에서 다시 보낼 수 있어요.';
  if (to.some(({ state }) => state === 'DECLINED'))
    return '이 주소에서 초대를 받지 않겠다고 했어요. 직접 연락해 보세요.';
  const next = nextLetterAt(to);
  if (next === null) return `이 주소로 초대 메일을 ${LETTERS_TO_ONE_MAX}번 보냈어요. 초대 링크를 직접 보내 주세요.`;
  return next > now
    ? `이 주소로 보낸 지 한 시간이 지나지 않았어요. ${formatTime(next, zone)}부터 다시 보낼 수 있어요.`
    : undefined;
}

/** Why no invitation may go to some of these addresses, by their fields; undefined where all may be written to. Times are the teacher's. */
export function refusalsOf(
  all: readonly KnownInvitation[],
  emails: readonly string[],
  { now, timeZone }: Pick<InvitingClass, 'now' | 'timeZone'>,
  fieldOf: (at: number) => string,
): Record<string, string> | undefined {
  const refused = emails.flatMap((email, at) => {
    const isRepeated = emails.indexOf(email) < at;
    const why = isRepeated
      ? '위에 같은 주소가 있어요. 한 주소에는 하나만 보낼 수 있어요.'
      : refusalOf(lettersTo(all, email), now, timeZone);
    return why === undefined ? [] : [[fieldOf(at), why] as const];
  });
  return refused.length > 0 ? Object.fromEntries(refused) : undefined;
}

/** As its teacher sees it, beside all of its class. */
export function asLetter(row: KnownInvitation, all: readonly KnownInvitation[], isTaking: boolean): InvitationLetter {
  const { id, state, studentName, email, phone, language, sentAt, openedAt, heldUntil, corrected } = row;
  const mayResend = isTaking && moveInvitation(state, 'RESEND') !== undefined;
  return {
    id,
    state,
    studentName,
    email,
    phone,
    language,
    sentAt: sentAt.at(-1)!.toISOString(),
    sent: sentAt.length,
    openedAt: openedAt?.toISOString() ?? null,
    heldUntil: heldUntil?.toISOString() ?? null,
    corrected,
    resendAt: (mayResend && nextLetterAt(lettersTo(all, email))?.toISOString()) || null,
  };
}
