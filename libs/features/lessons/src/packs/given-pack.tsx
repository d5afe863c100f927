import { chakra } from '@chakra-ui/react/styled-system';
import type { PackUse } from '@portal/domain/library/pack';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import { packs as words } from './pack-messages.ts';

interface GivenPackProps {
  use: PackUse;
  classId: string;
}

/** One pack of a lesson: its name, the ways to what was made of it, and what waits in the room. */
export function GivenPack({ use, classId }: GivenPackProps) {
  const { packName, lectureId, assignmentId, polls, pages } = use;
  return (
    <chakra.li py="2.5" _notFirst={{ borderTopWidth: '1px' }}>
      <chakra.p dir="auto" fontWeight="semibold" overflowWrap="anywhere">
        {packName}
      </chakra.p>
      <chakra.p
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        textStyle="body.sm"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {lectureId !== null && (
          <TextLink href={paths.classLectures(classId)} linkAs={RouterLink} touch>
            {words.material}
          </TextLink>
        )}
        {assignmentId !== null && (
          <TextLink href={paths.classAssignments(classId)} linkAs={RouterLink} touch>
            {words.homework}
          </TextLink>
        )}
        {polls.length > 0 && <span>{words.polls(polls.length)}</span>}
        {pages > 0 && <span>{words.pages(pages)}</span>}
      </chakra.p>
    </chakra.li>
  );
}
