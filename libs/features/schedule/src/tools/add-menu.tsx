import { CalendarPlus, Clock, Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { Button, type ButtonProps } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { editingMessages as words } from '../editing-messages.ts';
import { LateMenu } from './late-menu.tsx';

export interface AddMenuProps extends Pick<ButtonProps, 'size' | 'justifySelf' | 'boxShadow'> {
  onAdd: (kind: 'event' | 'free', opener: HTMLElement) => void;
  /** Its button: where the focus goes when what it came from is gone. */
  ref: RefObject<HTMLButtonElement | null>;
}

/** The way to write without a pointer on the grid (design 4.3). */
export function AddMenu({ onAdd, ref, ...looks }: AddMenuProps) {
  function add(kind: 'event' | 'free'): void {
    if (ref.current) onAdd(kind, ref.current);
  }
  return (
    <LateMenu
      label={words.add}
      trigger={(onClick) => (
        <Button ref={ref} aria-haspopup="menu" startIcon={<Icon as={Plus} size={20} />} onClick={onClick} {...looks}>
          {words.add}
        </Button>
      )}
      items={[
        { id: 'event', label: words.event.kind, icon: <Icon as={CalendarPlus} />, onSelect: () => add('event') },
        { id: 'free', label: words.free.title, icon: <Icon as={Clock} />, onSelect: () => add('free') },
      ]}
    />
  );
}
