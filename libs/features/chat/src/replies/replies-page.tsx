import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useReplies } from '@portal/conversation/use-replies';
import { SAVED_REPLY_LIMITS } from '@portal/domain/chat/saved-reply';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { replies as words } from '../messages.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReplyRow } from './reply-row.tsx';
import type { EditedReply } from './use-keep-reply.ts';
import { useRemoveReply } from './use-remove-reply.ts';

/** /account/chat/replies: what she keeps to write again, in two languages. */
export function RepliesPage() {
  const { query, replies, isStandard } = useReplies();
  const remove = useRemoveReply();
  // As it was when she began: the list may change while her first phrase is kept.
  const [edited, setEdited] = useState<EditedReply | null>(null);
  const isFull = replies.length >= SAVED_REPLY_LIMITS.perTeacher;
  return (
    <chakra.div maxW="form" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <PageHeading
        title={words.title}
        back={
          <TextLink href={paths.chat()} linkAs={RouterLink} touch justifySelf="start">
            {words.back}
          </TextLink>
        }
        actions={
          <Button
            startIcon={<Icon as={Plus} />}
            disabled={query.currentData === undefined || isFull}
            onClick={() => setEdited({ reply: null, isStandard })}
          >
            {words.create}
          </Button>
        }
      />
      <chakra.p color="fg.muted">{words.lead}</chakra.p>
      <QueryState query={query} loading={words.loading} failed={words.failed}>
        {() => (
          <>
            {isStandard && (
              <Banner tone="info" title={words.standard}>
                {words.standardBody}
              </Banner>
            )}
            {isFull && <p>{words.full(SAVED_REPLY_LIMITS.perTeacher)}</p>}
            <chakra.ul listStyleType="none">
              {replies.map((reply) => (
                <ReplyRow
                  key={reply.id}
                  reply={reply}
                  onEdit={() => setEdited({ reply, isStandard })}
                  onRemove={isStandard ? null : () => void remove(reply)}
                />
              ))}
            </chakra.ul>
          </>
        )}
      </QueryState>
      {edited && (
        <Dialog
          open
          title={edited.reply ? words.editTitle : words.createTitle}
          onClose={() => setEdited(null)}
          closeOnClickAway={false}
        >
          <ReplyForm edited={edited} onDone={() => setEdited(null)} />
        </Dialog>
      )}
    </chakra.div>
  );
}
