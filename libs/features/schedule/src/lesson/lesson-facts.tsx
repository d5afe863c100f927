import { chakra } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { LessonDetail } from '@portal/domain/lessons/lessons.contract';
import { lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { paths } from '@portal/domain/site/paths';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { RouterLink } from '@portal/portal-core/router-link';
import { AlertPlace } from '@portal/ui/alert-place';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { SkeletonText } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { lessonMessages } from '../lesson-messages.ts';
import { messages } from '../messages.ts';
import { LessonDetails } from './lesson-details.tsx';
import { WaitingActs } from './waiting-acts.tsx';

interface Props {
  /** What the calendar knows already, or nothing but the id where a proposal was opened. */
  known: Lesson | undefined;
  detail: LessonDetail | undefined;
  problem: ApiProblem | undefined;
  onRetry: () => void;
  /** It can be taken back, which a dialog would stand before. */
  onDeclined: () => void;
  timeZone: string;
  /** Can take the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** The first face of the lesson's dialog: the calendar's data at once, completed by the lesson's own answer (CLS-2). */
export function LessonFacts({ known, detail, problem, onRetry, onDeclined, timeZone, ref }: Props) {
  const lesson = detail ?? known;
  const waiting = detail?.moves.find(({ status }) => status === 'PROPOSED');
  return (
    <chakra.div ref={ref} tabIndex={-1} display="grid" gap="5" aria-busy={!detail && !problem}>
      {problem && <LoadProblem problem={problem} onRetry={onRetry} />}
      {waiting && <WaitingActs key={waiting.id} move={waiting} timeZone={timeZone} onDeclined={onDeclined} />}
      {lesson ? (
        <>
          <LessonDetails lesson={lesson} more={detail} timeZone={timeZone} />
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
            <EnterLesson lesson={lesson} />
            {lessonStateOf(lesson) === 'TO_WRAP_UP' ? (
              <TextLink href={paths.lessonWrapUp(lesson.id)} linkAs={RouterLink} touch>
                {lessonMessages.lesson.wrapUp}
              </TextLink>
            ) : (
              <TextLink href={paths.lesson(lesson.id)} linkAs={RouterLink} touch>
                {lessonMessages.lesson.open}
              </TextLink>
            )}
          </chakra.div>
        </>
      ) : (
        !problem && <SkeletonText lines={6} />
      )}
    </chakra.div>
  );
}

function LoadProblem({ problem, onRetry }: { problem: ApiProblem; onRetry: () => void }) {
  if (problem.status === 404) {
    return (
      <AlertPlace>
        <Banner tone="error" title={lessonMessages.lesson.gone}>
          {lessonMessages.lesson.goneBody}
        </Banner>
      </AlertPlace>
    );
  }
  return (
    <ProblemBanner
      title={lessonMessages.lesson.failed}
      problem={problem}
      action={
        <Button variant="outline" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    />
  );
}
