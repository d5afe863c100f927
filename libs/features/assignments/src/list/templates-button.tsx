import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { TemplateList } from '@portal/coursework/template-list';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { list as words } from '../list-messages.ts';

/** The way to what she keeps to give it again. */
export function TemplatesButton({ zone }: { zone: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outline" startIcon={<Icon as={Bookmark} />} onClick={() => setIsOpen(true)}>
        {words.templates}
      </Button>
      <Dialog open={isOpen} title={words.templates} onClose={close}>
        {isOpen && <TemplateList zone={zone} onClose={close} />}
      </Dialog>
    </>
  );
}
