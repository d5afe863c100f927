import { SegmentedControl } from '@portal/ui/segmented-control';
import { editingMessages } from '../editing-messages.ts';

type Kind = 'free' | 'event';

/** What a place in the grid becomes: free time, or an own entry. */
export function KindSwitch({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) {
  return (
    <SegmentedControl<Kind>
      label={editingMessages.kind}
      value={value}
      options={[
        { value: 'free', label: editingMessages.free.title },
        { value: 'event', label: editingMessages.event.name },
      ]}
      onChange={onChange}
    />
  );
}
