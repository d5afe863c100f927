import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { QueryState } from '@portal/portal-core/query-state';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { Pagination } from '@portal/ui/pagination';

type Words = Readonly<
  Record<'title' | 'create' | 'loading' | 'failed' | 'empty' | 'emptyBody' | 'pages', string> & { intro?: string }
>;

interface Props<T> {
  query: ComponentProps<typeof QueryState<{ total: number; items: readonly T[] }>>['query'];
  words: Words;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** Null where nothing new can be made. */
  onCreate: (() => void) | null;
  /** Something else leads the page: the way to a new one is not its first button. */
  isLed?: boolean;
  /** One of them, as an item of the list. */
  children: (handout: T) => ReactNode;
}

/** The handouts of a class, a page at a time, and the way to a new one. */
export function HandoutList<T>({ query, words, page, pageSize, onPage, onCreate, isLed = false, children }: Props<T>) {
  const create = onCreate && (
    <Button variant={isLed ? 'outline' : 'solid'} startIcon={<Icon as={Plus} />} onClick={onCreate}>
      {words.create}
    </Button>
  );
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="3" mb="3">
        <div>
          <chakra.h2 textStyle="title.sm">{words.title}</chakra.h2>
          {words.intro && (
            <chakra.p textStyle="body.sm" color="fg.muted">
              {words.intro}
            </chakra.p>
          )}
        </div>
        {query.currentData && query.currentData.total > 0 && create}
      </chakra.div>
      <chakra.div layerStyle="sheet" overflow="hidden">
        <QueryState query={query} loading={words.loading} failed={words.failed}>
          {({ total, items }) =>
            total === 0 ? (
              <EmptyState name="assignment-empty" title={words.empty} size="sm" action={create}>
                {words.emptyBody}
              </EmptyState>
            ) : (
              <>
                <chakra.ul listStyleType="none">{items.map(children)}</chakra.ul>
                <Pagination label={words.pages} page={page} pages={Math.ceil(total / pageSize)} onPage={onPage} />
              </>
            )
          }
        </QueryState>
      </chakra.div>
    </>
  );
}
