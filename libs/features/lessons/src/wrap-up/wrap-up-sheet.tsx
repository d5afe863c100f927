import { isSameValue } from '@portal/domain/contract/same-value';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { useWorkTime } from '@portal/portal-core/use-work-time';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { NotHeld } from '../after/not-held.tsx';
import { WrapUpDone } from '../after/wrap-up-done.tsx';
import { unsentMarks } from '../attendance/marks.ts';
import { notNow, wrapUp as words } from '../wrap-up-messages.ts';
import { UnsentWords } from './unsent-words.tsx';
import { useWrapUp } from './use-wrap-up.ts';
import { draftOf, draftOfDiary } from './wrap-up-fields.ts';
import { WrapUpForm } from './wrap-up-form.tsx';

/** The sheet where there is something to close; before and after, how the lesson stands (W3). */
export function WrapUpSheet({ desk }: { desk: LessonDesk }) {
  const sheet = useWrapUp(desk);
  const { lesson, diary } = desk;
  // What is sent is over, and before it is held there is nothing to close.
  const isOpen = diary.sentAt === null && (lesson.status === 'IN_PROGRESS' || lesson.status === 'DONE');
  useWorkTime('WRAP_UP', isOpen ? lesson.classId : null);
  if (diary.sentAt !== null) {
    const { version: _, ...mine } = draftOf(sheet.form.getValues());
    const { version: __, ...sent } = draftOfDiary(diary);
    const marks = unsentMarks(desk.attendance, sheet.form.getValues('marks'));
    const isUnsent = !isSameValue(mine, sent) || marks.length > 0;
    return (
      <>
        {!sheet.isSentHere && isUnsent && (
          <UnsentWords draft={mine} students={desk.students} marks={marks} onForget={sheet.saving.draft.clear} />
        )}
        <WrapUpDone desk={desk} isFresh={sheet.isSentHere} />
      </>
    );
  }
  if (lessonStateOf(lesson) === 'NOT_HELD') return <NotHeld desk={desk} />;
  if (lesson.status !== 'IN_PROGRESS' && lesson.status !== 'DONE') return <NotNow desk={desk} why={lesson.status} />;
  return <WrapUpForm desk={desk} sheet={sheet} />;
}

function NotNow({ desk, why }: { desk: LessonDesk; why: keyof typeof notNow }) {
  const { id } = desk.lesson;
  return (
    <EmptyState
      name="plan-empty"
      title={notNow[why].title}
      action={
        <Button asChild variant="outline">
          <RouterLink href={paths.lesson(id)}>{words.toLesson}</RouterLink>
        </Button>
      }
    >
      {notNow[why].body}
    </EmptyState>
  );
}
