import { CalendarPlus, Clock, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { editingMessages } from '../editing-messages.ts';

const Menu = lazy(async () => ({ default: (await import('@portal/ui/menu')).Menu }));

interface Props {
  onAdd: (kind: 'event' | 'free', opener: HTMLElement) => void;
}

/** The phone's way to write: a button below the list, in reach of the thumb (design 4.3). Its menu loads with the first press. */
export function AddMenu({ onAdd }: Props) {
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const trigger = (onClick?: () => void) => (
    <Button ref={setButton} size="lg" aria-haspopup="menu" startIcon={<Icon as={Plus} size={20} />} onClick={onClick}>
      {editingMessages.add}
    </Button>
  );
  if (!isUsed) {
    return trigger(() => {
      setUsed(true);
      setOpen(true);
    });
  }
  const add = (kind: 'event' | 'free') => () => button && onAdd(kind, button);
  return (
    <Suspense fallback={trigger()}>
      <Menu
        label={editingMessages.add}
        trigger={trigger()}
        open={isOpen}
        onOpenChange={setOpen}
        items={[
          { id: 'event', label: editingMessages.event.kind, icon: <Icon as={CalendarPlus} />, onSelect: add('event') },
          { id: 'free', label: editingMessages.free.title, icon: <Icon as={Clock} />, onSelect: add('free') },
        ]}
      />
    </Suspense>
  );
}
