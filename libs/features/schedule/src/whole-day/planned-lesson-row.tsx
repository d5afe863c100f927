import { chakra } from '@chakra-ui/react/styled-system';
import { Ban, Minus } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Checkbox } from '@portal/ui/checkbox';
import { Icon } from '@portal/ui/icon';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { daySheetMessages } from '../day-sheet/day-sheet-messages.ts';
import { LessonLine } from '../day-sheet/lesson-line.tsx';
import { lessonMessages } from '../lesson-messages.ts';
import { messages } from '../messages.ts';
import { useLast } from '../notices/use-last.ts';
import { useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';
import { otherZoneTime } from '../time/zone-words.ts';
import { Consequence } from './consequence.tsx';
import { type Decision, choiceFor, decisionOf, OWN_TIME, type PlannedLesson } from './day-move-values.ts';
import { ProposedTime } from './proposed-time.tsx';
import { StandingProposal } from './standing-proposal.tsx';
import { TimeFields } from './time-fields.tsx';

const words = lessonMessages.day;

interface Props {
  planned: PlannedLesson;
  /** What its class is called here; its whole name without it. */
  shortName?: string | undefined;
  /** Whether it stays with its proposal that waits. */
  isKept?: boolean;
  /** The chosen start, `OWN_TIME`, `CANCEL`, or '' for a lesson that stays. */
  start: string;
  own?: { readonly date: string; readonly time: string } | undefined;
  hasConsent?: boolean | undefined;
  /** Why it cannot be sent so: a lesson above it has the same time, or something is missing. */
  error?: string | undefined;
  /** Of the field that has to change then. */
  fieldRef?: Ref<HTMLSelectElement & HTMLInputElement> | undefined;
  today: Day;
  timeZone: string;
  onKeep: (isKept: boolean) => void;
  onChoose: (start: string) => void;
  onOwn: (own: { date: string; time: string }) => void;
  onConsent: (consent: boolean) => void;
}

const NO_TIME = { date: '', time: '' };
const DECISIONS = (['MOVE', 'CANCEL', 'LEAVE'] as const).map((value) => ({
  value,
  label: daySheetMessages.choices[value],
}));

/** One lesson of the day: another time, cancelled, or left where it is; a proposal of it that waits is kept or given up. */
export function PlannedLessonRow(props: Props) {
  const { planned, isKept = false, start, own = NO_TIME, error, fieldRef, today, timeZone } = props;
  const { lesson, waiting, within24h, alternatives, others } = planned;
  const { secondTimeZone } = useCalendarLayers();
  const [isChoosing, setIsChoosing] = useState(false);
  const decision = decisionOf(start);
  const lastTime = useLast(decision === 'MOVE' ? start : null);
  const inOtherZone = (instant: string) => secondTimeZone && otherZoneTime(instant, timeZone, secondTimeZone);
  const isOutside = alternatives.length === 0 && others.some(({ startAt }) => startAt === start);
  const helper = [isOutside && words.outside, start !== OWN_TIME && inOtherZone(start)].filter(Boolean).join(' · ');
  const named = (label: string): ReactNode => (
    <>
      <VisuallyHidden>{lesson.className} </VisuallyHidden>
      {label}
    </>
  );
  const areFieldsOpen = isChoosing || start === OWN_TIME || error !== undefined;
  return (
    <chakra.li display="grid" gap="2.5" py="4">
      <LessonLine
        lesson={lesson}
        shortName={props.shortName ?? lesson.className}
        timeZone={timeZone}
        end={
          !isKept && (
            <chakra.div flex="none" w={{ base: 'full', sm: 'auto' }}>
              <SegmentedControl<Decision>
                label={`${lesson.className} ${daySheetMessages.choice}`}
                options={DECISIONS}
                value={decision}
                wide
                onChange={(next) => props.onChoose(choiceFor(next, planned, lastTime))}
              />
            </chakra.div>
          )
        }
      >
        {peopleOf(planned)}
        {secondTimeZone && ` · ${inOtherZone(lesson.startAt)}`}
        {within24h && <chakra.span color="mustard.fg"> · {words.late}</chakra.span>}
      </LessonLine>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" ms={{ sm: '4.25rem' }}>
        {waiting && (
          <StandingProposal
            move={waiting}
            isKept={isKept}
            isReplaced={decision !== 'LEAVE'}
            label={named(words.replace)}
            timeZone={timeZone}
            onKeep={props.onKeep}
          />
        )}
        {!isKept && decision === 'MOVE' && (
          <>
            <ProposedTime
              planned={planned}
              start={start}
              own={own}
              helper={helper}
              timeZone={timeZone}
              isChoosing={areFieldsOpen}
              onToggle={() => setIsChoosing(!areFieldsOpen)}
            />
            {areFieldsOpen && (
              <TimeFields
                planned={planned}
                start={start}
                own={own}
                error={error}
                fieldRef={fieldRef}
                today={today}
                timeZone={timeZone}
                named={named}
                onChoose={props.onChoose}
                onOwn={props.onOwn}
              />
            )}
          </>
        )}
        {!isKept && decision === 'CANCEL' && (
          <>
            <Consequence of="CANCEL">
              <Icon as={Ban} size={16} />
              {words.cancelHelp}
            </Consequence>
            {within24h && (
              <Checkbox
                ref={fieldRef}
                checked={props.hasConsent ?? false}
                error={error}
                onChange={(event) => props.onConsent(event.target.checked)}
              >
                {named(lessonMessages.cancel.consent)}
              </Checkbox>
            )}
          </>
        )}
        {!isKept && decision === 'LEAVE' && (
          <Consequence of="LEAVE">
            <Icon as={Minus} size={16} />
            {daySheetMessages.stays}
          </Consequence>
        )}
      </chakra.div>
    </chakra.li>
  );
}

/** Who comes: one student by name, of more how many, and whose families read Vietnamese. */
function peopleOf({ lesson, families }: PlannedLesson): string {
  const { no, isTrial, studentCount, studentNames } = lesson;
  const vietnamese = families.filter(({ languages }) => languages.includes('vi')).length;
  return [
    isTrial ? messages.trial : messages.lesson.no(no),
    studentCount === 1 && studentNames[0] ? studentNames[0] : messages.students(studentCount),
    vietnamese > 0 && daySheetMessages.inVietnamese(vietnamese),
  ]
    .filter(Boolean)
    .join(' · ');
}
