import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useState } from 'react';
import type { AssignmentTemplate } from '@portal/domain/coursework/assignment-template';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { Pagination } from '@portal/ui/pagination';
import { SkeletonRows } from '@portal/ui/skeletons';
import { type OpenTemplate, TemplateDialogs } from './template-dialogs.tsx';
import { TemplateItem } from './template-item.tsx';
import { templates as words } from './template-messages.ts';

interface Props {
  query: ComponentProps<typeof QueryState<{ total: number; items: readonly AssignmentTemplate[] }>>['query'];
  /** They are looked for by words of theirs. */
  isSearch: boolean;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  zone: string;
}

/** What she keeps to give it again, a page at a time: given, changed, taken away (ASG-1). */
export function TemplateList({ query, isSearch, page, pages, onPage, zone }: Props) {
  const [open, setOpen] = useState<OpenTemplate | null>(null);
  // The one in the form is always the newest that is known.
  const newest = open && query.currentData?.items.find(({ id }) => id === open.template.id);
  return (
    <chakra.section aria-label={words.title} layerStyle="sheet" overflow="hidden">
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={4} picture={false} end label={words.loading} />}
        failed={words.failed}
      >
        {({ total, items }) =>
          total === 0 ? (
            <EmptyState name="assignment-empty" size="sm" title={isSearch ? words.noneFound : words.empty}>
              {isSearch ? words.noneFoundBody : words.emptyBody}
            </EmptyState>
          ) : (
            <>
              <chakra.ul role="list" listStyleType="none">
                {items.map((template) => (
                  <TemplateItem
                    key={template.id}
                    template={template}
                    onAction={(action) => setOpen({ action, template })}
                  />
                ))}
              </chakra.ul>
              <Pagination label={words.pages} page={page} pages={pages} onPage={onPage} />
            </>
          )
        }
      </QueryState>
      <TemplateDialogs
        open={open && newest ? { ...open, template: newest } : open}
        zone={zone}
        onReload={() => void query.refetch()}
        onClose={() => setOpen(null)}
      />
    </chakra.section>
  );
}
