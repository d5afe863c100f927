import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, ChevronUp, SignalMedium } from 'lucide-react';
import { useId, useState } from 'react';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { lanes as words } from '../evidence-messages.ts';
import { formatSeconds } from '../lines/format-seconds.ts';

/** How often a line became weak; the moments on demand. */
export function WeakLine({ weakAt }: { weakAt: readonly number[] }) {
  const zone = useTeacherZone();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        minH={{ base: 'touch', md: 'control.sm' }}
        ms="-2"
        px="2"
        startIcon={<Icon as={SignalMedium} size={16} />}
        endIcon={<Icon as={isOpen ? ChevronUp : ChevronDown} size={16} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.weak(weakAt.length)}
      </Button>
      {isOpen && (
        <chakra.ul
          id={id}
          listStyleType="none"
          display="flex"
          flexWrap="wrap"
          columnGap="3"
          textStyle="caption"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          {weakAt.map((at, no) => (
            <li key={no}>{formatSeconds(at, zone)}</li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}
