import { Check, Eye, EyeOff, Flag, MessageCircleQuestion, type LucideIcon, MoreHorizontal, Trash2 } from 'lucide-react';
import type { Review } from '@portal/domain/reviews/review';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu } from '@portal/ui/menu';
import { row as words } from '../messages.ts';
import { type AskedAction, isAsked, type RowAction, rowActions } from './review-actions.ts';
import { useReviewActions } from './use-review-actions.ts';

interface Props {
  review: Review;
  /** What is asked in a dialog first. */
  onAsk: (action: AskedAction) => void;
}

const ICONS: Record<RowAction, LucideIcon> = {
  process: Check,
  unhide: Eye,
  hide: EyeOff,
  report: Flag,
  ask: MessageCircleQuestion,
  deleteReply: Trash2,
};

/** What can be done with a review besides answering it, behind its three dots; nothing where there is nothing. */
export function ReviewMenu({ review, onAsk }: Props) {
  const actions = useReviewActions(review);
  const offered = rowActions(review);
  if (!offered.length) return null;
  const label = words.menu(review.student.name);
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Icon as={MoreHorizontal} size={20} />} />}
      items={offered.map((action) => ({
        id: action,
        label: words[action],
        icon: <Icon as={ICONS[action]} />,
        danger: action === 'deleteReply',
        separated: action === 'deleteReply',
        onSelect: () => (isAsked(action) ? onAsk(action) : void actions[action]()),
      }))}
    />
  );
}
