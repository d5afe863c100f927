import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { FamilyGuardians } from '@portal/domain/families/family-guardian';
import { useGuardianWords } from './guardian-messages.ts';
import { InvitedRow } from './invited-row.tsx';

interface ChildGuardiansProps {
  child: FamilyGuardians['children'][number];
  /** There are several. */
  isNamed: boolean;
  onWithdrawn: (name: string) => void;
}

/** The guardians of one child, and who was asked to be one. */
export function ChildGuardians({ child, isNamed, onWithdrawn }: ChildGuardiansProps) {
  const words = useGuardianWords();
  const id = useId();
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <chakra.h3 id={id} textStyle="label" hidden={!isNamed}>
        {words.of(child.name)}
      </chakra.h3>
      <chakra.ul aria-labelledby={id} display="grid" gap="2" listStyleType="none">
        {child.guardians.map(({ id: guardianId, name, relation, email, isMe }) => (
          <chakra.li key={guardianId} overflowWrap="anywhere">
            <chakra.p fontWeight="semibold">
              {name}
              <chakra.span fontWeight="normal" color="fg.muted">
                {` · ${words.relations[relation]}${isMe ? ` · ${words.me}` : ''}`}
              </chakra.span>
            </chakra.p>
            <chakra.p textStyle="body.sm" color="fg.muted">
              {email ?? words.noMail}
            </chakra.p>
          </chakra.li>
        ))}
        {child.invited.map((one) => (
          <InvitedRow key={one.id} invited={one} onWithdrawn={() => onWithdrawn(one.name)} />
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
