import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { late } from '@portal/ui/late';
import { ownTask } from './own-task-messages.ts';

// Fields of days and times are no part of the first screen.
const OwnTaskDialog = late(async () => ({ default: (await import('./own-task-dialog.tsx')).OwnTaskDialog }));

// On a page of tasks the most urgent of them stands out, and not this.
const LOOKS = { panel: { variant: 'ghost', size: 'sm' }, page: { variant: 'outline' } } as const;

/** Opens the form for a task of her own. `?popup=task` opens it too, until it is closed: the way of the command palette. */
export function AddTask({ zone, look = 'panel' }: { zone: string; look?: 'panel' | 'page' }) {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.get('popup') === 'task';
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(isAsked);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const close = () => {
    setWasOpened(true);
    setIsOpen(false);
    if (!isAsked) return;
    setQuery(
      (current) => {
        current.delete('popup');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <>
      <Button {...LOOKS[look]} startIcon={<Icon as={Plus} />} onClick={open}>
        {ownTask.add}
      </Button>
      {(wasOpened || isAsked) && (
        <Suspense>
          <OwnTaskDialog open={isOpen || isAsked} zone={zone} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
