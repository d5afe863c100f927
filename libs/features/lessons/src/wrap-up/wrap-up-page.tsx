import { paths } from '@portal/domain/site/paths';
import { LessonFrame } from '../frame/lesson-frame.tsx';
import { pages } from '../messages.ts';
import { WrapUpSheet } from './wrap-up-sheet.tsx';

/** /account/lessons/:lessonId/wrap-up: one sheet that closes the lesson (W3). */
export function WrapUpPage() {
  return (
    <LessonFrame title={pages.wrapUp} path={paths.lessonWrapUp} showsSteps>
      {(desk) => <WrapUpSheet key={desk.lesson.id} desk={desk} />}
    </LessonFrame>
  );
}
