import { useMemo } from 'react';
import {
  useCreateCalendarEventMutation,
  useDeleteCalendarEventMutation,
  useUpdateCalendarEventMutation,
} from '@portal/api/schedule/calendar.api';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import type { CalendarEvent } from '@portal/domain/schedule/calendar';
import { useToast } from '@portal/portal-core/show-toast';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { editingMessages } from '../editing-messages.ts';
import type { GridSpan } from '../pointer/grid-geometry.ts';
import { bodyOfEvent, type EventBody, movedEvent } from './event-fields.ts';

const words = editingMessages.event;

/** What can be done with own entries; each action can be taken back (CAL-1). */
export function useEventActions() {
  const [create] = useCreateCalendarEventMutation();
  const [update] = useUpdateCalendarEventMutation();
  const [erase] = useDeleteCalendarEventMutation();
  const offer = useUndo();
  const toast = useToast();
  const act = useAction();

  // Stays the same object, for the grid keeps a part of it.
  return useMemo(() => {
    const put = (id: string, body: EventBody) => update({ id, body }).unwrap();
    const putBack = (event: CalendarEvent) => async () => void (await put(event.id, bodyOfEvent(event)));

    return {
      async add(body: EventBody, clientId: string) {
        const { id } = await create({ body: { ...body, clientId } }).unwrap();
        offer({ text: words.saved, undo: async () => void (await erase({ id }).unwrap()) });
      },
      /** `before` is what it was, if that is known. */
      async change(id: string, body: EventBody, before: CalendarEvent | null) {
        await put(id, body);
        if (before) offer({ text: words.saved, undo: putBack(before) });
        else toast({ type: 'success', title: words.saved });
      },
      async remove(event: CalendarEvent) {
        const { id } = event;
        if (!(await act(() => erase({ id }).unwrap(), { key: id, failed: words.notRemoved }))) return;
        const again = { ...bodyOfEvent(event), clientId: crypto.randomUUID() };
        offer({ text: words.removed, undo: async () => void (await create({ body: again }).unwrap()) });
      },
      /** It stands at its new place at once, and goes back if the server refuses. */
      async carry(event: CalendarEvent, span: GridSpan, how: 'move' | 'resize') {
        const body = movedEvent(event, span, how);
        const time = body.endTime === null ? body.time : formatTimeRange(body.time, body.endTime);
        const text = how === 'move' ? words.moved(formatDayWithWeekday(body.date), time) : words.resized(time);
        const isMoved = await act(() => put(event.id, body), { key: null, failed: words.notMoved });
        if (isMoved) offer({ text, undo: putBack(event) });
      },
    };
  }, [create, update, erase, offer, toast, act]);
}

export type EventActions = ReturnType<typeof useEventActions>;
