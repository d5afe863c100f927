import { createPath, useNavigate, useParams, useSearchParams } from 'react-router';
import { CHAT_FILTERS, type ChatFilter } from '@portal/domain/chat/chat';
import { paths } from '@portal/domain/site/paths';

export type ChatAddress = ReturnType<typeof useChatAddress>;

/** Which talk is open, and what the list beside it shows: the address says all of it. */
export function useChatAddress() {
  const { roomId } = useParams();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const filter: ChatFilter = CHAT_FILTERS.find((one) => one === query.get('filter')) ?? 'all';
  const search = query.get('q') ?? '';
  const seq = Number(query.get('seq'));
  const beside = besideThe(query);

  function choose(name: string, value: string) {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    setQuery(next, { replace: true });
  }
  const listHref = createPath({ pathname: paths.chat(), search: beside });
  return {
    roomId,
    filter,
    search,
    /** The message that she came for; 0 for none. */
    seq,
    listHref,
    hrefOf: (id: string) => createPath({ pathname: paths.chatRoom(id), search: beside }),
    hrefOfMessage: (id: string, at: number) => [paths.chatMessage(id, at), beside].filter(Boolean).join('&'),
    showFilter: (next: ChatFilter) => choose('filter', next === 'all' ? '' : next),
    find: (text: string) => choose('q', text),
    /** Back to the list, where the talk that is open left it. */
    leave: () => void navigate(listHref, { replace: true }),
  };
}

/** What of an address belongs to the list, and not to the talk that is open. */
function besideThe(query: URLSearchParams): string {
  const beside = new URLSearchParams(query);
  beside.delete('seq');
  return beside.toString();
}
