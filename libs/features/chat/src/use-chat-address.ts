import { useMemo } from 'react';
import { createPath, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { CHAT_FILTERS, type ChatFilter } from '@portal/domain/chat/states/chat';
import { paths } from '@portal/domain/site/paths';

const SEQ = 'seq';

export type ChatAddress = ReturnType<typeof useChatAddress>;

/** Which talk is open, and what the list beside it shows: the address says all of it. */
export function useChatAddress() {
  const { roomId } = useParams();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const filter: ChatFilter = CHAT_FILTERS.find((one) => one === query.get('filter')) ?? 'all';
  const search = query.get('q') ?? '';
  const { key } = useLocation();
  const seq = Number(query.get(SEQ) ?? 0);
  const wanted = useMemo(() => (seq > 0 ? { seq, visit: key } : undefined), [seq, key]);
  const beside = besideOf(query);

  function choose(name: string, value: string) {
    const next = new URLSearchParams(beside);
    if (value) next.set(name, value);
    else next.delete(name);
    setQuery(next, { replace: true });
  }
  const hrefOfMessage = (id: string, at: number) => [paths.chatMessage(id, at), beside].filter(Boolean).join('&');
  const listHref = createPath({ pathname: paths.chat(), search: beside });
  return {
    roomId,
    /** The message of the open talk to which the address leads. */
    wanted,
    filter,
    search,
    listHref,
    hrefOf: (id: string) => createPath({ pathname: paths.chatRoom(id), search: beside }),
    hrefOfMessage,
    /** Leads to a message of the open talk. */
    showMessage: (id: string, at: number) => void navigate(hrefOfMessage(id, at), { replace: true }),
    showFilter: (next: ChatFilter) => choose('filter', next === 'all' ? '' : next),
    find: (text: string) => choose('q', text),
    /** Back to the list, where the talk that is open left it. */
    leave: () => void navigate(listHref, { replace: true }),
  };
}

/** What the list beside the talk shows: of a message, only its own talk knows. */
function besideOf(query: URLSearchParams): string {
  const list = new URLSearchParams(query);
  list.delete(SEQ);
  return `${list}`;
}
