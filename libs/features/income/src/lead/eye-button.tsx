import { Eye, EyeOff } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { useFiguresHidden } from '../amounts/figures-hidden.tsx';
import { amounts as words } from '../overview-messages.ts';

/** Covers the amounts of the page, or shows them again. */
export function EyeButton() {
  const { areHidden, setHidden } = useFiguresHidden();
  return (
    <IconButton
      size="sm"
      label={areHidden ? words.show : words.hide}
      icon={<Icon as={areHidden ? EyeOff : Eye} />}
      onClick={() => setHidden(!areHidden)}
    />
  );
}
