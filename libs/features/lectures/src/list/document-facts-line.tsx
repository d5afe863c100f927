import { chakra } from '@chakra-ui/react/styled-system';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import type { LibraryDocument } from '@portal/domain/library/document';
import { dayOf } from '@portal/domain/time/day';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { shownSize } from '@portal/upload/file-words';
import { list as words } from '../messages.ts';

/** How large it is, when it changed, where it is used. */
export function DocumentFactsLine({ document }: { document: LibraryDocument }) {
  const zone = useTeacherZone();
  const { size, changedAt, usage, versionNo } = document;
  const facts = [
    shownSize(size),
    formatDayWithWeekday(dayOf(changedAt, zone)),
    versionNo > 1 && words.versionNo(versionNo),
    words.usage(usage.lectures, usage.lessons, usage.assignments) || words.unused,
  ];
  return (
    <chakra.p textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
      {facts.filter(Boolean).join(' · ')}
    </chakra.p>
  );
}
