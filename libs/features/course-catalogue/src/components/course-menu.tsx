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
import { type RowDeed, rowDeeds } from '../model/row-deeds.ts';

export type CourseDeed = Extract<RowDeed, 'duplicate' | 'archive' | 'unarchive' | 'remove'>;

interface CourseMenuProps {
  course: CourseSummary;
  onDeed: (deed: CourseDeed, course: CourseSummary) => void;
}

const ICONS: Record<RowDeed, LucideIcon> = {
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
export function CourseMenu({ course, onDeed }: CourseMenuProps) {
  const ways: Partial<Record<RowDeed, string>> = {
    edit: paths.editCourse(course.id),
    look: paths.editCourse(course.id),
    newClass: paths.newClass(course.id),
    preview: paths.previewCourse(course.id),
    history: paths.courseApprovals(course.id),
  };
  const items = rowDeeds(course).map((deed): MenuItem => {
    const href = ways[deed];
    return {
      id: deed,
      label: row[deed],
      icon: <Icon as={ICONS[deed]} />,
      danger: deed === 'remove',
      separated: deed === 'remove' || deed === 'archive',
      ...(href ? { href } : { onSelect: () => onDeed(deed as CourseDeed, course) }),
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
