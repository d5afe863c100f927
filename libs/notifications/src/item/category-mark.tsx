import { chakra } from '@chakra-ui/react/styled-system';
import {
  BadgePercent,
  Bell,
  Headset,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  ReceiptText,
  Rocket,
  TriangleAlert,
} from 'lucide-react';
import type { Notification, NotificationCategory } from '@portal/domain/notifications/notification';
import { Icon } from '@portal/ui/icon';

/** Icon and tint of each category; without one, the discount icon of the source (NTF-2). */
const LOOKS: Record<NotificationCategory | 'none', { icon: LucideIcon; palette: string }> = {
  ADS: { icon: Megaphone, palette: 'plum' },
  RMD: { icon: Lightbulb, palette: 'wisteria' },
  CS: { icon: Headset, palette: 'celadon' },
  WARN: { icon: TriangleAlert, palette: 'camellia' },
  PROD: { icon: Rocket, palette: 'indigo' },
  TRANS: { icon: ReceiptText, palette: 'pine' },
  GENERAL: { icon: Bell, palette: 'gray' },
  none: { icon: BadgePercent, palette: 'persimmon' },
};

/** The round picture beside a notification; its word stands next to it. */
export function CategoryMark({ category }: Pick<Notification, 'category'>) {
  const { icon, palette } = LOOKS[category ?? 'none'];
  return (
    <chakra.span
      colorPalette={palette}
      data-category={category ?? 'none'}
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="max(36px, min(2.25rem, 9vw))"
      borderRadius="full"
      bg="colorPalette.muted"
      color="colorPalette.fg"
      aria-hidden
    >
      <Icon as={icon} />
    </chakra.span>
  );
}
