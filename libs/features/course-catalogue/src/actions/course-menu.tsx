import {
  Archive,
  ArchiveRestore,
  CalendarPlus,
  Copy,
  Eye,
  History,
  type LucideIcon,
  MoreHorizontal,
  Pencil,
  Search,
  Trash2,
} from 'lucide-react';
import type { CourseSummary } from '@portal/domain/courses/course';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu, type MenuItem } from '@portal/ui/menu';
import { row, titleOf } from '../messages.ts';
import { type RowAction, rowActions } from './row-actions.ts';

export type CourseAction = Extract<RowAction, 'duplicate' | 'archive' | 'unarchive' | 'remove'>;

interface CourseMenuProps {
  course: CourseSummary;
  onAction: (action: CourseAction, course: CourseSummary) => void;
}

const ICONS: Record<RowAction, LucideIcon> = {
  edit: Pencil,
  look: Search,
  newClass: CalendarPlus,
  preview: Eye,
  history: History,
  duplicate: Copy,
  archive: Archive,
  unarchive: ArchiveRestore,
  remove: Trash2,
};

/** Everything that can be done with one course, behind its three dots. */
export function CourseMenu({ course, onAction }: CourseMenuProps) {
  const ways: Partial<Record<RowAction, string>> = {
    edit: paths.editCourse(course.id),
    look: paths.editCourse(course.id),
    newClass: paths.newClass(course.id),
    preview: paths.previewCourse(course.id),
    history: paths.courseApprovals(course.id),
  };
  const items = rowActions(course).map((action): MenuItem => {
    const href = ways[action];
    return {
      id: action,
      label: row[action],
      icon: <Icon as={ICONS[action]} />,
      danger: action === 'remove',
      separated: action === 'remove' || action === 'archive',
      ...(href ? { href } : { onSelect: () => onAction(action as CourseAction, course) }),
    };
  });
  const label = row.menu(titleOf(course));
  return (
    <Menu
      label={label}
      linkAs={RouterLink}
      trigger={<IconButton label={label} icon={<Icon as={MoreHorizontal} size={20} />} />}
      items={items}
    />
  );
}
