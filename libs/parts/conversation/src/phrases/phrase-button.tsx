import { Languages } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { phrases as words } from './phrase-messages.ts';
import type { PhraseWriting } from './use-phrase-writing.ts';

/** Opens the phrases above the field, and closes them. */
export function PhraseButton({ isOpen, open, close }: Pick<PhraseWriting, 'isOpen' | 'open' | 'close'>) {
  return (
    <IconButton
      label={words.title}
      icon={<Icon as={Languages} size={20} />}
      aria-expanded={isOpen}
      onClick={isOpen ? close : open}
    />
  );
}
