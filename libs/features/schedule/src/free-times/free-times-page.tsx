import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useGetCalendarQuery } from '@portal/api/schedule/calendar.api';
import { useListFreeTimesQuery } from '@portal/api/schedule/free-times.api';
import type { FreeSlot } from '@portal/domain/schedule/free-slot';
import { paths } from '@portal/domain/site/paths';
import { addDays, mondayOf } from '@portal/domain/time/day';
import type { Weekday } from '@portal/domain/time/weekday';
import { useNow } from '@portal/portal-core/clock';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { useToast } from '@portal/portal-core/show-toast';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { EmptyState } from '@portal/ui/empty-state';
import { ErrorState } from '@portal/ui/error-state';
import { Icon } from '@portal/ui/icon';
import { SkeletonRows } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { editingMessages } from '../editing-messages.ts';
import { OpenDraft } from '../editor/open-draft.tsx';
import { useEditor } from '../editor/use-editor.ts';
import { FreeEditor } from '../free-editor/free-editor.tsx';
import { useFreeActions } from '../free-editor/use-free-actions.ts';
import { defaultSpan } from '../pointer/grid-geometry.ts';
import type { Day } from '../time/day.ts';
import { wallClock } from '../time/wall-clock.ts';
import { type CopyAnswer, CopyWeek } from './copy-week.tsx';
import { DateSlots } from './date-slots.tsx';
import { missingThisWeek, nextSuchDay } from './free-rules.ts';
import { WeeklyTemplate } from './weekly-template.tsx';

const words = editingMessages.page;
const TICK_MS = millisecondsInMinute;
const NO_RULES: readonly FreeSlot[] = [];
const MORNING = { start: 600, end: 660 };
/** Wider than a form, for a day beside its hours, and not so wide that the eye loses the buttons at their end. */
const READABLE = '53.75rem';

/** Free time apart from the calendar: what repeats, days that are unlike it, and copying a week (CAL-2). */
export function FreeTimesPage() {
  const instant = useNow(TICK_MS).getTime();
  const { data, error, isFetching, refetch } = useListFreeTimesQuery(undefined, { refetchOnReconnect: true });
  const timeZone = useTeacherZone();
  const at = wallClock(timeZone);
  const now = at(instant);
  const monday = mondayOf(now.day);
  const weeks = useGetCalendarQuery({ from: addDays(monday, -7), to: addDays(monday, 6) });

  const rules = data?.items ?? NO_RULES;
  const actions = useFreeActions(rules, now.day);
  const editor = useEditor();
  const toast = useToast();
  const act = useAction();
  const [answer, setAnswer] = useState<CopyAnswer | null>(null);
  const [lastWeek, setLastWeek] = useState<number | null>(null);
  const [isCopying, setCopying] = useState(false);

  const copyTo = async (fromMonday: Day, toMondays: Day[]) => {
    const copied = await actions.copyWeek(fromMonday, toMondays);
    setAnswer(copied);
    return copied;
  };
  const askForLastWeek = () => {
    const missing = missingThisWeek(weeks.data?.freeTimes ?? [], now, at);
    if (missing > 0) setLastWeek(missing);
    else toast({ type: 'success', title: words.nothingToCopy, message: words.nothingToCopyMore });
  };
  const copyLastWeek = async () => {
    setCopying(true);
    await act(() => copyTo(addDays(monday, -7), [monday]), { failed: editingMessages.failed });
    setCopying(false);
    setLastWeek(null);
  };

  const addWeekly = (weekday: Weekday, from: HTMLElement) =>
    editor.open(
      {
        show: 'free-form',
        slotId: null,
        day: null,
        repeats: 'WEEKLY',
        isPlaced: true,
        span: { day: nextSuchDay(weekday, now.day), ...MORNING },
      },
      from,
    );
  const addOnDate = (from: HTMLElement) => editor.add('free', defaultSpan(now.day, now), { isPlaced: false, from });
  const edit = (rule: FreeSlot, from: HTMLElement) =>
    editor.open(
      { show: 'free-form', slotId: rule.id, day: null, isPlaced: false, span: { day: now.day, ...MORNING } },
      from,
    );
  const { task } = editor;

  return (
    <chakra.div display="grid" gap="5" alignContent="start" maxW={READABLE}>
      <PageHeading
        title={editingMessages.free.title}
        actions={
          <TextLink linkAs={RouterLink} href={paths.calendar()} touch>
            {words.toCalendar}
          </TextLink>
        }
      />
      <chakra.p textStyle="body.md" color="fg.muted">
        {editingMessages.free.description}
      </chakra.p>
      {task === null && (
        <OpenDraft
          form="free"
          now={instant}
          timeZone={timeZone}
          onResume={(key) => void editor.resume(key, [], defaultSpan(now.day, now), null)}
        />
      )}
      {error && !data ? (
        <ErrorState
          title={words.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          traceId={problemOf(error).traceId}
        >
          {problemOf(error).message}
        </ErrorState>
      ) : (
        <Delayed loading={!data} skeleton={<SkeletonRows rows={7} picture={false} />}>
          {() => (
            <>
              {rules.length === 0 && (
                <EmptyState
                  name="calendar-empty"
                  size="sm"
                  title={words.emptyTitle}
                  action={
                    <Button startIcon={<Icon as={Plus} />} onClick={(event) => addOnDate(event.currentTarget)}>
                      {editingMessages.free.add}
                    </Button>
                  }
                >
                  {words.emptyBody}
                </EmptyState>
              )}
              <WeeklyTemplate
                rules={rules}
                today={now.day}
                onAdd={addWeekly}
                onEdit={edit}
                onClose={(rule) => void actions.close(rule)}
              />
              <DateSlots
                rules={rules}
                today={now.day}
                onAdd={addOnDate}
                onEdit={edit}
                onClose={(rule) => void actions.close(rule)}
                onReopen={(rule, day) => void actions.reopen(rule, day)}
              />
              <CopyWeek
                today={now.day}
                send={copyTo}
                answer={answer}
                onCopyLastWeek={weeks.data ? askForLastWeek : null}
              />
            </>
          )}
        </Delayed>
      )}
      <AlertDialog
        open={lastWeek !== null}
        title={words.copyLastWeekQuestion(lastWeek ?? 0)}
        confirmLabel={words.copyConfirm}
        loading={isCopying}
        onConfirm={() => void copyLastWeek()}
        onCancel={() => setLastWeek(null)}
      />
      {task?.show === 'free-form' && (
        <FreeEditor
          key={`${task.slotId} ${task.span.day}`}
          task={task}
          rules={data?.items}
          problem={error && !data && !isFetching ? problemOf(error) : undefined}
          actions={actions}
          now={now}
          timeZone={timeZone}
          onClose={(isKept) => {
            editor.close();
            if (isKept) toast({ type: 'success', title: editingMessages.draftKept });
          }}
          finalFocus={editor.opener}
        />
      )}
    </chakra.div>
  );
}
