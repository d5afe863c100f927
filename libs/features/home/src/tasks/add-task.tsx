import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { tasks } from '../messages.ts';

// Fields of days and times are no part of the first screen.
const OwnTaskDialog = lazy(async () => ({ default: (await import('./own-task-dialog.tsx')).OwnTaskDialog }));

/** Opens the form for a task of her own. */
export function AddTask({ zone }: { zone: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="ghost" size="sm" startIcon={<Icon as={Plus} />} onClick={open}>
        {tasks.add}
      </Button>
      {wasOpened && (
        <Suspense>
          <OwnTaskDialog open={isOpen} zone={zone} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
