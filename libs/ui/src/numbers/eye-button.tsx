import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../base/icon.tsx';
import { MESSAGES } from '../messages.ts';
import { useFiguresHidden } from './figures-hidden.ts';

/** Covers the amounts of hers on every page of this device, or shows them again. */
export function EyeButton() {
  const { areHidden, setHidden } = useFiguresHidden();
  return (
    <IconButton
      label={areHidden ? MESSAGES.showFigures : MESSAGES.hideFigures}
      icon={<Icon as={areHidden ? EyeOff : Eye} />}
      onClick={() => setHidden(!areHidden)}
    />
  );
}
