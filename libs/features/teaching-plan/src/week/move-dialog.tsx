import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { formatMoment } from '@portal/domain/format/date-time';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import { addDays, dayOf } from '@portal/domain/time/day';
import { Button } from '@portal/ui/button';
import { DateField } from '@portal/ui/date-field';
import { Dialog } from '@portal/ui/dialog';
import { StickyActions } from '@portal/ui/sticky-actions';
import { move as words } from '../week-messages.ts';
import { landingOf } from './landing.ts';
import { useMoveTask } from './use-move-task.ts';

interface MoveDialogProps {
  task: PlanTask;
  now: Date;
  zone: string;
  open: boolean;
  onClose: () => void;
}

/** Puts a task on any other day: what dragging does, without dragging. */
export function MoveDialog({ task, now, zone, open, onClose }: MoveDialogProps) {
  const today = dayOf(now, zone);
  const [day, setDay] = useState(addDays(today, 1));
  const moveTask = useMoveTask(zone);
  const landing = day === '' ? null : landingOf(task, day, { now, zone });
  const said = landing && (landing.kind === 'DUE' ? words.due : words.snooze)(formatMoment(landing.at, zone));
  return (
    <Dialog open={open} onClose={onClose} title={words.title} description={task.title}>
      <chakra.form
        noValidate
        display="grid"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!landing) return;
          onClose();
          void moveTask(task, landing);
        }}
      >
        <DateField label={words.day} value={day} onChange={setDay} today={today} min={today} required />
        <chakra.p role="status">{said ?? words.choose}</chakra.p>
        <StickyActions>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" disabled={!landing}>
            {words.submit}
          </Button>
        </StickyActions>
      </chakra.form>
    </Dialog>
  );
}
