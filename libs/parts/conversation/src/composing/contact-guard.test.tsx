import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chatsContract as contract } from '@portal/domain/chat/chats.contract';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { defineSection } from '@portal/portal-core/section';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { renderSection } from '@portal/testing-react/render-section';
import { aServer, aTalk, ROOM } from '../conversation.fixture.ts';
import { Conversation } from '../conversation.tsx';
import { Composer } from './composer.tsx';

const onSend = jest.fn();
const [onLeave, PHONE] = [jest.fn(), '급하면 010-1234-5678로 전화 주세요'];
const section = (page: () => React.ReactNode) =>
  defineSection({ id: 'talk', routes: [{ path: '/talk', title: '', access: 'account', page }] });
const area = () => screen.findByLabelText<HTMLTextAreaElement>('메시지 입력');
const send = () => screen.getByRole('button', { name: '보내기' });
const guard = () => screen.findByRole('alertdialog', { name: /전화번호/ });
const noGuard = () => expect(screen.queryByRole('alertdialog')).toBeNull();

async function write(text = PHONE, isUnguarded = false) {
  const { user } = renderSection(
    section(() => (
      <Composer
        talk={{ name: ROOM, forVisitor: isUnguarded, acts: { isUnguarded } }}
        maySend
        onSend={onSend}
        onLeave={onLeave}
      />
    )),
  );
  fireEvent.change(await area(), { target: { value: text } });
  (await area()).focus();
  await user.keyboard('{Enter}');
  return user;
}

beforeEach(() => {
  dropDrafts('user-math');
  onSend.mockClear();
  onLeave.mockClear();
});

describe('contact data in what a teacher writes [REV-1]', () => {
  it('is asked about before anything leaves, marked in its text, while sending rests', async () => {
    await write();
    const asked = within(await guard());
    expect(onSend).not.toHaveBeenCalled();
    expect(asked.getByText('010-1234-5678').tagName).toBe('MARK');
    expect(asked.getByText('급하면 (연락처 비움)으로 전화 주세요')).toBeVisible();
    expect(asked.getByRole('button', { name: '빼고 보내기' })).toHaveFocus();
    expect(send()).toBeDisabled();
    expect(screen.getByText('연락처를 어떻게 할지 골라 주세요.')).toBeVisible();
    expect(await area()).toHaveValue(PHONE);
  });

  it('is left out with one key, and the focus comes back to the text', async () => {
    const user = await write();
    await user.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledWith({ content: '급하면 (연락처 비움)으로 전화 주세요', files: [] });
    noGuard();
    expect(await area()).toHaveValue('');
    expect(await area()).toHaveFocus();
  });

  it.each(['{Tab}{Enter}', '{Escape}'])('can be written anew by %s, and nothing is lost', async (keys) => {
    const user = await write();
    await user.keyboard(keys);
    noGuard();
    expect(await area()).toHaveFocus();
    expect(await area()).toHaveValue(PHONE);
    expect(onSend).not.toHaveBeenCalled();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it.each(['010-1234-5678', '010-1234-5678로'])(
    'is not offered to be left out where nothing else is said: %s',
    async (text) => {
      await write(text);
      const asked = within(await guard());
      expect(asked.queryByRole('button', { name: '빼고 보내기' })).toBeNull();
      expect(asked.getByRole('button', { name: '고쳐 쓰기' })).toHaveFocus();
    },
  );

  it('goes out as it stands with a reason, and not without', async () => {
    const user = await write();
    await user.keyboard('{Tab}{Tab}{Enter}');
    const reason = screen.getByRole('textbox', { name: /그대로 보내는 이유/ });
    expect(reason).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('연락처를 그대로 두는 이유를 적어 주세요.')).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
    await user.keyboard(' 수업 장소 안내예요 {Enter}');
    expect(onSend).toHaveBeenCalledWith({ content: PHONE, files: [], contactReason: '수업 장소 안내예요' });
    noGuard();
  });

  it('holds nobody: she may change the text meanwhile, and is asked again', async () => {
    const user = await write();
    await user.type(await area(), '!');
    noGuard();
    await user.keyboard('{Enter}');
    await guard();
    // Leads back to the question rather than nowhere.
    await user.click(await area());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '빼고 보내기' })).toHaveFocus();
    await user.click(await area());
    await user.keyboard('{Escape}');
    noGuard();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('leaves a file behind that has it in its name, and asks nothing about the name of a sheet', async () => {
    platform.use(...fakeUploads());
    const user = await write('약도예요');
    onSend.mockClear();
    fireEvent.change(await area(), { target: { value: '약도예요' } });
    const files = ['전화_010_1234_5678.pdf', '중2_일차함수_3-2.pdf'].map(
      (name) => new File(['%PDF'], name, { type: 'application/pdf' }),
    );
    await user.upload(screen.getByLabelText('파일 첨부'), files);
    await waitFor(() => expect(send()).toBeEnabled());
    await user.click(send());
    const asked = within(await screen.findByRole('alertdialog', { name: /^파일 이름에 연락처\(전화번호\)/ }));
    expect(asked.getByText('010_1234_5678').tagName).toBe('MARK');
    await user.click(asked.getByRole('button', { name: '고쳐 쓰기' }));
    expect(screen.getByRole('region', { name: '보낼 파일' })).toHaveFocus();
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: '파일 빼고 보내기' }));
    expect(onSend).toHaveBeenCalledWith({
      content: '약도예요',
      files: [expect.objectContaining({ name: '중2_일차함수_3-2.pdf' })],
    });
  });

  it('is nothing to ask a family about, nor is a plain message', async () => {
    await write(PHONE, true);
    expect(onSend).toHaveBeenCalledWith({ content: PHONE, files: [] });
    noGuard();
  });
});

describe('a talk in which contact data is sent', () => {
  const talk = (...handlers: Fake[]) =>
    renderSection(
      section(() => <Conversation roomId={ROOM} zone="Asia/Seoul" />),
      { handlers: [...handlers, ...aServer(aTalk()).handlers] },
    );

  it('tells the server the reason', async () => {
    const reasons: unknown[] = [];
    const { user } = talk(
      fake(contract.sendMessage, ({ body: { contactReason } }) => {
        reasons.push(contactReason);
        return { ...aTalk()[0]!, seq: 7, isMine: true };
      }),
    );
    await screen.findByText('네, 감사합니다!');
    await user.type(await area(), `${PHONE}{Enter}`);
    await user.click(within(await guard()).getByRole('button', { name: '그대로 보내기' }));
    await user.keyboard('수업 장소 안내예요{Enter}');
    await waitFor(() => expect(reasons).toEqual(['수업 장소 안내예요']));
  });

  it('shows what a server finds that the portal did not see', async () => {
    const { user } = talk(
      fake(contract.sendMessage, () =>
        problemResponse('CONTACT_DATA', { fields: { content: '연락처가 들어 있어요: 메신저 아이디' } }),
      ),
    );
    await screen.findByText('네, 감사합니다!');
    await user.type(await area(), '저를 찾아 주세요{Enter}');
    expect(await screen.findByText(/보내지 못했어요.*연락처가 들어 있어요: 메신저 아이디/)).toBeVisible();
  });
});
