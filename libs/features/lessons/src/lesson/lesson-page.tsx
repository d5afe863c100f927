import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { AttendancePanel } from '../attendance/attendance-panel.tsx';
import { LessonFrame } from '../frame/lesson-frame.tsx';
import { HoldPanel } from '../hold/hold-panel.tsx';
import { NoShowGuard } from '../hold/no-show-guard.tsx';
import { pages } from '../messages.ts';
import { RecordingsPanel } from '../recordings/recordings-panel.tsx';
import { ChangePanel } from './change-panel.tsx';
import { DiaryPanel } from './diary-panel.tsx';
import { ProgrammePanel } from './programme-panel.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { StudentsPanel } from './students-panel.tsx';

/** /account/lessons/:lessonId: everything to hold one lesson (CLS-3). */
export function LessonPage() {
  return (
    <LessonFrame title={pages.lesson} path={paths.lesson} showsSteps>
      {(desk) => {
        const { lesson, diary } = desk;
        // The record of a lesson is as long as all that stands beside it; until there is one, the students have its room.
        const hasRecord = diary.sentAt !== null;
        return (
          <chakra.div
            key={lesson.id}
            display="grid"
            gap="5"
            alignItems="start"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          >
            <Column>
              <HoldPanel desk={desk} />
              <NoShowGuard desk={desk} />
              <QuestionsPanel desk={desk} />
              <AttendancePanel desk={desk} />
              {desk.wasRecorded && <RecordingsPanel lessonId={lesson.id} />}
              {hasRecord ? <DiaryPanel diary={diary} desk={desk} /> : <StudentsPanel desk={desk} />}
            </Column>
            <Column>
              <ProgrammePanel desk={desk} />
              {hasRecord && <StudentsPanel desk={desk} />}
              {lesson.status === 'UPCOMING' && <ChangePanel lesson={lesson} />}
            </Column>
          </chakra.div>
        );
      }}
    </LessonFrame>
  );
}

const Column = chakra('div', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
