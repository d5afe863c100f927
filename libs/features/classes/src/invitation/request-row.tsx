import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { GUARDIAN_LANGUAGE_LABELS, GUARDIAN_RELATION_LABELS } from '@portal/domain/classes/class';
import type { EnrollmentRequest } from '@portal/domain/classes/enrollment-request';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { useToast } from '@portal/portal-core/show-toast';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Avatar } from '@portal/ui/avatar';
import { Button } from '@portal/ui/button';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { requests as words } from '../invitation-messages.ts';
import { RequestState } from './request-state.tsx';
import { useAnswerRequest } from './use-answer-request.ts';

interface Props {
  classId: string;
  request: EnrollmentRequest;
  onDecline: (request: EnrollmentRequest) => void;
  /** Null when it is asked anew. */
  onRefused: (problem: ApiProblem | null) => void;
  /** Why it was refused. */
  children: ReactNode;
}

/** A family that has asked: who learns, who writes, until when its seat is kept, and the teacher's two answers. */
export function RequestRow({ classId, request, onDecline, onRefused, children }: Props) {
  const { id, state, studentName, age, goals, guardianName, relation, email, language, heldUntil } = request;
  // Of these the buttons of a row are named.
  const name = useId();
  const accepting = useId();
  const declining = useId();
  const row = useRef<HTMLLIElement>(null);
  const zone = useTeacherZone();
  const toast = useToast();
  const sendsMail = useSendsMail();
  const { answer, isSending } = useAnswerRequest(classId);
  useLayoutEffect(() => {
    const own = row.current;
    return () => giveFocusOn(own);
  }, []);

  async function accept() {
    onRefused(null);
    try {
      await answer(id, { answer: 'ACCEPT' });
      toast({ type: 'success', title: words.accepted(studentName), message: words.told(sendsMail) });
    } catch (error) {
      onRefused(problemOf(error));
    }
  }

  return (
    <chakra.li
      ref={row}
      aria-labelledby={name}
      borderTopWidth="1px"
      pt="4"
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <Avatar id={id} name={studentName} decorative />
        <chakra.div flex="1 1 5.5rem" minW="0">
          <chakra.h3 id={name} fontWeight="semibold" overflowWrap="anywhere">
            {studentName}
          </chakra.h3>
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.age(age)}
          </chakra.p>
        </chakra.div>
        <RequestState state={state} />
      </chakra.div>
      <DescriptionList
        rows={[
          goals !== '' && { label: words.goals, value: goals },
          {
            label: words.guardian,
            value: (
              <>
                {GUARDIAN_RELATION_LABELS[relation]} <span lang={language}>{guardianName}</span>
                <chakra.span color="fg.muted"> · {GUARDIAN_LANGUAGE_LABELS[language]}</chakra.span>
              </>
            ),
          },
          { label: words.email, value: email },
          heldUntil !== null && {
            label: words.seat,
            value: (
              <>
                <DateText instant={heldUntil} zone={zone} show="weekday" />{' '}
                <DateText instant={heldUntil} zone={zone} show="time" />
                {words.heldUntil}
              </>
            ),
          },
          state === 'WAITING' && { label: words.seat, value: words.waiting },
        ]}
      />
      {children}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {state === 'REQUESTED' && (
          <Button
            variant="outline"
            id={accepting}
            aria-labelledby={`${name} ${accepting}`}
            loading={isSending}
            onClick={() => void accept()}
          >
            {words.accept}
          </Button>
        )}
        <Button
          variant={state === 'REQUESTED' ? 'ghost' : 'outline'}
          id={declining}
          aria-labelledby={`${name} ${declining}`}
          loading={isSending}
          onClick={() => onDecline(request)}
        >
          {words.decline}
        </Button>
      </chakra.div>
    </chakra.li>
  );
}

/** A row that goes with the focus in it leaves it to the list. */
function giveFocusOn(row: HTMLElement | null): void {
  if (row?.contains(document.activeElement)) row.closest<HTMLElement>('section[tabindex]')?.focus();
}
