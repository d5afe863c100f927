import * as v from 'valibot';
import { chatsContract } from '../chat/chats.contract.ts';
import { familyChatContract as contract } from './family-chat.contract.ts';

const message = { clientId: '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10', content: '안녕하세요', fileIds: [] };
const takes = (body: object) => v.safeParse(contract.sendFamilyMessage.body, { ...message, ...body }).success;

describe('a message of a family', () => {
  it('is by the same rules as one of the teacher, who says beside it why contact data stands in hers, and may show a card [CHT-2]', () => {
    const { contactReason, card, ...rules } = chatsContract.sendMessage.body.pipe[0].entries;
    expect(contract.sendFamilyMessage.body.pipe[0].entries).toEqual(rules);
    expect([contactReason, card]).not.toContain(undefined);
    expect(takes({ contactReason: '교재 배송' })).toBe(false);
    expect(takes({ card: { kind: 'LESSON', id: 'les-1' } })).toBe(false);
    expect(takes({})).toBe(true);
    expect(takes({ content: '', fileIds: ['f1'] })).toBe(true);
    expect(takes({ content: ' \n' })).toBe(false);
    expect(takes({ content: '가'.repeat(5_001) })).toBe(false);
    expect(takes({ fileIds: Array.from({ length: 11 }, (_, no) => `f${no}`) })).toBe(false);
  });

  it('goes by the link of the family alone', () => {
    expect(Object.values(contract).map(({ access }) => access)).toEqual(Object.keys(contract).map(() => 'family'));
  });
});
