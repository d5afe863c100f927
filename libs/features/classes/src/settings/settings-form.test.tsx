import { cleanup, screen, waitFor } from '@testing-library/react';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { type Fake, fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { button, field, renderAlone } from '../classes.screen.ts';
import { SettingsForm } from './settings-form.tsx';

const onClose = jest.fn();
const onReload = jest.fn();
const open = (over: Parameters<typeof aTeachingClass>[0] = {}, handlers: Fake[] = []) =>
  renderAlone(
    <SettingsForm shown={aTeachingClass(over)} isReloading={false} onReload={onReload} onClose={onClose} />,
    handlers,
  );

beforeEach(() => {
  localStorage.clear();
  onClose.mockClear();
  onReload.mockClear();
});

describe('the settings of a class', () => {
  it.each([
    ['online', 'ONLINE', { place: false, url: true }],
    ['face to face', 'OFFLINE', { place: true, url: false }],
    ['both', 'BOTH', { place: true, url: true }],
  ] as const)('of a class that is %s ask for its place as far as it has one', async (_mode, mode, shown) => {
    open({ mode });
    await waitFor(async () => expect(await field(/수업 이름/)).toHaveFocus());
    expect(screen.queryByLabelText(/장소/) !== null).toBe(shown.place);
    expect(screen.queryByLabelText(/회의 주소/) !== null).toBe(shown.url);
  });

  it.each([
    [/수업 이름/, '', '수업 이름을 적어 주세요.'],
    [/수업 이름/, '   ', '수업 이름을 적어 주세요.'],
    [/수업 이름/, '가'.repeat(61), '60자까지 쓸 수 있어요.'],
    [/정원/, '0', '한 명 이상으로 적어 주세요.'],
    [/정원/, '101', '100 이하로 입력해 주세요.'],
    [/정원/, '', '꼭 입력해 주세요.'],
    [/장소/, '가'.repeat(256), '255자까지 쓸 수 있어요.'],
    [/회의 주소/, 'http://meet.example/a', 'https://로 시작하는 주소를 적어 주세요.'],
    [/회의 주소/, 'https://meet', 'https://로 시작하는 주소를 적어 주세요.'],
  ])('refuse %s ‘%.12s’, lead there and send nothing', async (label, written, words) => {
    const sent = jest.fn();
    const { user } = open({ mode: 'BOTH' }, [
      fake(contract.updateClass, (request) => (sent(request), aTeachingClass())),
    ]);
    await user.clear(await field(label));
    await user.click(await field(label));
    if (written) await user.paste(written);
    await user.click(button('저장'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await field(label)).toHaveFocus();
    expect(await field(label)).toBeInvalid();
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    [/수업 이름/, '가'.repeat(60), { name: '가'.repeat(60) }],
    [/정원/, '1', { capacity: 1 }],
    [/정원/, '100', { capacity: 100 }],
    [/회의 주소/, '', { meetingUrl: '' }],
  ])('take %s up to its limit', async (label, written, expected) => {
    const sent = jest.fn();
    const { user } = open({ mode: 'BOTH', meetingUrl: 'https://meet.example/a' }, [
      fake(contract.updateClass, ({ body }) => (sent(body), aTeachingClass())),
    ]);
    await user.clear(await field(label));
    await user.click(await field(label));
    if (written) await user.paste(written);
    await user.click(button('저장'));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ version: 1, ...expected })));
    expect(await screen.findByText('수업을 저장했어요')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('lead to each of several fields that are wrong', async () => {
    const { user } = open();
    await user.clear(await field(/수업 이름/));
    await user.clear(await field(/정원/));
    await user.click(button('저장'));
    expect(await screen.findByRole('group', { name: '고칠 곳이 2개 있어요' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: /^정원/ }));
    expect(await field(/정원/)).toHaveFocus();
  });

  it.each([
    ['offline', offline(contract.updateClass), /서버가 답하지 않아요/],
    ['broken', fakeProblem(contract.updateClass, 'UNEXPECTED'), /서버에 문제가 생겼어요/],
    ['over by now', fakeProblem(contract.updateClass, 'WRONG_STATE'), /지금 상태에서는 할 수 없어요/],
    ['not hers', fakeProblem(contract.updateClass, 'FORBIDDEN'), /권한이 없어요/],
    ['under maintenance', fakeProblem(contract.updateClass, 'MAINTENANCE'), /점검 중이에요/],
  ])('stay with what was written when it is %s, and can be sent again', async (_what, refusal, words) => {
    const { user } = open({}, [refusal]);
    await user.type(await field(/수업 이름/), ' 2반');
    await user.click(button('저장'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('저장하지 못했어요')).toBeVisible();
    expect(await field(/수업 이름/)).toHaveValue(`${aTeachingClass().name} 2반`);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '바뀐 내용 불러오기' })).toBeNull();
    platform.use(fake(contract.updateClass, aTeachingClass()));
    await user.click(button('저장'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('say at its field what only the server knew', async () => {
    const fields = { capacity: '지금 학생이 네 명이에요.' };
    const { user } = open({}, [fakeProblem(contract.updateClass, 'VALIDATION', { fields })]);
    await user.clear(await field(/정원/));
    await user.type(await field(/정원/), '2');
    await user.click(button('저장'));
    expect(await screen.findByText('지금 학생이 네 명이에요.')).toBeVisible();
    expect(await field(/정원/)).toBeInvalid();
  });

  it('come back as they were half-written, and can be taken back', async () => {
    const first = open();
    await first.user.type(await field(/수업 이름/), ' 3반');
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('3반'));
    cleanup();
    const { user } = open();
    expect(await screen.findByText(/쓰던 내용/)).toBeVisible();
    expect(await field(/수업 이름/)).toHaveValue(`${aTeachingClass().name} 3반`);
    await user.click(screen.getByRole('button', { name: '지우기' }));
    expect(await field(/수업 이름/)).toHaveValue(aTeachingClass().name);
    expect(JSON.stringify({ ...localStorage })).not.toContain('3반');
  });
});
