import { CalendarClock, ClipboardPen, type LucideIcon, Star } from 'lucide-react';
import type { CardKind } from '@portal/domain/chat/chat-card';

/** The sign of each kind of card. */
export const CARD_ICONS: Readonly<Record<CardKind, LucideIcon>> = {
  LESSON: CalendarClock,
  ASSIGNMENT: ClipboardPen,
  REVIEW: Star,
};
