import { BookOpen, CalendarClock, ClipboardCheck, ListTodo, type LucideIcon, PenLine, UserPen } from 'lucide-react';
import type { TodayTask } from '@portal/domain/planning/today.contract';

type Look = readonly [icon: LucideIcon, palette: 'mustard' | 'indigo' | 'wisteria' | 'celadon' | 'gray'];

const LOOKS: Record<TodayTask['action']['kind'], Look> = {
  WRAP_UP: [PenLine, 'mustard'],
  ANSWER_MOVE: [CalendarClock, 'indigo'],
  OPEN_LESSON: [BookOpen, 'celadon'],
  OPEN_PROFILE: [UserPen, 'celadon'],
  FINISH_TASK: [ListTodo, 'gray'],
  GRADE: [ClipboardCheck, 'wisteria'],
};

/** Icon and colour of what kind of thing there is to do; the words of `taskTag` say the same. */
export const taskLook = ({ action }: Pick<TodayTask, 'action'>): Look =>
  action.kind === 'FINISH_TASK' && action.task.type === 'LESSON' ? LOOKS.OPEN_LESSON : LOOKS[action.kind];
