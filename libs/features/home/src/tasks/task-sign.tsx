import { chakra } from '@chakra-ui/react/styled-system';
import { BookOpen, CalendarClock, ClipboardCheck, ListTodo, type LucideIcon, PenLine, UserPen } from 'lucide-react';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { Icon } from '@portal/ui/icon';

type Sign = readonly [icon: LucideIcon, palette: 'mustard' | 'indigo' | 'wisteria' | 'celadon' | 'gray'];

const SIGNS: Record<TodayTask['action']['kind'], Sign> = {
  WRAP_UP: [PenLine, 'mustard'],
  ANSWER_MOVE: [CalendarClock, 'indigo'],
  OPEN_LESSON: [BookOpen, 'celadon'],
  OPEN_PROFILE: [UserPen, 'celadon'],
  FINISH_TASK: [ListTodo, 'gray'],
};

/** What kind of thing there is to do, for the eye: the words beside it say the same. */
export function TaskSign({ task: { type, action } }: { task: Pick<TodayTask, 'type' | 'action'> }) {
  const [icon, palette]: Sign = type === 'SUBMISSION_EVALUATION' ? [ClipboardCheck, 'wisteria'] : SIGNS[action.kind];
  return (
    <chakra.span
      aria-hidden
      colorPalette={palette}
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="9"
      borderRadius="full"
      bg="colorPalette.muted"
      color="colorPalette.fg"
      _highContrast={{ borderWidth: '1px' }}
    >
      <Icon as={icon} />
    </chakra.span>
  );
}
