import { chakra } from '@chakra-ui/react/styled-system';
import { ApprovalBanner } from '@portal/approval/approval-banner';
import type { ApprovalRequest } from '@portal/domain/courses/course';
import { courseFieldLabel } from '@portal/domain/courses/course-field-label';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { TextLink } from '@portal/ui/text-link';
import { fieldHref } from '../form/editor-links.ts';
import { actions, banners as words } from '../saving-messages.ts';
import { useEditor } from '../state/editor-context.ts';
import { useNotes } from '../state/use-editor-notes.ts';

/** Why a request was refused, and the way to every field that a remark is about (CRS-4). */
export function RefusalBanner({ refusal, isFresh = false }: { refusal: ApprovalRequest; isFresh?: boolean }) {
  const { course } = useEditor();
  const { remarks } = useNotes();
  return (
    <ApprovalBanner
      state="DECLINED"
      isFresh={isFresh}
      title={words.rejectedTitle}
      timeZone={useTeacherZone()}
      reason={refusal.reason}
      remarks={remarks.map(({ path, remark, isChanged }) => ({
        path,
        label: courseFieldLabel(path) || words.wholeCourse,
        remark,
        isChanged,
        href: fieldHref(course.id, path),
      }))}
    >
      <chakra.p>
        <TextLink linkAs={RouterLink} href={paths.courseApprovals(course.id)}>
          {actions.history}
        </TextLink>
      </chakra.p>
    </ApprovalBanner>
  );
}
