import type { LucideIcon } from 'lucide-react';

interface IconProps {
  as: LucideIcon;
  /** 16, 18 or 20 px. */
  size?: 16 | 18 | 20;
}

/** A lucide icon in the portal's stroke. Always decoration: the word stands beside it or in the control's name. */
export function Icon({ as: Drawing, size = 18 }: IconProps) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden focusable={false} />;
}
