import { CalendarDays } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { CALENDAR_VIEWS, type CalendarView } from '../address/calendar-view.ts';
import { messages } from '../messages.ts';
import { LateMenu } from './late-menu.tsx';

// A day of its own makes no sense beside the strip of the week.
const options = CALENDAR_VIEWS.filter((view) => view !== 'day').map((value) => ({
  value,
  label: messages.views[value],
}));

interface Props {
  view: CalendarView;
  onChoose: (view: CalendarView) => void;
}

/** How much is shown, behind one button of a phone. */
export const ViewMenu = ({ view, onChoose }: Props) => (
  <LateMenu
    label={messages.viewLabel}
    trigger={(onClick) => (
      <IconButton
        aria-haspopup="menu"
        label={messages.viewNow(messages.views[view])}
        icon={<Icon as={CalendarDays} />}
        onClick={onClick}
      />
    )}
    items={[]}
    choice={{
      label: messages.viewLabel,
      value: view,
      options,
      onChoose: (chosen) => onChoose(options.find(({ value }) => value === chosen)?.value ?? view),
    }}
  />
);
