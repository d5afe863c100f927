import { chakra } from '@chakra-ui/react/styled-system';
import { Ellipsis, Eye, History, LayoutList, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu } from '@portal/ui/menu';
import { StatusChip } from '@portal/ui/status-chip';
import { preview } from '../preview-messages.ts';
import { actions, banners, questions } from '../saving-messages.ts';
import { ConfirmAction } from '../state/confirm-action.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useCourseActions } from '../state/use-course-actions.ts';
import { useWritten } from '../state/use-editor-notes.ts';
import { messages } from '../title-messages.ts';

/** Which course this is, where it stands, and the ways from here. */
export function EditorHeader() {
  const { course: known, rival, isDirty, policy, revert } = useEditor();
  const written = useWritten();
  const courseActions = useCourseActions();
  const [isAsking, setIsAsking] = useState(false);
  const course = rival ?? known;
  const isWritable = policy.saves !== 'NEVER';
  const { title } = isWritable ? written : course.content;
  const isLive = course.liveRevisionNo !== null && course.status !== 'PUBLISHED';
  const mayDiscard = isWritable && isLive && course.status !== 'WAITING_APPROVAL';
  const ways = [
    { id: 'history', label: actions.history, href: paths.courseApprovals(course.id), icon: <Icon as={History} /> },
    { id: 'all', label: actions.allCourses, href: paths.teachingCourses(), icon: <Icon as={LayoutList} /> },
    ...(isWritable && isDirty && !rival
      ? [{ id: 'revert', label: actions.revert, onSelect: revert, icon: <Icon as={Undo2} />, separated: true }]
      : []),
    ...(mayDiscard
      ? [
          {
            id: 'discard',
            label: actions.discard,
            onSelect: () => setIsAsking(true),
            icon: <Icon as={RotateCcw} />,
            danger: true,
          },
        ]
      : []),
  ];
  return (
    <chakra.header display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <PageHeading
        title={messages.editTitle}
        actions={
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button asChild variant="outline">
              <RouterLink href={paths.previewCourse(course.id)}>
                <Icon as={Eye} size={16} />
                {actions.preview}
              </RouterLink>
            </Button>
            <Menu
              label={actions.more}
              linkAs={RouterLink}
              items={ways}
              trigger={<IconButton variant="outline" label={actions.more} icon={<Icon as={Ellipsis} />} />}
            />
          </chakra.div>
        }
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.p textStyle="title.sm" overflowWrap="anywhere">
          {title.trim() || preview.noTitle}
        </chakra.p>
        <StatusChip group="course" status={course.status} />
        {isLive && <StatusChip group="course" status="PUBLISHED" label={banners.live} />}
      </chakra.div>
      <ConfirmAction
        danger
        question={isAsking ? questions.discard : null}
        onConfirm={courseActions.discard}
        onClose={() => setIsAsking(false)}
      />
    </chakra.header>
  );
}
