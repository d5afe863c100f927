import { type ReactElement, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { late } from '@portal/ui/late';

/** Floating parts weigh more than all grids; the page loads them after its first picture. */
export const loadPopover = async () => ({ default: (await import('@portal/ui/popover')).Popover });
const Popover = late(loadPopover);

interface Props {
  /** The button; its press opens the popover. */
  button: (onPress: (() => void) | undefined) => ReactElement;
  title: string;
  size?: 'md' | 'lg' | undefined;
  children: (close: () => void) => ReactNode;
}

/** A popover that begins to exist with the first press: a busy month would start forty machines for nothing. */
export function LatePopover({ button, title, size, children }: Props) {
  const [isUsed, setIsUsed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  if (!isUsed) {
    return button(() => setIsUsed(true));
  }
  return (
    <Suspense fallback={button(undefined)}>
      <Popover trigger={button(undefined)} title={title} size={size} open={isOpen} onOpenChange={setIsOpen}>
        {children(() => setIsOpen(false))}
      </Popover>
      <Once do={() => setIsOpen(true)} />
    </Suspense>
  );
}

/** Opens it when it stands there closed: what is open from its beginning does not take the focus. */
function Once({ do: act }: { do: () => void }) {
  const latest = useRef(act);
  useEffect(() => latest.current(), []);
  return null;
}
