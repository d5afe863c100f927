import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { SelectField } from '@portal/ui/select-field';
import { AssignmentForm } from './assignment-form.tsx';
import { assignments as words } from './assignment-messages.ts';

/** A class in which an assignment can be given. */
export interface ClassChoice {
  readonly id: string;
  readonly name: string;
}

interface Props {
  classes: readonly ClassChoice[];
  zone: string;
  onReload: () => void;
  onClose: () => void;
}

/** A new assignment; where there are several classes she says first of which it is. */
export function NewAssignment({ classes, ...ways }: Props) {
  const [classId, setClassId] = useState(classes.length === 1 ? classes[0]!.id : '');
  const options = classes.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {classes.length > 1 && (
        <SelectField
          label={words.ofClass}
          placeholder={words.chooseClass}
          options={options}
          value={classId}
          required
          onChange={({ target }) => setClassId(target.value)}
        />
      )}
      {/* What is half-written is kept by its class. */}
      {classId && <AssignmentForm key={classId} {...ways} classId={classId} assignment={null} />}
    </chakra.div>
  );
}
