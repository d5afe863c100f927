import { type ReactElement, type ReactNode, useState } from 'react';
import { Popover } from '@portal/ui/popover';

interface Props {
  /** The button; its press opens the popover. */
  button: (onPress: (() => void) | undefined) => ReactElement;
  title: string;
  children: (close: () => void) => ReactNode;
}

/** A popover that begins to exist with the first press: a busy month would start forty machines for nothing. */
export function LatePopover({ button, title, children }: Props) {
  const [isUsed, setIsUsed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  if (!isUsed) {
    return button(() => {
      setIsUsed(true);
      setIsOpen(true);
    });
  }
  return (
    <Popover trigger={button(undefined)} title={title} open={isOpen} onOpenChange={setIsOpen}>
      {children(() => setIsOpen(false))}
    </Popover>
  );
}
