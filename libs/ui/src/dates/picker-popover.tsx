import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../base/icon.tsx';
import { Popover } from '../overlays/popover.tsx';

interface PickerPopoverProps {
  /** Names the button and what it opens. */
  title: string;
  icon: LucideIcon;
  disabled: boolean | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Selects what gets the focus on opening, such as the chosen day. */
  first: string;
  children: ReactNode;
}

/** What a field keeps free at its end for the button, which does not grow beyond a finger: the value needs the room. */
export const PICKER_ROOM = 'min(3rem, 52px)';

/**
 * The button at the end of a field and what it opens: beside the field, and over the dialog where the field stands in
 * one. The popover begins to exist with the first press: a week of times would start forty machines for nothing.
 */
export function PickerPopover({ title, icon, disabled, open, onOpenChange, first, children }: PickerPopoverProps) {
  const content = useRef<HTMLDivElement>(null);
  const [isUsed, setIsUsed] = useState(open);
  const [isReady, setIsReady] = useState(false);
  if (open && !isUsed) setIsUsed(true);

  useEffect(() => {
    if (!isUsed) return undefined;
    // A popover that is open from its first moment on takes no focus: it opens in the frame after.
    const frame = requestAnimationFrame(() => setIsReady(true));
    return () => cancelAnimationFrame(frame);
  }, [isUsed]);

  const button = { size: 'sm', w: 'min(2rem, 44px)', label: title, icon: <Icon as={icon} />, disabled } as const;
  return (
    <chakra.span position="absolute" insetBlock="0" insetEnd="1" display="grid" placeItems="center">
      {isUsed ? (
        <Popover
          title={title}
          trigger={<IconButton {...button} />}
          open={open && isReady}
          onOpenChange={onOpenChange}
          initialFocus={() => content.current?.querySelector<HTMLElement>(first) ?? null}
        >
          <chakra.div ref={content} px="1">
            {children}
          </chakra.div>
        </Popover>
      ) : (
        <IconButton {...button} aria-haspopup="dialog" aria-expanded={false} onClick={() => onOpenChange(true)} />
      )}
    </chakra.span>
  );
}
