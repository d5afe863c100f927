import { X } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';

interface TakeOutButtonProps {
  label: string;
  onTakeOut: () => void;
}

/** Takes a line out of the pack; `useTakeOut` leads the focus on by its mark. */
export const TakeOutButton = ({ label, onTakeOut }: TakeOutButtonProps) => (
  <IconButton data-remove size="sm" label={label} icon={<Icon as={X} />} onClick={onTakeOut} />
);
