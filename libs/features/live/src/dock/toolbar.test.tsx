import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { RoomState } from '@portal/domain/live/live-room';
import { aHost, aParticipant, aRoomState, aWaitingGuest } from '@portal/testing/live/live-builders';
import { studentPass } from '../room-states.fixture.ts';
import type { Shape } from '../stage/stage-layout.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import type { PanelName } from './panel-name.ts';
import { Toolbar } from './toolbar.tsx';

const nothing = () => undefined;
const state = aRoomState({
  participants: [aHost(), aParticipant({ handUp: true })],
  waiting: [aWaitingGuest()],
});

withRooms();

const open = (shape: Shape, pass?: typeof studentPass, recording: RoomState['recording'] = null) => {
  function Dock() {
    const [panel, setPanel] = useState<PanelName | null>(null);
    return (
      <Toolbar
        shape={shape}
        panel={panel}
        onPanel={setPanel}
        isBoardOpen={false}
        onBoard={nothing}
        isBoardWayBack={false}
        unread={2}
        onLeave={nothing}
      />
    );
  }
  return renderInRoom(Dock, { state: { ...state, recording, ...(pass && { waiting: [] }) }, ...(pass && { pass }) });
};
const bar = () => within(screen.getByRole('toolbar', { name: '수업 도구' }));
const labels = () =>
  bar()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const button = (name: string) => bar().getByRole('button', { name });

describe('the tools of a room [CLS-3]', () => {
  it('stand at a desk in groups, with the way out at their end', async () => {
    await open('desk');
    expect(
      bar()
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label')),
    ).toEqual(['나', '수업', '사람']);
    expect(labels().at(-1)).toBe('수업 끝내기');
  });

  it('offer a recording only where one can be made', async () => {
    await open('desk');
    expect(bar().queryByRole('button', { name: /^녹화/ })).toBeNull();
  });

  it('begin a recording when every family has agreed, and name who has not [CLS-3]', async () => {
    const { user, server, said } = await open('desk', undefined, { since: null, withoutConsent: [] });
    await user.click(button('녹화, 녹화 시작하기'));
    expect(said()).toEqual([['live.record', { on: true }]]);
    act(() => server.say('live.recorded', { recording: { since: '2026-11-18T10:42:00+09:00', withoutConsent: [] } }));
    await user.click(button('녹화 중, 녹화 끝내기'));
    expect(said().at(-1)).toEqual(['live.record', { on: false }]);
    const withoutConsent = [{ id: 's1', name: '김민준' }];
    act(() => server.say('live.recorded', { recording: { since: null, withoutConsent } }));
    await user.click(button('녹화, 녹화 시작하기'));
    expect(await screen.findByText(/^김민준 학생의 보호자가 아직 동의하지 않아 녹화할 수 없어요/)).toBeVisible();
    expect(said()).toHaveLength(2);
  });

  it.each([
    ['host', undefined, ['마이크 꺼짐', '카메라 꺼짐', '칠판', '더 보기', '끝내기']],
    ['guest', studentPass, ['마이크 꺼짐', '카메라 꺼짐', '손들었어요', '채팅', '나가기']],
  ] as const)('are five on the phone of a %s', async (_who, pass, five) => {
    await open('portrait', pass);
    expect(labels()).toEqual(five);
  });

  it('that a phone has no room for are behind one of them, with what is new in its name', async () => {
    const { user } = await open('portrait');
    const more = button('더 보기, 채팅, 새 메시지 2개, 참가자, 기다리는 사람 1명, 손든 사람 1명');
    await user.click(more);
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toContain('입장 링크');
    expect(items).not.toContain('칠판');
  });

  it('say how a device stands and what a press does', async () => {
    const { user } = await open('desk');
    await user.click(button('마이크 꺼짐, 마이크 켜기'));
    expect(button('마이크 켜짐, 마이크 끄기')).toBeVisible();
  });

  it('say of a panel whether it is open', async () => {
    const { user } = await open('desk');
    expect(button('투표')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('투표'));
    expect(button('투표')).toHaveAttribute('aria-expanded', 'true');
  });

  it('count hands and people at the door in words; hands are no news to a guest', async () => {
    await open('desk');
    expect(button('참가자, 기다리는 사람 1명, 손든 사람 1명').querySelector('[data-count="2"]')).not.toBeNull();
  });

  it('are one stop for Tab, with arrows, Home and End inside', async () => {
    const { user } = await open('desk', studentPass);
    await user.tab();
    expect(button('마이크 꺼짐, 마이크 켜기')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(button('카메라 꺼짐, 카메라 켜기')).toHaveFocus();
    await user.keyboard('{End}');
    expect(button('나가기')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(button('마이크 꺼짐, 마이크 켜기')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(button('나가기')).toHaveFocus();
    await user.tab();
    expect(
      bar()
        .queryAllByRole('button')
        .filter((one) => one === document.activeElement),
    ).toEqual([]);
    await user.tab({ shift: true });
    expect(button('나가기')).toHaveFocus();
  });

  it('lower a hand that is up', async () => {
    const { user, server, said } = await open('desk', studentPass);
    await user.click(button('손들었어요, 손 내리기'));
    expect(said()).toEqual([['live.hand', { up: false }]]);
    act(() => server.say('live.participant', { participant: aParticipant() }));
    expect(button('손들기')).toBeVisible();
  });
});
