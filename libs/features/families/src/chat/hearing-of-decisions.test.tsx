import { screen } from '@testing-library/react';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { aFamilyChatLine } from '@portal/testing/families/family-chat-builders';
import { withFakeTimers } from '@portal/testing-react/fake-timers';
import { shownDoor } from '../door.fixture.ts';
import { enterAt, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';
import { REPORTED } from '../reports/reports.fixture.ts';
import { aFamilyTalk, aRoom, TALK_ALONE } from './chat.fixture.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));
afterEach(() => dropDrafts('visitor'));

const at = '2026-11-18T10:41:00+09:00';
const waiting = { seq: 6, said: REPORTED, reason: 'RUDE', words: '', at, decision: null } as const;

/** A talk that stands open, and what happens elsewhere meanwhile. */
function whileOpen(happens: (state: ReturnType<typeof aRoom>['state']) => void, reads: () => void) {
  const { state, handlers } = aRoom(aFamilyTalk(), { others: 1, reports: [waiting] });
  return withFakeTimers(async (pass) => {
    enterAt(TALK_ALONE, ...handlers, shownDoor({ chat: aFamilyChatLine() }));
    await pass(1_000);
    expect(screen.getByText(/운영팀이 확인하고 있어요/)).toBeVisible();
    happens(state);
    await pass(13_000);
    reads();
  });
}

describe('a family whose talk stands open [CHT-1]', () => {
  it('hears within seconds that a message was removed', () =>
    whileOpen(
      ({ items }) => (items[5] = { ...items[5]!, content: '', deletedAt: at, change: 1 }),
      () => expect(screen.getByText('지운 메시지예요')).toBeVisible(),
    ));

  it('hears what came of its report', () =>
    whileOpen(
      ({ reports }) => (reports[0] = { ...waiting, decision: { outcome: 'KEPT', reason: '확인했어요.', at } }),
      () => expect(screen.getByText(/문제가 없다고 정했어요 · 이유: 확인했어요\./)).toBeVisible(),
    ));

  it('hears that the teacher has ended it, and whom to call with a press', () =>
    whileOpen(
      (state) => (state.block = 'THEIRS'),
      () => {
        expect(screen.queryByLabelText('메시지 입력')).toBeNull();
        expect(screen.getByRole('link', { name: '1900-0000' })).toHaveAttribute('href', 'tel:19000000');
      },
    ));
});
