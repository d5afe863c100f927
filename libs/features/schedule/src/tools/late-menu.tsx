import { type ReactElement, Suspense, useState } from 'react';
import { late } from '@portal/ui/late';
import type { MenuProps } from '@portal/ui/menu';

const Menu = late(async () => ({ default: (await import('@portal/ui/menu')).Menu }));

interface Props extends Omit<MenuProps, 'trigger' | 'open' | 'onOpenChange'> {
  /** The button that opens it; before the first press it has to be told of that itself. */
  trigger: (onClick?: () => void) => ReactElement<object>;
}

/** A menu whose code comes with the first press of its button. */
export function LateMenu({ trigger, ...menu }: Props) {
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!isUsed)
    return trigger(() => {
      setUsed(true);
      setOpen(true);
    });
  return (
    <Suspense fallback={trigger()}>
      <Menu {...menu} trigger={trigger()} open={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
}
