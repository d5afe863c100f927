import { PenLine, ShieldCheck } from 'lucide-react';
import { formatDuration } from '@portal/domain/format/date-time';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { isUnanswered } from '@portal/domain/lessons/steps/confirm-time';
import { wrapUpBy } from '@portal/domain/lessons/steps/lesson-standing';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { QUESTIONS_ID } from '../frame/questions-id.ts';
import { ended as words, hold } from '../messages.ts';
import { type EndPoint, endWords, mayHaveBeenHeld } from './end-words.ts';
import { HoldActions, HoldWords } from './hold-words.tsx';

interface Props {
  desk: LessonDesk;
  point: EndPoint;
  now: Date;
}

/** After a lesson: its wrap-up and how long there is for it, or how it ended, with what proves it (CLS-3). */
export function ClosedLesson({ desk, point, now }: Props) {
  const { lesson, diary, questions } = desk;
  const { title, lines } = endWords(desk, point);
  const isOwed = point === 'TO_WRAP_UP' || point === 'WRAP_UP_LATE';
  const left = formatDuration(wrapUpBy(lesson).getTime() - now.getTime());
  return (
    <>
      <HoldWords
        title={title}
        lines={isOwed && diary.version > 0 ? [...lines, words.writtenBefore] : lines}
        figure={point === 'TO_WRAP_UP' ? { name: words.left, value: left } : undefined}
      />
      <HoldActions>
        {isOwed && (
          <Button asChild size="lg">
            <RouterLink href={paths.lessonWrapUp(lesson.id)}>
              <Icon as={PenLine} size={20} />
              {hold.wrapUp}
            </RouterLink>
          </Button>
        )}
        {point === 'QUESTIONED' && questions.some(isUnanswered) && (
          <Button asChild size="lg">
            <a href={`#${QUESTIONS_ID}`}>{words.answer}</a>
          </Button>
        )}
        {point === 'NOT_HELD' && mayHaveBeenHeld(desk) && (
          <Button asChild variant="outline" size="lg">
            <RouterLink href={paths.supports(lesson.id)}>{words.ask}</RouterLink>
          </Button>
        )}
        {/* A cancelled lesson leaves no chain, or none that says more. */}
        {point !== 'CANCELED' && (
          <TextLink href={paths.lessonEvidence(lesson.id)} linkAs={RouterLink} touch>
            <Icon as={ShieldCheck} size={16} />
            {words.evidence}
          </TextLink>
        )}
      </HoldActions>
    </>
  );
}
