import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@portal/ui/button';
import { HelpText } from '@portal/ui/help-text';
import { Icon } from '@portal/ui/icon';
import { FieldPlace } from '../fields/field-place.tsx';

interface LineListProps {
  path: string;
  label: string;
  helper?: string;
  error: string | undefined;
  /** Said while there is no line. */
  empty: string;
  add: string;
  /** No further line may be added. */
  isFull: boolean;
  onAdd: () => void;
  children: readonly ReactNode[];
}

/** A list of the form that grows line by line. */
export function LineList({ path, label, helper, error, empty, add, isFull, onAdd, children }: LineListProps) {
  const id = useId();
  return (
    <FieldPlace path={path}>
      <chakra.div
        data-lines
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        display="grid"
        gap="3"
      >
        <chakra.h3 id={`${id}-label`} textStyle="label">
          {label}
        </chakra.h3>
        {children.length === 0 && (
          <chakra.p color="fg.muted" textStyle="body.sm">
            {empty}
          </chakra.p>
        )}
        {children}
        {!isFull && (
          <Button
            data-add
            variant="outline"
            justifySelf="start"
            aria-describedby={`${id}-text`}
            startIcon={<Icon as={Plus} size={16} />}
            onClick={onAdd}
          >
            {add}
          </Button>
        )}
        <HelpText id={`${id}-text`} helper={helper} error={error} />
      </chakra.div>
    </FieldPlace>
  );
}
