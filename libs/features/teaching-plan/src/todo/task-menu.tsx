import {
  CalendarArrowDown,
  CalendarClock,
  CalendarDays,
  Eye,
  ListX,
  MoreHorizontal,
  Pencil,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import { isPutOff } from '@portal/domain/planning/task-moment';
import { addDays, dayOf, instantOf, isoWeekdayOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu, type MenuItem } from '@portal/ui/menu';
import { menu as words } from '../messages.ts';
import { MoveDialog } from '../week/move-dialog.tsx';
import { move } from '../week-messages.ts';
import { useTaskActs } from './use-task-acts.ts';

interface TaskMenuProps {
  task: PlanTask;
  now: Date;
  zone: string;
  onEdit: (task: PlanTask) => void;
}

/** What else can be done with a task of her list: put it off, and change or delete her own. */
export function TaskMenu({ task, now, zone, onEdit }: TaskMenuProps) {
  const { snooze, remove, removeFollowing } = useTaskActs(zone);
  const [isMoving, setIsMoving] = useState(false);
  const [asked, setAsked] = useState<'one' | 'following'>();
  const today = dayOf(now, zone);
  const morning = (day: string) => instantOf(day, minuteOfTime('09:00'), zone).toISOString();
  const isOwn = task.source === 'OWN';
  // Without its end still to come it could not be noted anew.
  const isForGood = Date.parse(task.dueAt) <= now.getTime();
  const items: MenuItem[] = [
    { id: 'move', label: move.open, icon: <Icon as={CalendarArrowDown} />, onSelect: () => setIsMoving(true) },
    ...(isPutOff(task, now)
      ? [{ id: 'wake', label: words.wake, icon: <Icon as={Eye} />, onSelect: () => void snooze(task, null) }]
      : [
          {
            id: 'tomorrow',
            label: words.tomorrow,
            icon: <Icon as={CalendarClock} />,
            onSelect: () => void snooze(task, morning(addDays(today, 1))),
          },
          {
            id: 'monday',
            label: words.monday,
            icon: <Icon as={CalendarDays} />,
            onSelect: () => void snooze(task, morning(addDays(today, 8 - isoWeekdayOf(today)))),
          },
        ]),
    ...(isOwn
      ? [
          { id: 'edit', label: words.edit, icon: <Icon as={Pencil} />, separated: true, onSelect: () => onEdit(task) },
          {
            id: 'remove',
            label: words.remove,
            icon: <Icon as={Trash2} />,
            danger: true,
            onSelect: () => (isForGood ? setAsked('one') : void remove(task)),
          },
          ...(task.series && task.series.no < task.series.of
            ? [
                {
                  id: 'following',
                  label: words.removeFollowing,
                  icon: <Icon as={ListX} />,
                  danger: true,
                  onSelect: () => setAsked('following'),
                },
              ]
            : []),
        ]
      : []),
  ];
  return (
    <>
      <Menu
        label={words.open(task.title)}
        items={items}
        trigger={<IconButton label={words.open(task.title)} icon={<Icon as={MoreHorizontal} size={20} />} />}
      />
      {isMoving && <MoveDialog task={task} now={now} zone={zone} open onClose={() => setIsMoving(false)} />}
      <AlertDialog
        open={asked !== undefined}
        danger
        title={words.removeTitle}
        confirmLabel={words.remove}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          void (asked === 'following' ? removeFollowing(task) : remove(task, { isForGood }));
        }}
      >
        {asked === 'following' ? words.followingBody : words.removeBody}
      </AlertDialog>
    </>
  );
}
