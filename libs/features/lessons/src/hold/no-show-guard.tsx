import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInSecond } from 'date-fns/constants';
import { useId, useState } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import { useGetLessonDeskQuery } from '@portal/api/lessons/lesson-desk.api';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { mayTellOfWait } from '@portal/domain/lessons/no-show';
import { hasRoom } from '@portal/domain/lessons/states/lesson-room';
import { DeclareNoShow } from '@portal/lesson/declare-no-show';
import { NoShowRules } from '@portal/lesson/no-show-rules';
import { WaitRing } from '@portal/lesson/wait-ring';
import { waitTitle } from '@portal/lesson/wait-title';
import { useNow } from '@portal/portal-core/clock';
import { PlainPanel } from '@portal/ui/plain-panel';
import { LessonProblem } from '../frame/lesson-problem.tsx';
import { noShow } from '../messages.ts';
import { isStudentThere } from './is-student-there.ts';

/** Who comes and goes meanwhile, and whether she herself is in the room, is known by asking only. */
const FRESH = {
  pollingInterval: 20 * millisecondsInSecond,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
};

/** While no student is there: how long the teacher has waited, and the way out with its rule (CLS-3). */
export function NoShowGuard({ desk }: { desk: LessonDesk }) {
  // Kept here: what was refused because somebody has come is explained when the guard is gone.
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const isWaiting = desk.lesson.status === 'IN_PROGRESS' && desk.attendance.length > 0 && !isStudentThere(desk);
  return (
    <>
      <LessonProblem title={noShow.failed} problem={problem} />
      {isWaiting && <Waiting desk={desk} onOutcome={setProblem} />}
    </>
  );
}

interface WaitingProps {
  desk: LessonDesk;
  onOutcome: (problem: ApiProblem | null) => void;
}

function Waiting({ desk, onOutcome }: WaitingProps) {
  const { lesson, wait, attendance } = desk;
  const rules = useId();
  const now = useNow(millisecondsInSecond).getTime();
  const startMs = Date.parse(lesson.startAt);
  useGetLessonDeskQuery({ id: lesson.id }, FRESH);
  if (now < startMs) return null;
  return (
    <PlainPanel title={waitTitle(wait, attendance)}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="4">
        <WaitRing wait={wait} now={now} size="11rem" />
        <chakra.div display="grid" gap="3" flex="1 1 14rem" minW="0">
          <chakra.p textStyle="body.sm" color="fg.muted">
            {!hasRoom(desk)
              ? noShow.messageByHand
              : mayTellOfWait({ wait, startMs }, now)
                ? noShow.messageNow
                : noShow.messageHint}
          </chakra.p>
          <DeclareNoShow desk={desk} now={now} describedBy={rules} onOutcome={onOutcome} />
        </chakra.div>
      </chakra.div>
      <NoShowRules id={rules} />
    </PlainPanel>
  );
}
