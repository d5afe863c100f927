import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { added as words } from '../gift-messages.ts';
import { NewGiftForm } from './new-gift-form.tsx';

/** The way to one more gift. */
export function AddGift() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)} startIcon={<Icon as={Plus} size={18} />}>
        {words.open}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.title} phone="full" closeOnClickAway={false}>
        <NewGiftForm onClose={close} />
      </Dialog>
    </>
  );
}
