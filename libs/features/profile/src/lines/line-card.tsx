import { chakra } from '@chakra-ui/react/styled-system';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { FieldPlace } from '../fields/field-place.tsx';

const Card = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    p: { base: '3', md: '4' },
    borderWidth: '1px',
    borderRadius: 'l2',
    bg: 'bg.subtle',
  },
});

/** Fields beside each other where there is room. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))' },
    alignItems: 'start',
  },
});

interface LineCardProps {
  /** `experiences.0`. */
  path: string;
  /** 경력 1 */
  legend: string;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One line of a list in the form, with the way to take it away. */
export function LineCard({ path, legend, removeLabel, onRemove, children }: LineCardProps) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" mt="-1">
        <chakra.p id={id} textStyle="label">
          {legend}
        </chakra.p>
        <IconButton label={removeLabel} icon={<Icon as={Trash2} />} data-remove onClick={onRemove} />
      </chakra.div>
      <FieldPlace path={path}>{children}</FieldPlace>
    </Card>
  );
}
