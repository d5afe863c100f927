import {
  BadgeCheck,
  BellRing,
  CirclePlay,
  CircleStop,
  DoorOpen,
  FileText,
  LogIn,
  LogOut,
  type LucideIcon,
  NotebookPen,
  PencilLine,
  Presentation,
  TimerReset,
  UserX,
  Vote,
  WifiLow,
} from 'lucide-react';
import type { EvidenceKind } from '@portal/domain/lessons/lesson-evidence';
import type { TimelineEntry } from '@portal/ui/timeline';

/** Sign and tint of each kind of evidence; one without does not compile. */
export const EVIDENCE_LOOKS: Record<EvidenceKind, readonly [LucideIcon, TimelineEntry['tint']]> = {
  ROOM_OPENED: [DoorOpen, 'indigo'],
  STARTED: [CirclePlay, 'celadon'],
  JOINED: [LogIn, 'pine'],
  LEFT: [LogOut, 'gray'],
  WAIT_MESSAGE: [BellRing, 'mustard'],
  MATERIAL_SHOWN: [FileText, 'indigo'],
  BOARD_SNAPSHOT: [Presentation, 'wisteria'],
  POLL: [Vote, 'wisteria'],
  LINE_WEAK: [WifiLow, 'mustard'],
  EXTENDED: [TimerReset, 'celadon'],
  NO_SHOW: [UserX, 'camellia'],
  ENDED: [CircleStop, 'gray'],
  ATTENDANCE_FIXED: [PencilLine, 'mustard'],
  DIARY_SENT: [NotebookPen, 'pine'],
  CONFIRMED: [BadgeCheck, 'pine'],
};
