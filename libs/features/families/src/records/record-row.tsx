import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, CircleDashed } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { now } from '@portal/portal-core/clock';
import { Icon } from '@portal/ui/icon';
import { Mark } from '../paper/mark.tsx';
import { useReader } from '../reading/reader-context.ts';
import { recordState } from './record-state.ts';
import { RecordTitle } from './record-title.tsx';
import { RecordView, type RecordViewProps } from './record-view.tsx';

interface RecordRowProps extends RecordViewProps {
  /** The last lesson of all stands open and cannot be closed. */
  isNewest: boolean;
}

/** A lesson that has been: its line, which opens what happened in it. What stands open stays so when a newer one comes. */
export function RecordRow({ record, students, isNewest }: RecordRowProps) {
  const { words } = useReader();
  const [isOpen, setIsOpen] = useState(isNewest);
  const id = useId();
  const isAsked = (record.held || record.noShow !== null) && ['ASKED', 'ANSWERED'].includes(recordState(record, now()));
  const title = (
    <chakra.span display="block" flex="1" minW="0">
      <RecordTitle record={record} />
      {isAsked && !isNewest && (
        <chakra.span display="block" mt="1">
          <Mark tint="mustard" icon={CircleDashed}>
            {words.records.toConfirm}
          </Mark>
        </chakra.span>
      )}
    </chakra.span>
  );
  return (
    <chakra.article borderTopWidth={isNewest ? undefined : '1px'} pt={isNewest ? undefined : '1'}>
      <h3>
        {isNewest ? (
          title
        ) : (
          <RowButton isOpen={isOpen} controls={id} onPress={() => setIsOpen(!isOpen)}>
            {title}
          </RowButton>
        )}
      </h3>
      {(isNewest || isOpen) && (
        <chakra.div id={id} pt="3" pb={isNewest ? undefined : '3'}>
          <RecordView record={record} students={students} />
        </chakra.div>
      )}
    </chakra.article>
  );
}

interface RowButtonProps {
  isOpen: boolean;
  controls: string;
  onPress: () => void;
  children: ReactNode;
}

function RowButton({ isOpen, controls, onPress, children }: RowButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onPress}
      display="flex"
      alignItems="center"
      gap="3"
      w="full"
      minH="touch"
      py="2"
      textAlign="start"
      cursor="pointer"
      borderRadius="l1"
      _hover={{ bg: 'bg.muted' }}
    >
      {children}
      <chakra.span
        color="fg.muted"
        flexShrink="0"
        transform={isOpen ? 'rotate(180deg)' : undefined}
        transition="transform"
        transitionDuration="fast"
      >
        <Icon as={ChevronDown} size={20} />
      </chakra.span>
    </chakra.button>
  );
}
