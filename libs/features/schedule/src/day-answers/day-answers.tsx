import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { problemOf } from '@portal/api/api-problem';
import { useListDayAnswersQuery } from '@portal/api/lessons/lesson-moves.api';
import { useGetCalendarQuery } from '@portal/api/schedule/calendar.api';
import { classShortNames } from '@portal/domain/classes/names/class-short-name';
import { useNow } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { SkeletonRows } from '@portal/ui/skeletons';
import { LessonLine } from '../day-sheet/lesson-line.tsx';
import type { SentDay } from '../day-sheet/sent-day.ts';
import { SheetColumns } from '../day-sheet/sheet-columns.tsx';
import { lessonMessages } from '../lesson-messages.ts';
import { messages } from '../messages.ts';
import { useStepFocus } from '../notices/use-step-focus.ts';
import type { Day } from '../time/day.ts';
import { answerMessages as words } from './answer-messages.ts';
import { answerKey, answersOf, isAnswered, openWishes, standingsOf } from './answer-values.ts';
import { AnsweredLesson } from './answered-lesson.tsx';
import { AnswersAside } from './answers-aside.tsx';
import { AnswersHead } from './answers-head.tsx';
import { useNewAnswers } from './use-new-answers.ts';
import { useTakeBack } from './use-take-back.ts';

const dayWords = lessonMessages.day;

interface Props {
  day: Day;
  /** What went out just now; null where she comes back to look. */
  sent: SentDay | null;
  timeZone: string;
  /** Ids of those that were taken back here. */
  withdrawn: readonly string[];
  onWithdrawn: (id: string) => void;
  onClose: () => void;
  /** A refusal can be taken back, in a bar that the sheet would stand before. */
  onDeclined: () => void;
  /** Leads on to the lessons of the day. */
  onDecide: () => void;
}

/** What became of a day: the families' answers as they come, and what is the teacher's turn (CAL-3, W5). */
export function DayAnswers({ day, sent, timeZone, withdrawn, onWithdrawn, onClose, onDeclined, onDecide }: Props) {
  const read = useListDayAnswersQuery({ date: day }, { refetchOnMountOrArgChange: true });
  const calendar = useGetCalendarQuery({ from: day, to: day });
  const now = useNow(millisecondsInMinute).getTime();
  const top = useStepFocus<HTMLDivElement>();
  const { takeBack, pending, problem } = useTakeBack(onWithdrawn);

  const answers = answersOf(read.data?.items ?? [], sent?.moves ?? [], withdrawn);
  const lessons = calendar.data?.lessons ?? [];
  const said = answers.flatMap(({ move, families }) =>
    families.filter(isAnswered).map((family) => ({ key: answerKey(move, family), family })),
  );
  const fresh = useNewAnswers(read.data && said.map(({ key }) => key));
  const news = said
    .filter(({ key }) => fresh.includes(key))
    .map(({ family }) => `${family.name} ${words.states[family.answer]}`);

  const waiting = answers.flatMap(({ move }) => (move.status === 'PROPOSED' ? move : []));
  const asked = new Set(waiting.map(({ lessonId }) => lessonId));
  const canceled = Object.values(
    Object.fromEntries(
      [...(sent?.canceled ?? []), ...lessons.filter(({ status }) => status === 'CANCELED')].map((one) => [one.id, one]),
    ),
  );
  // Of one that was cancelled before, perhaps by its family, only its reason is known.
  const sentIds = new Set(sent?.canceled.map(({ id }) => id));
  const gone = new Set(canceled.map(({ id }) => id));
  const stays = lessons.filter(
    ({ id, status, startAt }) => status === 'UPCOMING' && Date.parse(startAt) > now && !asked.has(id) && !gone.has(id),
  );
  const classNames = [...answers.map(({ move }) => move), ...lessons, ...canceled].map(({ className }) => className);
  const names = classShortNames(new Map(classNames.map((name) => [name, name])));
  const nameOf = (className: string) => names.get(className) ?? className;
  const standings = standingsOf(answers);

  return (
    <SheetColumns
      aside={
        <AnswersAside
          wishes={openWishes(answers)}
          stays={stays}
          nameOf={nameOf}
          timeZone={timeZone}
          onDeclined={onDeclined}
        />
      }
      foot={
        <>
          <chakra.p display={{ base: 'none', md: 'block' }} flex="1 1 14rem" textStyle="body.sm" color="fg.muted">
            {waiting.length > 0 && words.mayClose}
          </chakra.p>
          {waiting.length > 1 && (
            <Button variant="outline" loading={pending.length > 1} onClick={() => takeBack(waiting)}>
              {dayWords.withdrawAll}
            </Button>
          )}
          {!sent && (
            <Button variant="outline" onClick={onDecide}>
              {words.decide}
            </Button>
          )}
          <Button onClick={onClose}>{dayWords.close}</Button>
        </>
      }
    >
      <div ref={top} tabIndex={-1}>
        {sent && <SentWords sent={sent} withdrawn={withdrawn} />}
        {waiting.length > 0 && <chakra.p color="fg.muted">{words.willChange}</chakra.p>}
        {!sent && read.data && answers.length === 0 && <p>{words.none}</p>}
      </div>
      {standings.length > 0 && <AnswersHead standings={standings} news={news} />}
      {!read.data && read.isFetching && <SkeletonRows rows={3} />}
      {read.error && !read.isFetching && (
        <ProblemBanner
          title={words.failed}
          problem={problemOf(read.error)}
          action={
            <Button variant="outline" onClick={() => void read.refetch()}>
              {messages.retry}
            </Button>
          }
        />
      )}
      {answers.length > 0 && (
        <chakra.ul css={{ '& > li + li': { borderTopWidth: '1px' } }}>
          {answers.map((one) => (
            <AnsweredLesson
              key={one.move.id}
              answers={one}
              shortName={nameOf(one.move.className)}
              classNo={lessons.find(({ id }) => id === one.move.lessonId)?.classNo ?? null}
              fresh={fresh}
              isWithdrawing={pending.includes(one.move.id)}
              timeZone={timeZone}
              onWithdraw={() => takeBack([one.move])}
            />
          ))}
        </chakra.ul>
      )}
      {problem && <ProblemBanner title={lessonMessages.moves.failed} problem={problem} />}
      {canceled.length > 0 && (
        <chakra.section aria-label={words.canceled} display="grid" gap="3">
          <chakra.h3 textStyle="title.sm">{words.canceled}</chakra.h3>
          <chakra.ul display="grid" gap="3">
            {canceled.map((lesson) => (
              <li key={lesson.id}>
                <LessonLine lesson={lesson} shortName={nameOf(lesson.className)} timeZone={timeZone} end={null}>
                  {sentIds.has(lesson.id) ? words.cancelTold : lesson.cancelReason}
                </LessonLine>
              </li>
            ))}
          </chakra.ul>
        </chakra.section>
      )}
    </SheetColumns>
  );
}

/** What went out, and whether it still stands. */
function SentWords({
  sent: { moves, canceled, isClosed },
  withdrawn,
}: {
  sent: SentDay;
  withdrawn: readonly string[];
}) {
  const waiting = moves.filter(({ id }) => !withdrawn.includes(id)).length;
  const title = [
    waiting > 0 ? dayWords.done(waiting) : moves.length > 0 && lessonMessages.moves.withdrawn,
    canceled.length > 0 && dayWords.canceled(canceled.length),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <chakra.p fontWeight="600">{title || dayWords.dayClosed}</chakra.p>
      {title && isClosed && <p>{dayWords.dayClosed}</p>}
    </>
  );
}
