import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import { showTheSame } from '@portal/family-pages/device-zone';
import { now } from '@portal/portal-core/clock';
import { PageHeading } from '@portal/portal-core/page-heading';
import { useReader } from '../reading/reader-context.ts';

interface DoorHeadProps {
  /** Undefined while it is on its way, or gone. */
  door: FamilyDoor | undefined;
  /** To read in the other language. */
  toggle: ReactNode;
}

/** Whose page it is, of which class, and by whose clocks it tells the time. */
export function DoorHead({ door, toggle }: DoorHeadProps) {
  const { words, time, zone, classZone } = useReader();
  const title = door ? words.family(door.students.map(({ name }) => name)) : words.title;
  return (
    <chakra.div bg="bg.panel" px={{ base: '4', md: '6' }} py="3">
      <chakra.div display="flex" flexWrap="wrap-reverse" alignItems="start" justifyContent="end" columnGap="3">
        <chakra.div flex="1 1 12rem" minW="0">
          <PageHeading title={title} />
          {door && (
            <chakra.p textStyle="body.sm" color="fg.muted">
              {words.teaches(door.teacherName, door.className)}
            </chakra.p>
          )}
        </chakra.div>
        {toggle}
      </chakra.div>
      {door && !showTheSame(zone, classZone, now()) && (
        <chakra.p mt="1" textStyle="body.sm" color="fg.muted">
          {words.clocks(time.clock(zone, now()))}
        </chakra.p>
      )}
    </chakra.div>
  );
}
