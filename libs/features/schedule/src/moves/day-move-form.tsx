import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useWatch } from 'react-hook-form';
import { useProposeDayMoveMutation } from '@portal/api/lessons/lesson-moves.api';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { ScheduleConflict, TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { dayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea } from '@portal/ui/field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { lessonMessages } from '../lesson-messages.ts';
import { ConflictExplainer } from '../notices/conflict-explainer.tsx';
import type { Day } from '../time/day.ts';
import { clashesOf, countOf, dayMoveDefaults, dayMoveSchema, type DayPlan } from './day-move-values.ts';
import { PlannedLessonRow } from './planned-lesson-row.tsx';

const words = lessonMessages.day;

interface Props {
  day: Day;
  plan: DayPlan;
  /** What stands in the reason from the start. */
  reason: string;
  timeZone: string;
  onClose: () => void;
  onProposed: (moves: readonly LessonMove[]) => void;
}

/** All lessons of a day at their new times, one reason, one press (W5, CAL-3). */
export function DayMoveForm({ day, plan, reason, timeZone, onClose, onProposed }: Props) {
  const today = dayOf(useNow(millisecondsInMinute), timeZone);
  const [propose] = useProposeDayMoveMutation();
  const { form, submit, isSending, problem, problems } = useContractForm({
    schema: dayMoveSchema(plan),
    defaultValues: dayMoveDefaults(plan, reason),
    send: async (body, clientId) => {
      const { items } = await propose({ body: { clientId, ...body } }).unwrap();
      draft.clear();
      onProposed(items);
    },
  });
  const draft = useFormDraft(form, { key: `day-move:${day}` });
  const starts = useWatch({ control: form.control, name: 'starts' });
  const clashes = clashesOf(plan, starts);
  const wrongTimes = problems.find(({ name }) => name === 'starts');

  const choose = (lessonId: string, start: string) => {
    form.setValue('starts', { ...form.getValues('starts'), [lessonId]: start }, { shouldDirty: true });
    form.clearErrors('starts');
  };
  // The refusal names what was wanted, and with it the lesson whose time has to change.
  const pickFor = ({ wanted }: ScheduleConflict, span: TimeSpan) => {
    const lessonId = Object.keys(starts).find((id) => Date.parse(starts[id] ?? '') === Date.parse(wanted.startAt));
    if (lessonId) choose(lessonId, span.startAt);
  };

  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
      <p>{words.intro(plan.length)}</p>
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <chakra.ul css={{ '& > li + li': { borderTopWidth: '1px' } }}>
        {plan.map((planned) => (
          <PlannedLessonRow
            key={planned.lesson.id}
            planned={planned}
            start={starts[planned.lesson.id] ?? ''}
            isClashing={clashes.has(planned.lesson.id)}
            today={today}
            timeZone={timeZone}
            onChoose={(start) => choose(planned.lesson.id, start)}
          />
        ))}
      </chakra.ul>
      <ProblemBanner problem={wrongTimes ?? null} />
      <Field
        label={words.reason}
        helper={words.reasonHelper}
        error={form.formState.errors.reason?.message}
        required
        limit={500}
      >
        <TextArea rows={2} {...form.register('reason')} />
      </Field>
      {problem?.conflict ? (
        <ConflictExplainer
          conflict={problem.conflict}
          timeZone={timeZone}
          onPick={(span) => problem.conflict && pickFor(problem.conflict, span)}
        />
      ) : (
        problem && <ProblemBanner title={words.failed} problem={problem} />
      )}
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.keep}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.submit(countOf(starts))}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
