import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { FieldChanges } from '@portal/ui/field-changes';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { conflict as words } from '../messages.ts';
import { labelOf } from '../values/field-labels.ts';
import { contentOf, type ProfileValues } from '../values/profile-values.ts';
import { useCatalogNames } from '../values/use-catalog-names.ts';
import { type Choices, differencesOf, type Side } from './conflict.ts';

const SIDES = [
  { value: 'MINE', label: words.mine },
  { value: 'THEIRS', label: words.theirs },
] as const;

interface ConflictDialogProps {
  open: boolean;
  mine: ProfileValues;
  /** What was saved elsewhere. */
  theirs: ProfileValues;
  /** What both began from. */
  base: ProfileValues;
  onClose: () => void;
  onChoose: (choices: Choices) => void;
}

/** Two places wrote the same profile: shows where they differ, and lets her choose field by field. */
export function ConflictDialog({ open, mine, theirs, base, onClose, onChoose }: ConflictDialogProps) {
  const names = useCatalogNames([...contentOf(mine).areas, ...contentOf(theirs).areas]);
  const differences = differencesOf(mine, theirs, base, names);
  const [chosen, setChosen] = useState<Choices>({});
  const sideOf = ({ field, proposed }: (typeof differences)[number]): Side => chosen[field] ?? proposed;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      phone="full"
      title={words.dialogTitle}
      description={words.dialogBody}
      closeOnClickAway={false}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.later}
          </Button>
          <Button onClick={() => onChoose(Object.fromEntries(differences.map((one) => [one.field, sideOf(one)])))}>
            {words.keep}
          </Button>
        </>
      }
    >
      <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
        {differences.map((difference) => (
          <chakra.li key={difference.field} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
            <FieldChanges changes={difference.changes} />
            {difference.changes.length === 0 && <p>{words.orderOnly(labelOf(difference.field))}</p>}
            <SegmentedControl
              label={words.choose(labelOf(difference.field))}
              options={SIDES}
              value={sideOf(difference)}
              onChange={(side) => setChosen({ ...chosen, [difference.field]: side })}
            />
          </chakra.li>
        ))}
      </chakra.ul>
    </Dialog>
  );
}
