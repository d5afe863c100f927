import { CalendarOff, CalendarSync, Ellipsis, SlidersHorizontal, Thermometer } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { IconButton, type IconButtonProps } from '@portal/ui/icon-button';
import type { MenuItem } from '@portal/ui/menu';
import { lessonMessages } from '../lesson-messages.ts';
import { type DayActions, useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';
import { LateMenu } from './late-menu.tsx';
import { useLinkedDayAction } from './use-linked-day-action.ts';

const words = lessonMessages.day;

interface Props extends Pick<IconButtonProps, 'variant'> {
  /** The day that the calendar stands on. */
  date: Day;
  today: Day;
  /** What a narrow row of tools has no room for. */
  before?: readonly MenuItem[];
  after?: readonly MenuItem[];
}

/** Actions of whole days, behind one button of the toolbar: ill today, move a day, take time off (W5). */
export function DayMenu({ date, today, before = [], after = [], variant = 'outline' }: Props) {
  const { actions } = useCalendarLayers();
  const [button, setButton] = useState<HTMLElement | null>(null);
  useLinkedDayAction({ actions, today, from: button });
  if (!actions) return null;
  const action = (run: (actions: DayActions, from: HTMLElement) => void) => () => button && run(actions, button);
  return (
    <LateMenu
      label={words.menu}
      linkAs={RouterLink}
      trigger={(onClick) => (
        <IconButton
          ref={setButton}
          variant={variant}
          aria-haspopup="menu"
          label={words.menu}
          icon={<Icon as={Ellipsis} />}
          onClick={onClick}
        />
      )}
      items={[
        ...before,
        {
          id: 'ill',
          label: words.ill,
          icon: <Icon as={Thermometer} />,
          separated: before.length > 0,
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
        ...after,
      ]}
    />
  );
}
