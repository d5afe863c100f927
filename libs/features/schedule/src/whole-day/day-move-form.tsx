import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useProposeDayMoveMutation } from '@portal/api/lessons/lesson-moves.api';
import { classShortNames } from '@portal/domain/classes/names/class-short-name';
import type { ScheduleConflict, TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { dayOf } from '@portal/domain/time/day';
import { now as instantNow, useNow } from '@portal/portal-core/clock';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { daySheetMessages } from '../day-sheet/day-sheet-messages.ts';
import type { SentDay } from '../day-sheet/sent-day.ts';
import { SheetColumns } from '../day-sheet/sheet-columns.tsx';
import { lessonMessages } from '../lesson-messages.ts';
import { withNearestFirst } from '../moves/move-values.ts';
import { ConflictExplainer } from '../notices/conflict-explainer.tsx';
import { rulesMessages } from '../rules-messages.ts';
import type { Day } from '../time/day.ts';
import { DayLetters } from './day-letters.tsx';
import {
  changesOf,
  clashesOf,
  dayMoveDefaults,
  dayMoveSchema,
  type DayMoveValues,
  type DayPlan,
  gapOf,
  keepsProposal,
  leavesAll,
  type PlannedLesson,
  startOf,
  sumOf,
} from './day-move-values.ts';
import { DaySum } from './day-sum.tsx';
import { PlannedLessonRow } from './planned-lesson-row.tsx';

const words = lessonMessages.day;

interface Props {
  day: Day;
  plan: DayPlan;
  /** What stands in the reason from the start. */
  reason: string;
  /** Whether the rest of the day is closed unless she says otherwise. */
  closesDay: boolean;
  timeZone: string;
  onClose: () => void;
  onSent: (sent: SentDay) => void;
  /** Above it, inside the form: the foot stays in sight beside all of it. */
  lead?: ReactNode;
}

/** All lessons of a day, each moved, cancelled or left, one reason, the letters as they go out, one press (W5, CAL-3). */
export function DayMoveForm({ day, plan, reason, closesDay, timeZone, onClose, onSent, lead }: Props) {
  const today = dayOf(useNow(millisecondsInMinute), timeZone);
  const [propose] = useProposeDayMoveMutation();
  const { form, submit, isSending, problem } = useContractForm({
    schema: dayMoveSchema(plan, { day, zone: timeZone, now: () => instantNow().getTime() }),
    defaultValues: dayMoveDefaults(plan, { reason, closesDay }),
    send: async (body, clientId) => {
      const { items } = await propose({ body: { clientId, ...body } }).unwrap();
      draft.clear();
      const ids = new Set(body.cancels.map(({ lessonId }) => lessonId));
      onSent({
        moves: items,
        canceled: plan.flatMap(({ lesson }) => (ids.has(lesson.id) ? lesson : [])),
        isClosed: body.closesDay !== null,
      });
    },
  });
  const draft = useFormDraft(form, { key: `day-change:${day}` });
  const { field: timesField } = useController({ control: form.control, name: 'starts' });
  // A draft that was restored may miss what no field has registered.
  const values = { ...form.getValues(), ...(useWatch({ control: form.control }) as DayMoveValues) };
  const { starts } = values;
  const clashes = clashesOf(plan, values, timeZone);
  const changes = changesOf(plan, values, timeZone);
  const isAllLeft = leavesAll(plan, values);
  const isOnlyClosing = isAllLeft && values.closesDay;
  const { isSubmitted } = form.formState;
  const errorOf = (planned: PlannedLesson) => {
    if (clashes.has(planned.lesson.id)) return words.clash;
    return (isSubmitted && gapOf(planned, values, timeZone, instantNow().getTime())) || undefined;
  };
  const firstWrong = plan.find(
    (planned) => clashes.has(planned.lesson.id) || gapOf(planned, values, timeZone, instantNow().getTime()) !== null,
  );

  const put = <N extends 'starts' | 'own' | 'consents' | 'replaced'>(
    name: N,
    id: string,
    value: DayMoveValues[N][string],
  ) => {
    const all: Record<string, unknown> = { ...form.getValues(name), [id]: value };
    form.setValue(name, all as never, { shouldDirty: true });
    form.clearErrors('starts');
  };
  // The refusal names what was wanted, and with it the lesson whose time has to change.
  const pickFor = ({ wanted }: ScheduleConflict, span: TimeSpan) => {
    const refused = plan.find(
      (planned) => Date.parse(startOf(planned, values, timeZone) ?? '') === Date.parse(wanted.startAt),
    );
    if (refused) put('starts', refused.lesson.id, span.startAt);
  };

  const sum = sumOf(plan, values, timeZone);
  const closeOnly = day === today ? words.closeTodayOnly : words.closeDayOnly;
  const sendWords = sum.families > 0 ? daySheetMessages.sendTo(sum.families) : daySheetMessages.send;
  const names = classShortNames(new Map(plan.map(({ lesson }) => [lesson.classId, lesson.className])));
  return (
    <chakra.form noValidate onSubmit={submit} flex="1" display="flex" flexDirection="column">
      {lead}
      <SheetColumns
        aside={<DayLetters asked={{ reason: values.reason.trim(), ...changes }} />}
        foot={
          <>
            <DaySum sum={sum} closesDay={values.closesDay} />
            <Button variant="outline" onClick={onClose}>
              {words.close}
            </Button>
            <Button type="submit" loading={isSending} startIcon={!isOnlyClosing && <Icon as={Send} size={16} />}>
              {isOnlyClosing ? closeOnly : sendWords}
            </Button>
          </>
        }
      >
        <p>{introOf(plan, values)}</p>
        {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
        {plan.length > 0 && (
          <chakra.ul css={{ '& > li + li': { borderTopWidth: '1px' }, '& > li:first-of-type': { pt: '0' } }}>
            {plan.map((planned) => (
              <PlannedLessonRow
                key={planned.lesson.id}
                planned={planned}
                shortName={names.get(planned.lesson.classId)}
                isKept={keepsProposal(planned, values)}
                start={starts[planned.lesson.id] ?? ''}
                own={values.own[planned.lesson.id]}
                hasConsent={values.consents[planned.lesson.id]}
                error={errorOf(planned)}
                fieldRef={planned === firstWrong ? timesField.ref : undefined}
                today={today}
                timeZone={timeZone}
                onKeep={(isKept) => planned.waiting && put('replaced', planned.waiting.id, !isKept)}
                onChoose={(start) => put('starts', planned.lesson.id, start)}
                onOwn={(own) => put('own', planned.lesson.id, own)}
                onConsent={(consent) => put('consents', planned.lesson.id, consent)}
              />
            ))}
          </chakra.ul>
        )}
        <ProblemBanner problem={isSubmitted && isAllLeft && !values.closesDay ? { message: words.none } : null} />
        <Field
          label={words.reason}
          helper={isOnlyClosing ? rulesMessages.timeOff.reasonHelper : words.reasonHelper}
          error={form.formState.errors.reason?.message}
          required
          limit={500}
        >
          <TextArea rows={2} {...form.register('reason')} />
        </Field>
        <Checkbox helper={words.closeHelp} {...form.register('closesDay')}>
          {day === today ? words.closeToday : words.closeDay}
        </Checkbox>
        {problem?.conflict ? (
          <ConflictExplainer
            conflict={withNearestFirst(problem.conflict)}
            timeZone={timeZone}
            onPick={(span) => problem.conflict && pickFor(problem.conflict, span)}
          />
        ) : (
          problem && <ProblemBanner title={isOnlyClosing ? words.closeFailed : words.failed} problem={problem} />
        )}
      </SheetColumns>
    </chakra.form>
  );
}

/** What the plan found, or what is sent where that is nothing of it; a lesson that stays with its proposal is not counted. */
function introOf(plan: DayPlan, values: DayMoveValues): string {
  if (plan.length === 0) return words.introNoLesson;
  if (leavesAll(plan, values)) return values.closesDay ? words.introClosing : words.introNone;
  const open = plan.filter((planned) => !keepsProposal(planned, values));
  return words.intro(open.length, open.filter(({ alternatives }) => alternatives.length > 0).length);
}
