import { CalendarOff, CalendarSync, Ellipsis, SlidersHorizontal, Thermometer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { lessonMessages } from '../lesson-messages.ts';
import { type DayActions, useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';
import { useLinkedDayAction } from './use-linked-day-action.ts';

const Menu = lazy(async () => ({ default: (await import('@portal/ui/menu')).Menu }));

const words = lessonMessages.day;

interface Props {
  /** The day that the calendar stands on. */
  date: Day;
  today: Day;
}

/** Actions of whole days, behind one button of the toolbar: ill today, move a day, take time off (W5). */
export function DayMenu({ date, today }: Props) {
  const { actions } = useCalendarLayers();
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  useLinkedDayAction({ actions, today, from: button });
  if (!actions) return null;
  const trigger = (onClick?: () => void) => (
    <IconButton
      ref={setButton}
      variant="outline"
      aria-haspopup="menu"
      label={words.menu}
      icon={<Icon as={Ellipsis} />}
      onClick={onClick}
    />
  );
  if (!isUsed) {
    return trigger(() => {
      setUsed(true);
      setOpen(true);
    });
  }
  const action = (run: (actions: DayActions, from: HTMLElement) => void) => () => button && run(actions, button);
  return (
    <Suspense fallback={trigger()}>
      <Menu
        label={words.menu}
        trigger={trigger()}
        open={isOpen}
        onOpenChange={setOpen}
        linkAs={RouterLink}
        items={[
          {
            id: 'ill',
            label: words.ill,
            icon: <Icon as={Thermometer} />,
            onSelect: action((to, from) => to.moveDay(today, from, true)),
          },
          {
            id: 'move',
            label: words.moveDayShort,
            icon: <Icon as={CalendarSync} />,
            onSelect: action((to, from) => to.moveDay(date, from)),
          },
          {
            id: 'off',
            label: words.addTimeOff,
            icon: <Icon as={CalendarOff} />,
            onSelect: action((to, from) => to.addTimeOff(date < today ? today : date, from)),
          },
          {
            id: 'rules',
            label: words.rules,
            icon: <Icon as={SlidersHorizontal} />,
            href: paths.bookingRules(),
            separated: true,
          },
        ]}
      />
    </Suspense>
  );
}
