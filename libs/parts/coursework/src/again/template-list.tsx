import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, useState } from 'react';
import {
  useDeleteAssignmentTemplateMutation,
  useListAssignmentTemplatesQuery,
} from '@portal/api/coursework/assignment-templates.api';
import type { AssignmentTemplate } from '@portal/domain/coursework/assignment-template';
import { QueryState } from '@portal/portal-core/query-state';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Field, TextInput } from '@portal/ui/field';
import { Pagination } from '@portal/ui/pagination';
import { HandoutRemoval } from '../handouts/handout-removal.tsx';
import { AgainForm } from './again-form.tsx';
import { again as words } from './again-messages.ts';
import { LastResultLine } from './last-result.tsx';

const PAGE_SIZE = 10;

/** What she keeps to give it again: found by its words, given, taken away. */
export function TemplateList({ zone, onClose }: { zone: string; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [given, setGiven] = useState<AssignmentTemplate | null>(null);
  const asked = useDeferredValue(search.trim());
  const query = useListAssignmentTemplatesQuery({
    ...(asked && { search: asked }),
    page: String(page),
    size: String(PAGE_SIZE),
  });
  if (given)
    return (
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.h3 textStyle="title.sm">{given.title}</chakra.h3>
        <LastResultLine result={given.last} />
        <AgainForm from={{ kind: 'TEMPLATE', id: given.id }} zone={zone} onClose={onClose} />
      </chakra.div>
    );
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Field label={words.search}>
        <TextInput
          type="search"
          value={search}
          autoComplete="off"
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(1);
          }}
        />
      </Field>
      <QueryState query={query} loading={words.loading} failed={words.listFailed}>
        {({ total, items }) =>
          total === 0 ? (
            <EmptyState name="assignment-empty" size="sm" title={asked ? words.noneFound : words.none}>
              {asked ? words.noneFoundBody : words.noneBody}
            </EmptyState>
          ) : (
            <>
              <chakra.ul role="list" listStyle="none" css={{ '& > li + li': { borderTopWidth: '1px' } }}>
                {items.map((template) => (
                  <TemplateItem key={template.id} template={template} onGive={() => setGiven(template)} />
                ))}
              </chakra.ul>
              <Pagination label={words.pages} page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={setPage} />
            </>
          )
        }
      </QueryState>
    </chakra.div>
  );
}

function TemplateItem({ template, onGive }: { template: AssignmentTemplate; onGive: () => void }) {
  const { title, content, given, last } = template;
  const [isAsked, setIsAsked] = useState(false);
  const removal = useDeleteAssignmentTemplateMutation();
  return (
    <chakra.li py="3" display="grid" gap="1">
      <chakra.h3 fontWeight="semibold" overflowWrap="anywhere">
        {title}
      </chakra.h3>
      {content && (
        <chakra.p color="fg.muted" lineClamp={2} overflowWrap="anywhere">
          {content}
        </chakra.p>
      )}
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.times(given)}
      </chakra.p>
      <LastResultLine result={last} />
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="flex-end">
        <Button variant="ghost" aria-label={words.removeOf(title)} onClick={() => setIsAsked(true)}>
          {words.remove}
        </Button>
        <Button variant="outline" aria-label={words.giveOf(title)} onClick={onGive}>
          {words.title}
        </Button>
      </chakra.div>
      <HandoutRemoval
        handout={isAsked ? template : null}
        mutation={removal}
        words={words}
        onClose={() => setIsAsked(false)}
      />
    </chakra.li>
  );
}
