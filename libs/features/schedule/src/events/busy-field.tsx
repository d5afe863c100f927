import { chakra } from '@chakra-ui/react/styled-system';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { editingMessages } from '../editing-messages.ts';

const words = editingMessages.event;

interface Props {
  value: boolean;
  /** Without an end an entry takes up no time, whatever is chosen. */
  hasEnd: boolean;
  onChange: (busy: boolean) => void;
}

/** Whether an own entry takes up its time, and what that means for lessons. */
export function BusyField({ value, hasEnd, onChange }: Props) {
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.p textStyle="label" aria-hidden>
        {words.availability}
      </chakra.p>
      <SegmentedControl
        label={words.availability}
        value={value ? 'busy' : 'free'}
        options={[
          { value: 'busy', label: words.busy },
          { value: 'free', label: words.free },
        ]}
        onChange={(chosen) => onChange(chosen === 'busy')}
      />
      <chakra.p role="status" textStyle="body.sm" color="fg.muted">
        {hasEnd ? (value ? words.busyHelp : words.freeHelp) : words.openEndHelp}
      </chakra.p>
    </chakra.div>
  );
}
