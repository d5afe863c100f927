import { render as renderBare, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { defineSection } from '@portal/portal-core/section';
import { aFile } from '@portal/testing/assets/file-builders';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { UiProvider } from '@portal/ui/provider';
import type { Outgoing } from '../outbox/outbox.ts';
import { MoreMessages } from '../thread/more-messages.tsx';
import { MessageInGroup } from './message-in-group.tsx';
import { OutgoingMessage } from './outgoing-message.tsx';

const render = (part: ReactElement) => renderBare(part, { wrapper: UiProvider });
const outgoing: Outgoing = {
  clientId: '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10',
  content: '내일 준비물은 자예요.',
  files: [],
  at: '2026-11-18T10:42:00+09:00',
  status: 'SENDING',
  refusal: null,
};

describe('what one person wrote in one go', () => {
  const show = (over: object, props: object = {}) => {
    const around = { opens: true, closes: true, zone: 'Asia/Seoul', readers: 0, isGroupTalk: true, ...props };
    const page = () => <MessageInGroup message={aChatMessage(over)} {...around} />;
    const routes = [{ path: '/group', title: '', access: 'account' as const, page }];
    renderSection(defineSection({ id: 'group', routes }), { path: '/group' });
  };

  it.each([
    ['nobody yet', { readers: 0 }, null],
    ['three in a group', { readers: 3 }, '읽음 3'],
    ['the other one of two', { readers: 1, isGroupTalk: false }, '읽음'],
  ])('says who has read it: %s', async (_who, props, words) => {
    show({ isMine: true }, props);
    await screen.findByText('1번째 메시지');
    if (words === null) expect(screen.queryByText(/^읽음/)).toBeNull();
    else expect(screen.getByText(words)).toBeVisible();
  });

  it('never says who read what others wrote', async () => {
    show({}, { readers: 3 });
    expect(await screen.findByText('보호자 B02')).toBeVisible();
    expect(screen.queryByText(/^읽음/)).toBeNull();
  });

  it.each([
    ['Asia/Seoul', '09:01'],
    ['Asia/Ho_Chi_Minh', '07:01'],
  ])('has its name and its time once, in %s', async (zone, time) => {
    show({}, { zone });
    expect(await screen.findByText(time)).toBeVisible();
    expect(screen.getByText('보호자 B02')).toBeVisible();
  });

  it('goes on without a name, and with the time at its end alone', async () => {
    show({}, { opens: false, closes: false });
    await screen.findByText('1번째 메시지');
    expect(screen.queryByText('보호자 B02')).toBeNull();
    expect(screen.queryByRole('time')).toBeNull();
  });

  it.each([
    ['leads its teacher to who has read it', true, ['/account/chat/announcements/ann-1']],
    ['leads nobody else there', false, []],
  ])('says of an announcement that it is one, and %s [CHT-1]', async (_what, isMine, ways) => {
    show({ isMine, announcementId: 'ann-1' });
    expect(await screen.findByText('공지')).toBeVisible();
    const links = screen.queryAllByRole('link', { name: '읽은 사람 보기' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  });

  it('has files without words as files alone', async () => {
    show({ content: '', files: [aFile({ name: '숙제.png' })] });
    expect(await screen.findByRole('link', { name: /숙제\.png/ })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('a message on its way', () => {
  const [onResend, onDiscard] = [jest.fn(), jest.fn()];
  const show = (over: Partial<Outgoing>) =>
    render(<OutgoingMessage message={{ ...outgoing, ...over }} onResend={onResend} onDiscard={onDiscard} />);

  it('can neither be sent twice nor thrown away', () => {
    show({});
    expect(screen.getByText('보내는 중')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [null, '보내지 못했어요. 연결되면 보내요.'],
    ['올릴 수 없는 파일이에요', '보내지 못했어요. 올릴 수 없는 파일이에요'],
  ])('that failed (%s) says so, and can be sent again or thrown away by keyboard', async (refusal, words) => {
    show({ status: 'FAILED', refusal });
    const user = userEvent.setup();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await user.tab();
    expect(screen.getByRole('button', { name: '다시 보내기' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onResend).toHaveBeenCalledTimes(1);
    await user.tab();
    await user.keyboard(' ');
    expect(onDiscard).toHaveBeenCalledTimes(1);
    onResend.mockClear();
    onDiscard.mockClear();
  });

  it('names the files that go with it', () => {
    show({ content: '', files: [aFile({ name: '가.pdf' }), aFile({ id: 'f2', name: '나.pdf' })] });
    expect(screen.getByText('가.pdf, 나.pdf')).toBeVisible();
  });
});

describe('the way to older messages', () => {
  it.each([
    ['is there', { isLoading: false, isError: false }, 1, false],
    ['takes no second press while they come', { isLoading: true, isError: false }, 0, false],
    ['says that they did not come, and asks again', { isLoading: false, isError: true }, 1, true],
  ])('%s', async (_what, state, presses, hasWords) => {
    const onLoad = jest.fn();
    render(<MoreMessages way="OLDER" page={state} onLoad={onLoad} />);
    await userEvent.setup().click(screen.getByRole('button', { name: /이전 메시지 보기/ }));
    expect(onLoad).toHaveBeenCalledTimes(presses);
    expect(screen.queryByRole('alert') !== null).toBe(hasWords);
  });
});
