import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { GUARDIAN_LANGUAGE_LABELS } from '@portal/domain/classes/class';
import { type InvitationLetter, moveInvitation } from '@portal/domain/classes/invitation-letter';
import { correctionText } from '@portal/domain/classes/roster';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Avatar } from '@portal/ui/avatar';
import { Button } from '@portal/ui/button';
import { DateText } from '@portal/ui/date-text';
import { StatusChip } from '@portal/ui/status-chip';
import { invited as words } from '../invited-messages.ts';

interface Props {
  letter: InvitationLetter;
  isFull: boolean;
  isSending: boolean;
  onResend: () => void;
  onWithdraw: () => void;
}

/** One invitation: to whom, how far it has come and when, and sending it once more or taking it back. */
export function InvitedRow({ letter, isFull, isSending, onResend, onWithdraw }: Props) {
  const { id, state, studentName, email, phone, language, sentAt, sent, openedAt, heldUntil, corrected, resendAt } =
    letter;
  const nameId = useId();
  const zone = useTeacherZone();
  const now = useNow(30_000);
  const mayResend = moveInvitation(state, 'RESEND') !== undefined;
  const isResting = resendAt !== null && now < new Date(resendAt);
  const at = (instant: string) => <DateText instant={instant} zone={zone} show="dateTime" />;
  return (
    <chakra.li
      aria-labelledby={nameId}
      borderTopWidth="1px"
      pt="4"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <Avatar id={id} name={studentName || email} decorative />
        <chakra.div flex="1 1 8rem" minW="0" overflowWrap="anywhere">
          <chakra.h3 id={nameId} fontWeight="semibold">
            {studentName || email}
          </chakra.h3>
          <chakra.p textStyle="body.sm" color="fg.muted">
            {[studentName !== '' && email, phone, GUARDIAN_LANGUAGE_LABELS[language]].filter(Boolean).join(' · ')}
          </chakra.p>
        </chakra.div>
        <StatusChip group="invitation" status={state} />
      </chakra.div>
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.sentAt} {at(sentAt)}
        {sent > 1 && ` · ${words.sentTimes(sent)}`}
        {openedAt !== null && (
          <>
            <br />
            {words.openedAt} {at(openedAt)}
          </>
        )}
        {heldUntil !== null && (
          <>
            <br />
            {at(heldUntil)}
            {words.heldUntil}
          </>
        )}
        {isFull && mayResend && heldUntil === null && (
          <>
            <br />
            {words.noSeat}
          </>
        )}
        {corrected.length > 0 && (
          <>
            <br />
            {correctionText(corrected)}
          </>
        )}
      </chakra.p>
      {mayResend && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          {resendAt !== null && !isResting && (
            <Button size="sm" variant="outline" aria-describedby={nameId} loading={isSending} onClick={onResend}>
              {words.resend}
            </Button>
          )}
          <Button size="sm" variant="ghost" aria-describedby={nameId} onClick={onWithdraw}>
            {words.withdraw}
          </Button>
          {resendAt === null && (
            <chakra.span textStyle="body.sm" color="fg.muted">
              {words.resendNever}
            </chakra.span>
          )}
          {resendAt !== null && isResting && (
            <chakra.span textStyle="body.sm" color="fg.muted">
              <DateText instant={resendAt} zone={zone} show="time" />
              {words.resendFrom}
            </chakra.span>
          )}
        </chakra.div>
      )}
    </chakra.li>
  );
}
