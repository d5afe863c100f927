import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { type Fake, fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { freezeClock } from '@portal/testing/frozen-clock';
import { platform } from '@portal/testing/platform-server';
import { aCanceledClass, aFinishedClass } from '../class-page.fixture.ts';
import { button, dialog, renderAlone } from '../classes.screen.ts';
import { ClassDialogs } from './class-dialogs.tsx';

const onClose = jest.fn();
const ask = (handlers: Fake[] = [], now?: string) =>
  renderAlone(
    <ClassDialogs dialog={{ action: 'cancel', id: 'class-1' }} onClose={onClose} />,
    [...handlers, fake(contract.getClass, aTeachingClass())],
    now,
  );
const form = () => dialog('이 수업을 취소할까요?');
const reason = () => screen.findByLabelText(/취소하는 이유/);
const CONSENT = '학생과 보호자의 동의를 받았어요';

beforeEach(() => {
  localStorage.clear();
  onClose.mockClear();
});

describe('the question before a class is cancelled', () => {
  it.each([
    ['a minute before the notice ends', '2026-11-18T18:59:00+09:00', false],
    ['at its last moment', '2026-11-18T19:00:00+09:00', false],
    ['a second after it', '2026-11-18T19:00:01+09:00', true],
  ])('asks for consent %s: %s', async (_when, now, needsConsent) => {
    ask([], now);
    await reason();
    expect(screen.queryByRole('checkbox', { name: CONSENT }) !== null).toBe(needsConsent);
    expect(screen.queryByText('24시간 규칙을 지킬 수 있어요') === null).toBe(needsConsent);
  });

  it('begins to ask for consent when the time passes while she writes, and keeps what she wrote [CAL-3]', async () => {
    const { user } = ask();
    await form();
    await user.type(await reason(), '이사해요');
    expect(screen.queryByRole('checkbox')).toBeNull();
    act(() => {
      freezeClock('2026-11-18T19:30:00+09:00');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByRole('checkbox', { name: CONSENT })).not.toBeChecked();
    expect(await reason()).toHaveValue('이사해요');
  });

  it('knows no rule where no lesson is left', async () => {
    ask([fake(contract.getClass, aTeachingClass({ nextLesson: null, cancelNoticeUntil: null }))]);
    expect(await screen.findByText('앞으로 남은 수업이 없어 24시간 규칙에 걸리지 않아요')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([
    ['was cancelled meanwhile', aCanceledClass()],
    ['is over', aFinishedClass()],
  ])('cannot be answered with yes once the class %s', async (_when, shown) => {
    ask([fake(contract.getClass, shown)]);
    expect(await screen.findByText('지금은 취소할 수 없는 수업이에요')).toBeVisible();
    expect(screen.queryByRole('button', { name: '수업 취소' })).toBeNull();
    expect(button('그대로 두기')).toBeVisible();
  });

  it.each([
    ['a lost connection', offline(contract.cancelClass), '취소하지 못했어요'],
    [
      'a server that broke',
      fakeProblem(contract.cancelClass, 'UNEXPECTED'),
      '서버에 문제가 생겼어요. 잠시 뒤 다시 해 주세요',
    ],
    ['a class that is over by now', fakeProblem(contract.cancelClass, 'WRONG_STATE'), '지금 상태에서는 할 수 없어요'],
    ['no right to it', fakeProblem(contract.cancelClass, 'FORBIDDEN'), '이 작업을 할 권한이 없어요'],
    [
      'words that are too long for the server',
      fakeProblem(contract.cancelClass, 'VALIDATION', { fields: { reason: '이유를 더 짧게 적어 주세요.' } }),
      '이유를 더 짧게 적어 주세요.',
    ],
  ])('says what came of %s, stays open and keeps the reason', async (_what, refusal, words) => {
    const { user } = ask([refusal]);
    await form();
    await user.type(await reason(), '이사해요');
    await user.click(button('수업 취소'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await reason()).toHaveValue('이사해요');
    expect(onClose).not.toHaveBeenCalled();
    platform.use(fake(contract.cancelClass, aCanceledClass()));
    await user.click(button('수업 취소'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('asks for the newest class when somebody changed it, and cancels that one [W9]', async () => {
    const versions: number[] = [];
    const { user } = ask([
      fake(contract.cancelClass, ({ body: { version } }) => {
        versions.push(version);
        return version === 2 ? aCanceledClass() : problemResponse('VERSION_CONFLICT');
      }),
    ]);
    await form();
    await user.type(await reason(), '이사해요');
    await user.click(button('수업 취소'));
    const reload = await screen.findByRole('button', { name: '바뀐 내용 불러오기' });
    platform.use(fake(contract.getClass, aTeachingClass({ version: 2, name: '새 이름의 수업' })));
    await user.click(reload);
    expect(await screen.findByText('새 이름의 수업')).toBeVisible();
    expect(await reason()).toHaveValue('이사해요');
    await user.click(button('수업 취소'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(versions).toEqual([1, 2]);
  });

  it.each([
    ['one of 500 letters', '가'.repeat(500), null],
    ['one of 501', '가'.repeat(501), '500자까지 쓸 수 있어요.'],
    ['blanks alone', '   ', '취소하는 이유를 적어 주세요.'],
  ])('takes as a reason %s or says why not', async (_what, written, words) => {
    const sent = jest.fn();
    const { user } = ask([fake(contract.cancelClass, ({ body }) => (sent(body.reason.length), aCanceledClass()))]);
    await form();
    await user.click(await reason());
    await user.paste(written);
    await user.click(button('수업 취소'));
    if (words === null) await waitFor(() => expect(sent).toHaveBeenCalledWith(500));
    else {
      expect(await screen.findByText(words)).toBeVisible();
      expect(await reason()).toHaveFocus();
      expect(sent).not.toHaveBeenCalled();
    }
  });

  it('keeps a half-written reason for the next time, but never the consent', async () => {
    const first = ask([], '2026-11-19T10:00:00+09:00');
    await form();
    await first.user.type(await reason(), '갑자기 아파요');
    await first.user.click(screen.getByRole('checkbox', { name: CONSENT }));
    cleanup();
    ask([], '2026-11-19T10:05:00+09:00');
    await waitFor(async () => expect(await reason()).toHaveValue('갑자기 아파요'));
    expect(screen.getByRole('checkbox', { name: CONSENT })).not.toBeChecked();
  });

  it('can be asked again when the class did not come', async () => {
    const { user } = ask([fakeProblem(contract.getClass, 'UNEXPECTED')]);
    expect(await screen.findByText('수업을 불러오지 못했어요')).toBeVisible();
    platform.use(fake(contract.getClass, aTeachingClass()));
    await user.click(button('다시 시도'));
    expect(await reason()).toBeVisible();
  });
});
