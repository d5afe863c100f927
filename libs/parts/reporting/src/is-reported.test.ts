import type { OwnChatReport } from '@portal/domain/chat/chat-report';
import { isReported } from './is-reported.ts';

const at = '2026-11-18T10:00:00+09:00';
const report = (seq: number | null, isDecided = false): OwnChatReport => ({
  seq,
  said: seq === null ? '' : '그만두세요',
  reason: 'RUDE',
  words: '',
  at,
  decision: isDecided ? { outcome: 'KEPT', reason: '', at } : null,
});
const made = (...items: OwnChatReport[]) => ({ items, warnings: [] });

describe('what the team was told of already [CHT-1]', () => {
  it('is that message or that talk alone', () => {
    expect(isReported(made(report(6)), { seq: 6, content: '그만두세요' })).toBe(true);
    expect(isReported(made(report(6)), { seq: 7, content: '그만두세요' })).toBe(false);
    expect(isReported(made(report(6)), null)).toBe(false);
    expect(isReported(made(report(null)), null)).toBe(true);
    expect(isReported(undefined, null)).toBe(false);
  });

  it('can be told anew once its sender has written it anew after the decision', () => {
    const message = { seq: 6, content: '죄송해요' };
    expect(isReported(made(report(6)), message)).toBe(true);
    expect(isReported(made(report(6, true)), message)).toBe(false);
    expect(isReported(made(report(6, true)), { ...message, content: '그만두세요' })).toBe(true);
  });
});
