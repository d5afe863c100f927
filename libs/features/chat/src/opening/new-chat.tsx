import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { opening as words } from '../messages.ts';
import { NewChatDialog } from './new-chat-dialog.tsx';

/** Begins a talk with one guardian. */
export function NewChat() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" startIcon={<Icon as={SquarePen} size={16} />} onClick={() => setIsOpen(true)}>
        {words.create}
      </Button>
      {isOpen && <NewChatDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
