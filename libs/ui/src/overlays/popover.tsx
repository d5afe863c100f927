import { Popover as Parts } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { useScrollable } from '../base/scrollable.ts';
import { popoverRecipe } from '../recipes/popover.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The heading, which also names the popover and gets the focus on opening. */
  title: ReactNode;
  /** At the end of the heading's line, such as a link to the settings. */
  aside?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** 320 or 400 px; never wider than the screen. */
  size?: 'md' | 'lg';
  /** What gets the focus on opening in place of the heading. */
  initialFocus?: () => HTMLElement | null;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

function ScrollBody({ children }: { children: ReactNode }) {
  return <Parts.Body {...useScrollable<HTMLDivElement>()}>{children}</Parts.Body>;
}

/** Content beside the button that opens it; the page stays at hand. Escape closes it and returns to the button. */
export function Popover({
  trigger,
  title,
  aside,
  children,
  footer,
  size = 'md',
  initialFocus,
  open,
  onOpenChange,
}: PopoverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const variants = { size } as object;
  return (
    <Parts.Root
      recipe={popoverRecipe}
      {...variants}
      ids={{ title: titleId }}
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(change) => onOpenChange?.(change.open)}
      initialFocusEl={() => initialFocus?.() ?? heading.current}
      // Fixed: on its way to its place it never makes the page wider.
      positioning={{ strategy: 'fixed', placement: 'bottom-end', gutter: 8, overflowPadding: 16 }}
    >
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content aria-labelledby={titleId}>
            <Parts.Header as="div">
              <Parts.Title asChild>
                <h2 ref={heading} tabIndex={-1}>
                  {title}
                </h2>
              </Parts.Title>
              {aside}
            </Parts.Header>
            <ScrollBody>{children}</ScrollBody>
            {footer && <Parts.Footer as="div">{footer}</Parts.Footer>}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
