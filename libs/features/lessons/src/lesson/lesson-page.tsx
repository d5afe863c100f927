import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { AttendancePanel } from '../attendance/attendance-panel.tsx';
import { LessonFrame } from '../frame/lesson-frame.tsx';
import { HoldPanel } from '../hold/hold-panel.tsx';
import { NoShowGuard } from '../hold/no-show-guard.tsx';
import { pages } from '../messages.ts';
import { PacksOfLesson } from '../packs/packs-of-lesson.tsx';
import { ProgrammePanel } from '../programme/programme-panel.tsx';
import { RecordingsPanel } from '../recordings/recordings-panel.tsx';
import { StudentsPanel } from '../students/students-panel.tsx';
import { ChangePanel } from './change-panel.tsx';
import { DiaryPanel } from './diary-panel.tsx';
import { QuestionsPanel } from './questions-panel.tsx';

/** /account/lessons/:lessonId: everything to hold one lesson (CLS-3). */
export function LessonPage() {
  return (
    <LessonFrame title={pages.lesson} path={paths.lesson} showsSteps isItsOwn>
      {(desk) => {
        const { lesson, diary } = desk;
        return (
          <chakra.div key={lesson.id} display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
            <chakra.div
              display="flex"
              flexWrap="wrap"
              columnGap="10"
              rowGap="8"
              alignItems="start"
              // Beside each other while both have room for their words, also where letters are large.
              css={{ '& > *': { flex: '1 1 20rem', minW: 0 }, '& > :first-child': { flex: '3 1 30rem' } }}
            >
              <Column>
                <HoldPanel desk={desk} />
                <NoShowGuard desk={desk} />
                <QuestionsPanel desk={desk} />
                <AttendancePanel desk={desk} />
                {desk.wasRecorded && <RecordingsPanel lessonId={lesson.id} />}
                {diary.sentAt !== null && <DiaryPanel diary={diary} desk={desk} />}
              </Column>
              <Column>
                <ProgrammePanel desk={desk} />
                <PacksOfLesson desk={desk} />
              </Column>
            </chakra.div>
            <StudentsPanel desk={desk} />
            {lesson.status === 'UPCOMING' && <ChangePanel lesson={lesson} />}
          </chakra.div>
        );
      }}
    </LessonFrame>
  );
}

const Column = chakra('div', { base: { display: 'grid', gap: '8', gridTemplateColumns: 'minmax(0, 1fr)' } });
