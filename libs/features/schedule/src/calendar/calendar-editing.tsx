import { type RefObject, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useListFreeTimesQuery } from '@portal/api/schedule/free-times.api';
import type { CalendarEvent } from '@portal/domain/schedule/calendar';
import { useToast } from '@portal/portal-core/show-toast';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { editingMessages } from '../editing-messages.ts';
import type { Editor } from '../editor/use-editor.ts';
import { EventDialog } from '../events/event-dialog.tsx';
import { EventEditor } from '../events/event-editor.tsx';
import type { EventActions } from '../events/use-event-actions.ts';
import { FreeDialog } from '../free-editor/free-dialog.tsx';
import { FreeEditor } from '../free-editor/free-editor.tsx';
import { useFreeActions } from '../free-editor/use-free-actions.ts';
import { useMissingRule } from '../free-editor/use-missing-rule.ts';
import type { WallTime } from '../time/wall-clock.ts';

interface Props {
  editor: Editor;
  events: readonly CalendarEvent[];
  actions: EventActions;
  /** Gets the focus when what it came from is gone. */
  home: RefObject<HTMLElement | null>;
  now: WallTime;
  timeZone: string;
}

const NO_RULES: readonly never[] = [];

/** Everything that floats over the calendar while the teacher writes into it; a chunk of its own. */
export function CalendarEditing({ editor, events, actions, home, now, timeZone }: Props) {
  const { task, opener, open, add, close } = editor;
  const [doomed, setDoomed] = useState<CalendarEvent | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isAboutFree = task?.show === 'free' || task?.show === 'free-form';
  const { data, error, isFetching, refetch } = useListFreeTimesQuery(undefined, { skip: !isAboutFree });
  const problem = error && !data && !isFetching ? problemOf(error) : undefined;
  const rules = data?.items ?? NO_RULES;
  const freeActions = useFreeActions(rules, now.day);
  const toast = useToast();

  const onFormClose = (isKept: boolean) => {
    close();
    if (isKept) toast({ type: 'success', title: editingMessages.draftKept, message: editingMessages.draftKeptMore });
  };
  const shownEvent = task?.show === 'event' ? (events.find(({ id }) => id === task.event.id) ?? task.event) : null;
  const item = task?.show === 'free' ? task.item : null;
  const rule = item ? rules.find(({ id }) => id === item.free.slotId) : undefined;
  // While it is being closed the newest rules may come before the answer does.
  const isGone = item !== null && data !== undefined && !isFetching && rule === undefined && !isBusy;

  /** A phone has no buttons over its list. */
  const homeOrHeading = () => home.current ?? document.querySelector<HTMLElement>('h1');

  useMissingRule({ isGone, onClose: () => close(homeOrHeading()) });

  const closeDay = async () => {
    if (!item || !rule) return;
    setBusy(true);
    await (rule.kind === 'WEEKLY' ? freeActions.closeOn(rule, item.day) : freeActions.close(rule));
    setBusy(false);
    close(homeOrHeading());
  };
  const closeAll = async () => {
    setBusy(true);
    if (rule) await freeActions.close(rule);
    setBusy(false);
    close(homeOrHeading());
  };
  const shared = { finalFocus: opener, onClose: onFormClose, now };

  return (
    <>
      <EventDialog
        event={shownEvent}
        finalFocus={opener}
        onClose={() => close()}
        onRemove={() => {
          setDoomed(shownEvent);
          close();
        }}
        onEdit={() => {
          if (!shownEvent) return;
          const span = { day: shownEvent.date, start: 0, end: 0 };
          open({ show: 'event-form', id: shownEvent.id, event: shownEvent, span, isPlaced: false });
        }}
      />
      <AlertDialog
        open={doomed !== null}
        title={editingMessages.event.removeQuestion}
        confirmLabel={editingMessages.event.remove}
        loading={isBusy}
        finalFocus={opener}
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (!doomed) return;
          setBusy(true);
          void actions.remove(doomed).finally(() => {
            setBusy(false);
            close(homeOrHeading());
            setDoomed(null);
          });
        }}
      >
        {doomed?.title}
      </AlertDialog>
      <FreeDialog
        item={item}
        rule={rule}
        problem={problem}
        onRetry={() => void refetch()}
        isBusy={isBusy}
        finalFocus={opener}
        onClose={() => close()}
        onCloseDay={() => void closeDay()}
        onCloseAll={closeAll}
        onEdit={() => {
          if (!item || !rule) return;
          const day = rule.kind === 'WEEKLY' ? item.day : null;
          open({ show: 'free-form', slotId: rule.id, day, span: item, isPlaced: false });
        }}
      />
      {task?.show === 'event-form' && (
        <EventEditor
          {...shared}
          key={`event ${task.id}`}
          task={task}
          actions={actions}
          onSwitch={(span) => add('free', span, { isPlaced: true })}
        />
      )}
      {task?.show === 'free-form' && (
        <FreeEditor
          {...shared}
          key={`free ${task.slotId} ${task.day}`}
          task={task}
          rules={data?.items}
          problem={problem}
          actions={freeActions}
          timeZone={timeZone}
          onSwitch={(span) => add('event', span, { isPlaced: true })}
        />
      )}
    </>
  );
}
