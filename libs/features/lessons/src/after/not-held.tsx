import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { CalendarX, ShieldCheck } from 'lucide-react';
import { ATTENDANCE_LABELS } from '@portal/domain/lessons/attendance';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { hasRoom } from '@portal/domain/lessons/states/lesson-room';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { Icon } from '@portal/ui/icon';
import { Panel } from '@portal/ui/panel';
import { endWords, mayHaveBeenHeld } from '../hold/end-words.ts';
import { HoldActions } from '../hold/hold-words.tsx';
import { ended, unpaid } from '../messages.ts';
import { notHeld as words } from '../wrap-up-messages.ts';
import { NextLesson } from './next-lesson.tsx';

/** A lesson to which nobody came, or that nobody began: what happened, what stands of it, and the way on (CLS-3). */
export function NotHeld({ desk }: { desk: LessonDesk }) {
  const { lesson, isPriced, startedAt, notHeldReason, wait, attendance } = desk;
  const isNoShow = startedAt !== null;
  const reason = notHeldReason ? [ended.reason(notHeldReason)] : [];
  const lines = isNoShow ? [...reason, words.noShow] : endWords(desk, 'NOT_HELD').lines;
  const marked = attendance.flatMap(({ studentName, state }) =>
    state ? [words.marked(studentName, ATTENDANCE_LABELS[state])] : [],
  );
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" maxW="48rem">
      <Banner tone="info" icon={CalendarX} title={ended.notHeld}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Banner>
      <Panel
        size="sm"
        title={words.left}
        footer={
          <HoldActions>
            <Button asChild variant="outline">
              <RouterLink href={paths.lessonEvidence(lesson.id)}>
                <Icon as={ShieldCheck} size={20} />
                {ended.evidence}
              </RouterLink>
            </Button>
            {mayHaveBeenHeld(desk) && (
              <Button asChild variant="outline">
                <RouterLink href={paths.supports(lesson.id)}>{ended.ask}</RouterLink>
              </Button>
            )}
          </HoldActions>
        }
      >
        <DescriptionList
          rows={[
            isNoShow && { label: words.waited, value: words.minutes(Math.floor(wait.waitedMs / millisecondsInMinute)) },
            marked.length > 0 && { label: words.attendance, value: marked.join(', ') },
            isNoShow && { label: words.sealed, value: hasRoom(desk) ? words.sealedBody : words.sealedOutside },
            { label: words.income, value: incomeLine(isNoShow, isPriced) },
          ]}
        />
      </Panel>
      <NextLesson classId={lesson.classId} />
    </chakra.div>
  );
}

function incomeLine(isNoShow: boolean, isPriced: boolean): string {
  if (!isNoShow) return words.incomeOfNothing;
  return isPriced ? words.incomeOfNoShow : unpaid.line;
}
