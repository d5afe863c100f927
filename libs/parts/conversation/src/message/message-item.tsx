import { chakra } from '@chakra-ui/react/styled-system';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { MessageCard } from '../card/message-card.tsx';
import { TeamNote } from '../verdict/team-note.tsx';
import { useConversationWords } from '../words.ts';
import { AnnouncementMark } from './announcement-mark.tsx';
import { MessageActsContext } from './message-acts.ts';
import { MessageBubble, MessageFiles } from './message-bubble.tsx';
import { MessageEdit } from './message-edit.tsx';
import { MessageMenu } from './message-menu.tsx';
import { MessageVoice } from './message-voice.tsx';
import { ReactionRow } from './reactions.tsx';
import { ReplyQuote } from './reply-quote.tsx';

/** One message: what it answers, what it says, what was reacted to it, and what can be done with it. */
export function MessageItem({ message }: { message: ChatMessage }) {
  const words = useConversationWords();
  const acts = use(MessageActsContext);
  const menu = useRef<HTMLButtonElement>(null);
  const drafts = message.isMine ? acts?.drafts : undefined;
  const wasLeft = useMemo(() => drafts?.wasLeft(message.seq) ?? false, [drafts, message.seq]);
  const [chosen, setState] = useState<'read' | 'edit' | 'delete'>();
  const state = chosen ?? (wasLeft ? 'edit' : 'read');
  // A thread has many messages, and hardly one is ever deleted.
  const [wasAsked, setWasAsked] = useState(false);
  if (state === 'delete' && !wasAsked) setWasAsked(true);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { seq, isMine, content, files, voice, card, replyTo, editedAt, deletedAt, reactions, announcementId } = message;
  const { verdict } = message;
  const isAnnouncement = announcementId !== null;

  // The field is gone, and the button that led to it is back.
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && state === 'read') menu.current?.focus();
    wasEdited.current = state === 'edit';
  }, [state]);

  async function carryOut(act: Promise<{ readonly error?: unknown }> | undefined): Promise<boolean> {
    setIsBusy(true);
    const { error } = (await act) ?? {};
    setIsBusy(false);
    setRefusal(error === undefined ? null : words.said(problemOf(error)));
    if (error === undefined || state === 'delete') setState('read');
    return error === undefined;
  }

  if (deletedAt !== null)
    return (
      <div className="message" data-seq={seq} tabIndex={-1}>
        <MessageBubble isMine={isMine} isPending content="">
          <chakra.p color="fg.muted">
            {verdict?.kind === 'REMOVED' ? words.team.removed : words.changes.deleted}
          </chakra.p>
        </MessageBubble>
        {verdict && isMine && <TeamNote verdict={verdict} />}
      </div>
    );
  const bubble = (
    <MessageBubble
      isMine={isMine}
      content={content}
      above={
        isAnnouncement ? (
          <AnnouncementMark announcementId={announcementId} isMine={isMine} />
        ) : (
          replyTo && <ReplyQuote answered={replyTo} />
        )
      }
    >
      {voice ? (
        <MessageVoice message={message} voice={voice} />
      ) : (
        <MessageFiles files={files} onRenew={acts && (() => acts.renew(seq))} />
      )}
      {card && <MessageCard card={card} />}
      {editedAt !== null && (
        <chakra.p textStyle="caption" color="fg.muted">
          {words.changes.edited}
        </chakra.p>
      )}
    </MessageBubble>
  );
  return (
    <div className="message" data-seq={seq} tabIndex={-1}>
      {acts && state === 'edit' ? (
        <MessageEdit
          content={content}
          draft={{ key: acts.drafts.keyOf(seq), forVisitor: acts.drafts.forVisitor }}
          isChosen={chosen === 'edit'}
          hint={isAnnouncement ? words.announcement.editHint : undefined}
          isGuarded={!acts.isUnguarded}
          isSaving={isBusy}
          onSave={(next, contactReason) => carryOut(acts.edit(seq, next, contactReason))}
          onLeave={() => {
            setState('read');
            setRefusal(null);
          }}
        />
      ) : (
        <div className="message-line" data-mine={isMine || undefined}>
          {bubble}
          {acts && (
            <MessageMenu
              ref={menu}
              message={message}
              onReply={acts.onReply && (() => acts.onReply?.(message))}
              onReport={acts.onReport && !isMine ? () => acts.onReport?.(message) : undefined}
              isReported={() => acts.isReported?.(message) ?? false}
              onReact={(reaction) => void carryOut(acts.react(seq, reaction))}
              onEdit={() => setState('edit')}
              onDelete={() => setState('delete')}
            />
          )}
        </div>
      )}
      {verdict && isMine && <TeamNote verdict={verdict} />}
      <ReactionRow
        reactions={reactions}
        isMine={isMine}
        onReact={acts ? (reaction) => void carryOut(acts.react(seq, reaction)) : undefined}
      />
      {refusal !== null && (
        <chakra.p role="alert" textStyle="caption" color="fg.error" textAlign={isMine ? 'end' : 'start'}>
          {refusal}
        </chakra.p>
      )}
      {wasAsked && (
        <AlertDialog
          open={state === 'delete'}
          title={words.changes.deleteTitle}
          confirmLabel={words.changes.delete}
          cancelLabel={words.changes.cancel}
          danger
          loading={isBusy}
          onConfirm={() => void carryOut(acts?.remove(seq)).then(() => acts?.focus())}
          onCancel={() => setState('read')}
          finalFocus={menu}
        >
          {isAnnouncement ? words.announcement.deleteBody : words.changes.deleteBody}
        </AlertDialog>
      )}
    </div>
  );
}
