import { chakra } from '@chakra-ui/react/styled-system';
import type { ApprovalRequest } from '@portal/domain/courses/course';
import { courseFieldLabel } from '@portal/domain/courses/course-field-label';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Banner } from '@portal/ui/banner';
import { TextLink } from '@portal/ui/text-link';
import { fieldHref } from '../form/editor-links.ts';
import { actions, banners as words } from '../saving-messages.ts';
import { useEditor } from '../state/editor-context.ts';
import { useNotes } from '../state/use-editor-notes.ts';

/** Why a request was refused, and the way to every field that a remark is about (CRS-4). */
export function RefusalBanner({ refusal }: { refusal: ApprovalRequest }) {
  const { course } = useEditor();
  const { remarks } = useNotes();
  return (
    <Banner tone="error" title={words.rejectedTitle}>
      {refusal.reason && (
        <chakra.p color="fg" whiteSpace="pre-line">
          <strong>{words.reason}:</strong> {refusal.reason}
        </chakra.p>
      )}
      {remarks.length > 0 && (
        <chakra.ul listStyleType="none" aria-label={words.remarks} display="grid" gap="1" mt="2" color="fg">
          {remarks.map(({ path, remark, isChanged }, at) => (
            <li key={at}>
              <TextLink touch linkAs={RouterLink} href={fieldHref(course.id, path)}>
                {courseFieldLabel(path) || words.remarkAt}
              </TextLink>
              {`: ${remark}`}
              {isChanged !== null && (
                <chakra.span textStyle="label" ms="2" color={isChanged ? 'fg.success' : 'fg.error'}>
                  {isChanged ? words.changed : words.unchanged}
                </chakra.span>
              )}
            </li>
          ))}
        </chakra.ul>
      )}
      <chakra.p mt="2">
        <TextLink linkAs={RouterLink} href={paths.courseApprovals(course.id)}>
          {actions.history}
        </TextLink>
      </chakra.p>
    </Banner>
  );
}
