import { Drawer as Parts } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../base/icon.tsx';
import { useOpener } from '../base/opener.ts';
import { useScrollable } from '../base/scrollable.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { MESSAGES } from '../messages.ts';
import { drawerRecipe } from '../recipes/drawer.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Names the drawer; drawn in its head unless `header` is given. */
  title: string;
  /** Stands in the head instead of the title, such as the logo. */
  header?: ReactNode;
  children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  closeLabel?: string;
  finalFocus?: RefObject<HTMLElement | null>;
}

function ScrollBody({ children }: { children: ReactNode }) {
  return <Parts.Body {...useScrollable<HTMLDivElement>()}>{children}</Parts.Body>;
}

/** The phone's menu: from the start edge, as wide as the phone. */
export function Drawer({
  open,
  onClose,
  title,
  header,
  children,
  footer,
  closeLabel = MESSAGES.drawerClose,
  finalFocus,
}: DrawerProps) {
  const finalFocusEl = useOpener(open, finalFocus);
  return (
    <Parts.Root
      recipe={drawerRecipe}
      placement="start"
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      finalFocusEl={finalFocusEl}
      // Only a press beside it may close it, never a page that focuses its heading.
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content>
            <Parts.Header>
              {header}
              <Parts.Title asChild={Boolean(header)}>
                {header ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </Parts.Title>
              <Parts.CloseTrigger asChild>
                <IconButton label={closeLabel} icon={<Icon as={X} size={20} />} />
              </Parts.CloseTrigger>
            </Parts.Header>
            <ScrollBody>{children}</ScrollBody>
            {footer && <Parts.Footer>{footer}</Parts.Footer>}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
