import type { NoteRecipient } from '@portal/domain/lessons/lesson-diary';
import { SelectField } from '@portal/ui/select-field';

interface Props {
  label: string;
  recipients: readonly NoteRecipient[];
  reader: NoteRecipient | undefined;
  onChoose: (id: string) => void;
}

/** Whose note is shown, where several guardians get one. */
export function ReaderField({ label, recipients, reader, onChoose }: Props) {
  if (recipients.length < 2) return null;
  return (
    <SelectField
      label={label}
      value={reader?.id ?? ''}
      options={recipients.map(({ id: value, name }) => ({ value, label: name }))}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
