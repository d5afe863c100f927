import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck } from 'lucide-react';
import { formatDateTime } from '@portal/domain/format/date-time';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { confirmTimeOf } from '@portal/domain/lessons/steps/confirm-time';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Banner } from '@portal/ui/banner';
import { ARRIVAL, useArrival } from '@portal/ui/use-arrival';
import { DiaryPanel } from '../lesson/diary-panel.tsx';
import { QuestionsPanel } from '../lesson/questions-panel.tsx';
import { MadeTasks } from '../tasks/made-tasks.tsx';
import { done } from '../wrap-up-messages.ts';
import { NextLesson } from './next-lesson.tsx';

/** What has happened with the one press, and the way on to the next lesson; `isFresh` is right after the press. */
export function WrapUpDone({ desk, isFresh = false }: { desk: LessonDesk; isFresh?: boolean }) {
  const place = useArrival<HTMLDivElement>(isFresh);
  const zone = useTeacherZone();
  const { diary, recipients, lesson } = desk;
  const until = desk.isPriced ? done.until : done.untilUnpaid;
  const confirmTime = confirmTimeOf(desk);
  const names = recipients.map(({ name }) => name).join(', ');
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" maxW="48rem">
      <chakra.div ref={place} {...ARRIVAL} role="status">
        <Banner tone="success" icon={CircleCheck} title={diary.confirmedAt ? done.confirmed : done.title}>
          <p>{names ? done.sentTo(names) : done.sentToNobody}</p>
          {confirmTime && !diary.confirmedAt && <p>{until(formatDateTime(confirmTime, zone))}</p>}
        </Banner>
      </chakra.div>
      <QuestionsPanel desk={desk} />
      <MadeTasks tasks={desk.tasks} />
      <NextLesson classId={lesson.classId} />
      <DiaryPanel diary={diary} desk={desk} />
    </chakra.div>
  );
}
