import {
  Ban,
  CircleDashed,
  ClockAlert,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestionMark,
  PenLine,
  Play,
  Video,
} from 'lucide-react';
import type { LessonPoint, LessonTone } from '@portal/domain/lessons/steps/lesson-standing';

/** The palette of each tone. */
export const TONE_PALETTES = {
  AHEAD: 'celadon',
  LIVE: 'persimmon',
  TURN: 'mustard',
  LATE: 'camellia',
  WAITING: 'celadon',
  OVER: 'gray',
} as const satisfies Record<LessonTone, string>;

/** The colour of its word: what is over recedes, what can be entered is as every way on. */
export const WORD_COLOURS: Record<LessonTone, string> = {
  AHEAD: 'fg',
  LIVE: 'fg.link',
  TURN: 'fg.warning',
  LATE: 'fg.error',
  WAITING: 'fg.link',
  OVER: 'fg.muted',
};

/** Whether the teacher has to act: her dot is full, all others are rings. */
export const isFull = (tone: LessonTone): boolean => tone === 'TURN' || tone === 'LATE';

/** The sign of a lesson without steps. */
export const END_SIGNS: Partial<Record<LessonPoint, readonly [sign: LucideIcon, colour: string]>> = {
  CANCELED: [Ban, 'fg.error'],
  NOT_HELD: [CircleDashed, 'fg.warning'],
};

/** What stands in the large circle of the step at which a lesson is. */
export const POINT_ICONS: Partial<Record<LessonPoint, LucideIcon>> = {
  OPEN: Video,
  MISSED: ClockAlert,
  RUNNING: Play,
  TO_WRAP_UP: PenLine,
  WRAP_UP_LATE: PenLine,
  SENT: Hourglass,
  QUESTIONED: MessageCircleQuestionMark,
};
