import { NotebookText, Settings2 } from 'lucide-react';
import { useListReplyTemplatesQuery } from '@portal/api/reviews/reply-templates.api';
import { fillTemplate } from '@portal/domain/reviews/reply-template';
import type { Review } from '@portal/domain/reviews/review';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Menu } from '@portal/ui/menu';
import { templates as words } from '../messages.ts';

interface Props {
  review: Review;
  /** A kept answer, filled in for the review. */
  onPick: (text: string) => void;
  onManage: () => void;
}

/** The answers that she keeps, to begin one with. */
export function TemplateMenu({ review, onPick, onManage }: Props) {
  const { data } = useListReplyTemplatesQuery();
  const kept = data?.items ?? [];
  return (
    <Menu
      label={words.title}
      trigger={
        <Button variant="ghost" startIcon={<Icon as={NotebookText} />}>
          {words.title}
        </Button>
      }
      items={[
        ...kept.map(({ id, name, content }) => ({
          id,
          label: name,
          onSelect: () => onPick(fillTemplate(content, review)),
        })),
        {
          id: 'manage',
          label: kept.length ? words.manage : words.first,
          icon: <Icon as={Settings2} />,
          separated: kept.length > 0,
          onSelect: onManage,
        },
      ]}
    />
  );
}
