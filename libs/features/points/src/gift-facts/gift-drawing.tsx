import { chakra } from '@chakra-ui/react/styled-system';
import {
  BadgePercent,
  BookOpen,
  Camera,
  Coffee,
  Headphones,
  HeartHandshake,
  LampDesk,
  type LucideIcon,
  PenTool,
  Presentation,
  ShoppingBag,
  Sprout,
  Ticket,
} from 'lucide-react';
import type { GiftDrawing as Drawing } from '@portal/domain/points/gift';

const LOOKS: Record<Drawing, readonly [LucideIcon, tint: string]> = {
  percent: [BadgePercent, 'celadon'],
  cup: [Coffee, 'persimmon'],
  book: [BookOpen, 'indigo'],
  bag: [ShoppingBag, 'pine'],
  lamp: [LampDesk, 'gray'],
  pen: [PenTool, 'wisteria'],
  headphones: [Headphones, 'plum'],
  heart: [HeartHandshake, 'camellia'],
  ticket: [Ticket, 'mustard'],
  board: [Presentation, 'indigo'],
  camera: [Camera, 'wisteria'],
  plant: [Sprout, 'pine'],
};

interface GiftDrawingProps {
  drawing: Drawing;
  /** A square beside a line, or the whole head of a card. */
  size?: 'sm' | 'lg';
}

/** What a gift is, drawn on tinted ground; its name stands beside it. */
export function GiftDrawing({ drawing, size = 'sm' }: GiftDrawingProps) {
  const [Sign, tint] = LOOKS[drawing];
  const isLarge = size === 'lg';
  return (
    <chakra.span
      aria-hidden
      colorPalette={tint}
      display="grid"
      placeItems="center"
      flexShrink="0"
      w={isLarge ? 'full' : '3rem'}
      h={isLarge ? '5.5rem' : '3rem'}
      borderRadius="l2"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      _highContrast={{ borderWidth: '1px' }}
    >
      <Sign size={isLarge ? 36 : 24} strokeWidth={1.5} focusable={false} />
    </chakra.span>
  );
}
