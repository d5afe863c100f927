import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInSecond } from 'date-fns/constants';
import { useId } from 'react';
import { useGetLessonDeskQuery } from '@portal/api/lessons/lesson-desk.api';
import type { LessonWait } from '@portal/domain/evidence/lesson-wait';
import type { Attendance } from '@portal/domain/lessons/attendance';
import { useNow } from '@portal/portal-core/clock';
import { QueryState } from '@portal/portal-core/query-state';
import { Avatar } from '@portal/ui/avatar';
import { SkeletonRows } from '@portal/ui/skeletons';
import { isAnybodyWaitedFor, missingOf } from '../clock/missing-of.ts';
import { TellWaiting } from '../clock/tell-waiting.tsx';
import { useRoom } from '../session/use-room.ts';
import { hostPanels as words } from './panel-messages.ts';

/** The students of the lesson who are neither here nor at the door, and the message to them; for the host. */
export function MissingStudents() {
  const { wait, lesson } = useRoom().state;
  const query = useGetLessonDeskQuery({ id: lesson.lessonId }, { skip: !wait });
  if (!wait) return null;
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows rows={1} label={words.missingLoading} />}
      failed={words.missingFailed}
      size="sm"
    >
      {({ attendance }) => <Missing attendance={attendance} wait={wait} />}
    </QueryState>
  );
}

function Missing({ attendance, wait }: { attendance: readonly Attendance[]; wait: LessonWait }) {
  const heading = useId();
  const now = useNow(millisecondsInSecond).getTime();
  const missing = missingOf(attendance, wait);
  if (missing.length === 0) return null;
  const hasLeft = ({ studentId }: Attendance) => wait.cameIds.includes(studentId);
  const title = missing.some(hasLeft) ? words.notHere : words.notCome;
  return (
    <chakra.section aria-labelledby={heading} display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.h3 id={heading} textStyle="label" color="fg.muted">
        {title(missing.length)}
      </chakra.h3>
      <chakra.ul listStyleType="none" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        {missing.map((one) => {
          const mark = one.absence ? words.saidAbsent : hasLeft(one) && words.hasLeft;
          return (
            <chakra.li key={one.studentId} display="flex" alignItems="center" gap="3" minH="touch">
              <Avatar name={one.studentName} id={one.studentId} size="sm" decorative />
              <chakra.div minW="0">
                <chakra.p truncate fontWeight="medium">
                  {one.studentName}
                </chakra.p>
                {mark && (
                  <chakra.p textStyle="caption" color="fg.muted">
                    {mark}
                  </chakra.p>
                )}
              </chakra.div>
            </chakra.li>
          );
        })}
      </chakra.ul>
      {isAnybodyWaitedFor(missing) && <TellWaiting wait={wait} now={now} />}
    </chakra.section>
  );
}
