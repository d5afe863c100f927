import { chakra } from '@chakra-ui/react/styled-system';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import {
  useCreateReplyTemplateMutation,
  useDeleteReplyTemplateMutation,
  useListReplyTemplatesQuery,
} from '@portal/api/reviews/reply-templates.api';
import { type ReplyTemplate, TEMPLATE_LIMITS } from '@portal/domain/reviews/reply-template';
import { QueryState } from '@portal/portal-core/query-state';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { templates as words } from '../messages.ts';

interface Props {
  onEdit: (template: ReplyTemplate) => void;
  onNew: () => void;
}

/** Each kept answer with what can be done to it. */
export function TemplateList({ onEdit, onNew }: Props) {
  const query = useListReplyTemplatesQuery();
  const remove = useRemoveTemplate();
  return (
    <QueryState query={query} loading={words.loading} failed={words.failed} size="sm">
      {({ items }) => (
        <>
          {items.length === 0 && (
            <EmptyState name="review-empty" size="sm" title={words.empty}>
              {words.emptyBody}
            </EmptyState>
          )}
          <chakra.ul listStyleType="none">
            {items.map((template) => (
              <chakra.li
                key={template.id}
                display="flex"
                alignItems="flex-start"
                gap="2"
                py="3"
                borderTopWidth="1px"
                _first={{ borderTopWidth: 0 }}
              >
                <chakra.div flex="1 1 auto" minW="0">
                  <chakra.p fontWeight="semibold" overflowWrap="anywhere">
                    {template.name}
                  </chakra.p>
                  <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere" lineClamp={2}>
                    {template.content}
                  </chakra.p>
                </chakra.div>
                <IconButton
                  label={words.edit(template.name)}
                  icon={<Icon as={Pencil} />}
                  onClick={() => onEdit(template)}
                />
                <IconButton
                  label={words.remove(template.name)}
                  icon={<Icon as={Trash2} />}
                  onClick={() => void remove(template)}
                />
              </chakra.li>
            ))}
          </chakra.ul>
          {items.length < TEMPLATE_LIMITS.perTeacher ? (
            <Button variant="outline" startIcon={<Icon as={Plus} />} onClick={onNew} mt="3">
              {words.create}
            </Button>
          ) : (
            <chakra.p textStyle="body.sm" color="fg.muted" mt="3">
              {words.full(TEMPLATE_LIMITS.perTeacher)}
            </chakra.p>
          )}
        </>
      )}
    </QueryState>
  );
}

function useRemoveTemplate() {
  const act = useAction();
  const offerUndo = useUndo();
  const [create] = useCreateReplyTemplateMutation();
  const [remove] = useDeleteReplyTemplateMutation();
  return ({ id, name, content }: ReplyTemplate) =>
    act(
      async () => {
        await remove({ id }).unwrap();
        offerUndo({
          text: words.removed(name),
          undo: async () => void (await create({ body: { name, content } }).unwrap()),
        });
      },
      { key: id },
    );
}
