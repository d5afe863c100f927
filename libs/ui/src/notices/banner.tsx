import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, Info, Lock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../base/icon.tsx';
import type { Tint } from '../theme/palette.ts';

export type BannerTone = 'info' | 'success' | 'warning' | 'error' | 'lock';

const LOOKS: Record<BannerTone, readonly [Tint, LucideIcon]> = {
  info: ['indigo', Info],
  success: ['pine', CircleCheck],
  warning: ['mustard', TriangleAlert],
  error: ['camellia', CircleAlert],
  lock: ['gray', Lock],
};

export interface BannerProps {
  tone: BannerTone;
  title: ReactNode;
  children?: ReactNode;
  /** Beside the text where there is room: a button, a due clock. */
  action?: ReactNode;
  /** Another sign for the same tone, such as an hourglass. */
  icon?: LucideIcon;
}

/** The state of what the page is about, over it. A banner that comes up later stands in a `role="status"` of its page. */
export function Banner({ tone, title, children, action, icon }: BannerProps) {
  const id = useId();
  const [palette, ownIcon] = LOOKS[tone];
  return (
    <chakra.section
      aria-labelledby={id}
      data-spine
      colorPalette={palette}
      layerStyle="spine"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="3"
      ps="4"
      pe={{ base: '4', md: '5' }}
      py="3.5"
      borderEndRadius="l3"
    >
      <chakra.div display="flex" gap="3" flex="1 1 18rem" minW="0">
        <chakra.span color="colorPalette.fg" pt="3px" flexShrink="0">
          <Icon as={icon ?? ownIcon} size={20} />
        </chakra.span>
        <chakra.div minW="0">
          <chakra.p id={id} fontWeight="semibold">
            {title}
          </chakra.p>
          {children && (
            <chakra.div mt="0.5" textStyle="body.sm" color="fg.muted">
              {children}
            </chakra.div>
          )}
        </chakra.div>
      </chakra.div>
      {action && (
        // Its buttons are those of every page.
        <chakra.div colorPalette="celadon" display="flex" flexWrap="wrap" alignItems="center" gap="2">
          {action}
        </chakra.div>
      )}
    </chakra.section>
  );
}
