// The thread of a talk by itself, over a talk whose pages come after a moment; beside it a plain page of as many lines as it holds.
import { useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { begun, type Conversation, HELD_MESSAGES, joined } from '@portal/api/chat/conversation';
import { Thread, type ThreadHandle } from '@portal/conversation/thread';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { createWorld } from '@portal/testing-react/fake-world';
import { aLongMessage } from './long-talk.ts';

const TOTAL = 100_000;
const PAGE = 50;
/** About as long as an answer takes. */
const ANSWER_MS = 60;

function pageOf(first: number, count: number): Conversation {
  const last = Math.min(TOTAL, first + count - 1);
  const items = Array.from({ length: last - first + 1 }, (_, at) => aChatMessage(aLongMessage(first + at)));
  return { lastSeq: TOTAL, lastChange: 0, items };
}
const done = () => Promise.resolve({});
const acts = { edit: done, remove: done, react: done };

function LongThread() {
  const [conversation, setConversation] = useState(() => pageOf(TOTAL - PAGE + 1, PAGE));
  const [busy, setBusy] = useState<'OLDER' | 'NEWER' | null>(null);
  const [start, setStart] = useState<number | 'END'>('END');
  const handle = useRef<ThreadHandle>(null);
  const pages = useMemo(() => {
    const load = (way: 'OLDER' | 'NEWER', first: number) => {
      setBusy(way);
      setTimeout(() => {
        setConversation((known) => joined(known, pageOf(Math.max(1, first), PAGE)));
        setBusy(null);
      }, ANSWER_MS);
    };
    return {
      older: (before: number) => load('OLDER', before - PAGE),
      newer: (after: number) => load('NEWER', after + 1),
    };
  }, []);
  const goTo = (seq?: number) => {
    setStart(seq ?? 'END');
    setConversation((known) => begun(known, pageOf(seq === undefined ? TOTAL - PAGE + 1 : seq - PAGE / 2, PAGE)));
  };
  Object.assign(window, { held: () => conversation.items.length, goTo });
  return (
    <div style={{ height: 700, width: 800, display: 'flex' }}>
      <Thread
        key={conversation.stretch ?? 0}
        ref={handle}
        name="bench"
        forVisitor
        room={{ lastReadSeq: TOTAL, othersRead: [TOTAL], isGroup: true }}
        conversation={conversation}
        older={{ isLoading: busy === 'OLDER', isError: false, load: pages.older }}
        newer={{ isLoading: busy === 'NEWER', isError: false, load: pages.newer }}
        start={start}
        onFar={goTo}
        isLeading={false}
        onRead={() => {}}
        outgoing={[]}
        zone="Asia/Seoul"
        acts={acts}
        onReply={() => {}}
        onResend={() => {}}
        onDiscard={() => {}}
      />
    </div>
  );
}

/** As many lines as the thread holds messages, all of them in the page: what a browser scrolls by itself. */
function PlainLines() {
  return (
    <div role="log" style={{ height: 700, width: 800, overflowY: 'auto' }}>
      {pageOf(TOTAL - HELD_MESSAGES + 1, HELD_MESSAGES).items.map(({ seq, content }) => (
        <p key={seq} data-seq={seq} style={{ margin: 0, height: 80, whiteSpace: 'nowrap', overflow: 'hidden' }}>
          {content}
        </p>
      ))}
    </div>
  );
}

const page = location.hash === '#plain' ? <PlainLines /> : <LongThread />;
createRoot(document.getElementById('root')!).render(createWorld({ signedIn: false }).wrap(page));
