import { chakra } from '@chakra-ui/react/styled-system';
import type { DocumentPlace } from '@portal/domain/library/document';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { preview as words } from '../preview-messages.ts';

/** Where a document stands: each class with its lessons, and the way there. */
export function DocumentPlaces({ places }: { places: readonly DocumentPlace[] }) {
  if (places.length === 0)
    return (
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.noPlaces}
      </chakra.p>
    );
  return (
    <chakra.ul listStyleType="none" display="grid" gap="2" aria-label={words.places}>
      {places.map(({ kind, id, title, class: { id: classId, name }, lessons, status }) => (
        <chakra.li key={id} display="grid" gap="0.5" justifyItems="start" overflowWrap="anywhere">
          <TextLink
            linkAs={RouterLink}
            href={kind === 'LECTURE' ? paths.classLectures(classId) : paths.classAssignments(classId)}
            touch
          >
            {name}
          </TextLink>
          <chakra.p textStyle="caption" color="fg.muted">
            {[kind === 'ASSIGNMENT' && words.assignment, title, ...lessons.map(({ no }) => words.lesson(no))]
              .filter(Boolean)
              .join(' · ')}
          </chakra.p>
          <StatusChip group="lecture" status={status} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
