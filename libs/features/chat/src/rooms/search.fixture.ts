import { placesOf, snippetOf } from '@portal/domain/chat/search/found-words';
import { type FoundMessage, messageName, searchContract as contract } from '@portal/domain/chat/search.contract';
import { aFoundMessage } from '@portal/testing/chat/search-builders';
import { fake } from '@portal/testing/contract-fakes';

const inTalk = (id: string, title: string, over: Partial<FoundMessage>): FoundMessage =>
  aFoundMessage({
    room: { id, title, kind: 'P2P', avatar: null, guardianId: null },
    sender: { id: `other-${id}`, name: title, avatar: null },
    ...over,
  });

/** What was said in the talks of the page, newest first. */
export const someMessages = (): FoundMessage[] => [
  inTalk('doyun', '이도윤', {
    seq: 41,
    snippet: '선생님, 42쪽 7번 풀이가 이해가 안 돼요',
    at: '2026-11-18T10:11:00+09:00',
  }),
  inTalk('huong', 'Trần Thị Hương', { seq: 12, snippet: 'Chào cô, hôm nay bé bị ốm', at: '2026-11-16T20:00:00+09:00' }),
  inTalk('mijeong', '한미정', {
    seq: 7,
    isMine: true,
    snippet: '시험 범위는 42쪽까지예요',
    at: '2026-11-02T20:00:00+09:00',
  }),
];

/** As many messages with one word as fill more than a page. */
export const manyMessages = (count: number): FoundMessage[] =>
  Array.from({ length: count }, (_, n) =>
    inTalk('doyun', '이도윤', {
      seq: count - n,
      snippet: `${count - n}번째 시험`,
      at: new Date(Date.parse('2026-11-17T20:00:00+09:00') - n * 60_000).toISOString(),
    }),
  );

/** A server on which these were said. */
export const saidBefore = (messages: readonly FoundMessage[] = someMessages()) =>
  fake(contract.searchMessages, ({ query: { search, lastItem, size = '20' } }) => {
    const found = messages.filter(({ snippet }) => placesOf(snippet, search).length > 0);
    const from = lastItem === undefined ? 0 : found.findIndex((one) => messageName(one) === lastItem) + 1;
    const items = found.slice(from, from + Number(size)).map((one) => {
      const { text, places } = snippetOf(one.snippet, search);
      return { ...one, snippet: text, places };
    });
    return { items };
  });
