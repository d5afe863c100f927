import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { chatsContract as contract } from '@portal/domain/chat/chats.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { defineSection } from '@portal/portal-core/section';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { aFile } from '@portal/testing/assets/file-builders';
import { aChatMessage, aVoice } from '@portal/testing/chat/chat-builders';
import { type Fake, fake, offline } from '@portal/testing/contract-fakes';
import { pullOutMicrophone, withMicrophone, withoutMicrophone } from '@portal/testing/fake-microphone';
import { platform } from '@portal/testing/platform-server';
import { renderSection } from '@portal/testing-react/render-section';
import { aServer, aTalk, ROOM } from '../conversation.fixture.ts';
import { Conversation } from '../conversation.tsx';

const talkAt = (path: string, room: string) => ({
  path,
  title: '대화',
  access: 'account' as const,
  page: () => (
    <>
      <Link to="/talk">대화로</Link>
      <Link to="/other">다른 대화로</Link>
      <Conversation roomId={room} zone="Asia/Seoul" />
    </>
  ),
});
const section = defineSection({ id: 'talk', routes: [talkAt('/talk', ROOM), talkAt('/other', 'room-2')] });

const sent = jest.fn();
const closed = jest.fn();
const heard = fake(contract.sendMessage, ({ body }) => {
  sent(body);
  const files = body.fileIds.map((id) => aFile({ id, name: 'voice.webm' }));
  const { clientId, voice = null } = body;
  return aChatMessage({ seq: 7, isMine: true, clientId, content: '', files, voice });
});
const open = async (...first: Fake[]) => {
  const handlers = [...first, heard, ...(fakeUploads() as Fake[]), ...aServer(aTalk()).handlers];
  const page = renderSection(section, { path: '/talk', handlers });
  await screen.findByText('네, 감사합니다!');
  return page;
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const record = async (...first: Fake[]) => {
  withMicrophone({ onClose: closed });
  const page = await open(...first);
  await page.user.click(await button('음성 메시지 녹음하기'));
  await screen.findByRole('group', { name: '녹음하는 음성 메시지' });
  return page;
};

afterEach(() => {
  jest.restoreAllMocks();
  withoutMicrophone();
  dropDrafts('user-math');
  sent.mockClear();
  closed.mockClear();
});

describe('a message that is said in the place of writing it [CHT-2]', () => {
  it('is recorded, sent at once with its length and its sound, and heard as hers', async () => {
    const { user } = await record();
    expect(screen.getByRole('timer')).toHaveTextContent('녹음 중 0:00 / 5:00');
    await user.click(await button('보내기'));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ content: '', fileIds: ['upload-1'], voice: { seconds: 1, wave: [] } }),
      ),
    );
    expect(await button('내 음성 메시지, 0:01 듣기')).toBeVisible();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(await button('음성 메시지 녹음하기')).toHaveFocus();
  });

  it('can be listened to before it is sent, and thrown away', async () => {
    const { user } = await record();
    await user.click(await button('녹음 마치기'));
    expect(await screen.findByText('아직 보내지 않았어요')).toBeVisible();
    expect(await button('내 음성 메시지, 0:01 듣기')).toBeVisible();
    await user.click(await button('지우기'));
    expect(screen.queryByText('아직 보내지 않았어요')).toBeNull();
    expect(sent).not.toHaveBeenCalled();
  });

  it('that she breaks off after a word is gone, and the microphone is free', async () => {
    const { user } = await record();
    await user.keyboard('{Escape}');
    expect(await button('음성 메시지 녹음하기')).toHaveFocus();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('아직 보내지 않았어요')).toBeNull();
  });

  it('that she leaves while she speaks is kept, and offered when she comes back', async () => {
    const { user } = await record();
    await user.click(screen.getByRole('link', { name: '다른 대화로' }));
    expect(closed).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('KEPT'));
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: '대화로' }));
    const kept = await screen.findByText('아직 보내지 않았어요');
    await user.click(within(kept.parentElement!).getByRole('button', { name: '보내기' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ fileIds: ['upload-1'] })));
  });

  it('ends by itself after five minutes, and is offered', async () => {
    await record();
    const began = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => began + LIMITS.chatVoiceSeconds * 1_000);
    expect(await screen.findByText('아직 보내지 않았어요')).toBeVisible();
    expect(await button('내 음성 메시지, 5:00 듣기')).toBeVisible();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(sent).not.toHaveBeenCalled();
  });

  it('during which the microphone is pulled out keeps what was said until then', async () => {
    await record();
    act(() => pullOutMicrophone());
    expect(await screen.findByText('아직 보내지 않았어요')).toBeVisible();
    expect(await button('내 음성 메시지, 0:01 듣기')).toBeVisible();
    expect(await button('음성 메시지 녹음하기')).toBeEnabled();
  });

  it('waits with what is written while the platform is away, and goes out when the connection is back [CHT-4]', async () => {
    const { user, realtime } = await record(offline(contract.sendMessage));
    await user.click(await button('보내기'));
    expect(await screen.findByText('보내지 못했어요. 연결되면 보내요.')).toBeVisible();
    platform.use(heard);
    realtime.reconnect();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByText('보내지 못했어요. 연결되면 보내요.')).toBeNull());
  });

  it('is not offered where something is written, or where the browser cannot record', async () => {
    withMicrophone();
    const { user } = await open();
    expect(screen.queryByRole('button', { name: '보내기' })).toBeNull();
    await user.type(screen.getByLabelText('메시지 입력'), '네');
    expect(screen.queryByRole('button', { name: '음성 메시지 녹음하기' })).toBeNull();
    expect(await button('보내기')).toBeEnabled();
    withoutMicrophone();
    await user.clear(screen.getByLabelText('메시지 입력'));
    expect(await button('보내기')).toBeDisabled();
  });

  it('says what to do where the microphone is refused', async () => {
    withMicrophone({ refusal: 'NotAllowedError' });
    const { user } = await open();
    await user.click(await button('음성 메시지 녹음하기'));
    expect(await screen.findByText(/마이크를 허용해 주세요/)).toBeVisible();
    expect(screen.getByLabelText('메시지 입력')).toBeVisible();
  });
});

describe('a voice of somebody else [CHT-2]', () => {
  it('has its sender and its length, cannot be written anew, and is quoted as a voice', async () => {
    const voice = aVoice();
    const files = [aFile({ id: 'f1', name: 'voice.webm', url: '/assets/v1/content/f1' })];
    const said = aChatMessage({ seq: 1, content: '', files, voice });
    const server = aServer([said, aChatMessage({ seq: 2, isMine: true, content: '', files, voice })]);
    const { user } = renderSection(section, { path: '/talk', handlers: server.handlers });
    expect(await button('보호자 B02의 음성 메시지, 0:42 듣기')).toBeVisible();
    await user.click(await button('1번째 메시지 메뉴'));
    await user.click(await screen.findByRole('menuitem', { name: '답장' }));
    expect(await screen.findByRole('group', { name: '답장하는 메시지' })).toHaveTextContent('음성 메시지 0:42');
    await user.click(await button('2번째 메시지 메뉴'));
    await screen.findByRole('menuitem', { name: '답장' });
    expect(screen.queryByRole('menuitem', { name: '고치기' })).toBeNull();
  });
});
