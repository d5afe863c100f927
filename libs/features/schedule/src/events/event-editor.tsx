import { type RefObject, useState } from 'react';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { useOpenDrafts } from '@portal/portal-core/use-open-drafts';
import { draftKey } from '../editor/draft-keys.ts';
import { KindSwitch } from '../editor/kind-switch.tsx';
import type { EditorTask } from '../editor/use-editor.ts';
import type { GridSpan } from '../pointer/grid-geometry.ts';
import type { WallTime } from '../time/wall-clock.ts';
import { type EventFields, fieldsForSpan, fieldsOfEvent, readEventFields } from './event-fields.ts';
import { EventFormDialog } from './event-form-dialog.tsx';
import type { EventActions } from './use-event-actions.ts';

interface Props {
  task: Extract<EditorTask, { show: 'event-form' }>;
  actions: EventActions;
  now: WallTime;
  onSwitch: (span: GridSpan) => void;
  onClose: (isKept: boolean) => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** The form of an own entry, with what it sends and where its draft is kept. */
export function EventEditor({ task, actions, now, onSwitch, onClose, finalFocus }: Props) {
  const { id, event, span } = task;
  const key = draftKey({ form: 'event', id });
  const draft = useOpenDrafts(key).find((candidate) => candidate.key === key);
  // An entry outside the loaded days is known by its draft alone.
  const isFromDraft = id !== null && event === null;
  const [defaults] = useState<EventFields>(() => {
    if (event) return fieldsOfEvent(event);
    return { ...fieldsForSpan(span), ...(isFromDraft && readEventFields(draft?.values)) };
  });
  return (
    <EventFormDialog
      isNew={id === null}
      draftKey={key}
      defaults={defaults}
      isPlaced={task.isPlaced}
      isFromDraft={isFromDraft}
      today={now.day}
      send={(body, clientId) => (id === null ? actions.add(body, clientId) : actions.change(id, body, event))}
      renderSwitch={
        id === null
          ? (fields) => <KindSwitch value="event" onChange={() => onSwitch(spanOf(fields(), span))} />
          : undefined
      }
      onClose={onClose}
      finalFocus={finalFocus}
    />
  );
}

/** Where the form stands now; half-typed times fall back to where it was opened. */
function spanOf({ date, time, endTime }: EventFields, otherwise: GridSpan): GridSpan {
  if (!date || !time) return otherwise;
  const start = minuteOfTime(time);
  const end = endTime ? minuteOfTime(endTime) : start;
  return { day: date, start, end: end > start ? end : Math.min(start + 60, 1440) };
}
