import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { AttendancePanel } from '../attendance/attendance-panel.tsx';
import { LessonFrame } from '../frame/lesson-frame.tsx';
import { HoldPanel } from '../hold/hold-panel.tsx';
import { NoShowGuard } from '../hold/no-show-guard.tsx';
import { pages } from '../messages.ts';
import { ChangePanel } from './change-panel.tsx';
import { DiaryPanel } from './diary-panel.tsx';
import { ProgrammePanel } from './programme-panel.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { StudentsPanel } from './students-panel.tsx';

/** /account/lessons/:lessonId: everything to hold one lesson (CLS-3). */
export function LessonPage() {
  return (
    <LessonFrame title={pages.lesson} path={paths.lesson}>
      {(desk) => (
        <chakra.div
          key={desk.lesson.id}
          display="grid"
          gap="4"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        >
          <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            <HoldPanel desk={desk} />
            <NoShowGuard desk={desk} />
            <AttendancePanel desk={desk} />
            <QuestionsPanel desk={desk} />
            {desk.diary.sentAt && <DiaryPanel diary={desk.diary} desk={desk} />}
          </chakra.div>
          <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            <ProgrammePanel desk={desk} />
            <StudentsPanel desk={desk} />
            {desk.lesson.status === 'UPCOMING' && <ChangePanel lesson={desk.lesson} />}
          </chakra.div>
        </chakra.div>
      )}
    </LessonFrame>
  );
}
