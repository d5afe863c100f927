import { screen, waitFor } from '@testing-library/react';
import { errorMessage, type ErrorCode } from '@portal/domain/contract/error-code';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderAlone } from '../alone.fixture.ts';
import { aConflict } from '../notices/conflict.fixture.ts';
import { fieldsForFree, fieldsOfRule, type FreeFields } from './free-fields.ts';
import { FreeFormDialog, type FreeFormDialogProps } from './free-form-dialog.tsx';

const span = { day: '2026-11-20', start: 600, end: 690 };
/** As `unwrap()` rejects. */
const refusal = (code: ErrorCode, more: object = {}) => ({ status: 422, code, message: errorMessage(code), ...more });

beforeEach(() => localStorage.clear());

async function open(over: Partial<FreeFormDialogProps> = {}) {
  const send = jest.fn<Promise<unknown>, [FreeFields, string]>(() => Promise.resolve());
  const onClose = jest.fn();
  const part = (
    <FreeFormDialog
      mode="new"
      draftKey="calendar.free:new"
      defaults={fieldsForFree(span)}
      isPlaced={false}
      now={{ day: '2026-11-18', minute: 642 }}
      timeZone="Asia/Seoul"
      send={send}
      onClose={onClose}
      {...over}
    />
  );
  const page = renderAlone(part);
  await openedDialog(over.mode && over.mode !== 'new' ? '수업 가능 시간 수정' : '수업 가능 시간 추가');
  return { ...page, send, onClose };
}
const start = () => screen.getByLabelText(/시작 시각/);
const end = () => screen.getByLabelText(/종료 시각/);
const save = () => screen.getByRole('button', { name: '저장' });
const close = () => screen.getByRole('button', { name: '닫기', hidden: false });

type User = Awaited<ReturnType<typeof open>>['user'];
async function write(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

describe('the form of free time on the screen', () => {
  it('sends one day as it stands, and closes with nothing left behind [CAL-2]', async () => {
    const { user, send, onClose } = await open();
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(false));
    expect(send).toHaveBeenCalledWith(fieldsForFree(span), expect.stringMatching(/^[0-9a-f-]{36}$/));
  });

  it('is for those whom she teaches where that is chosen [CAL-2]', async () => {
    const { user, send } = await open();
    await user.selectOptions(screen.getByLabelText('대상'), '수업 중인 학생만');
    await user.click(save());
    await waitFor(() => expect(send.mock.calls[0]?.[0].audience).toBe('REGULARS'));
  });

  it('goes up to midnight, written as 24:00 [CAL-2] [CRS-7]', async () => {
    const { user, send } = await open();
    await write(user, start(), '23:30');
    await write(user, end(), '24:00');
    await user.click(save());
    await waitFor(() => expect(send.mock.calls[0]?.[0]).toMatchObject({ start: '23:30', end: '24:00' }));
  });

  it.each([
    ['10:00', '10:29', '30분 이상으로 정해 주세요.'],
    ['10:00', '09:00', '같은 날 안에서 시작하고 끝나야 해요.'],
    ['10:00', '10:00', '같은 날 안에서 시작하고 끝나야 해요.'],
  ])('from %s to %s is refused in words and not sent [CAL-2]', async (from, to, sentence) => {
    const { user, send } = await open();
    await write(user, start(), from);
    await write(user, end(), to);
    await user.click(save());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it('wants a weekday when it repeats, and asks for none when it does not [CAL-2]', async () => {
    const { user, send } = await open();
    expect(screen.queryByRole('button', { name: '금요일' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: '매주' }));
    await user.click(screen.getByRole('button', { name: '금요일' }));
    await user.click(save());
    expect((await screen.findAllByText('요일을 골라 주세요.'))[0]).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '반복 안 함' }));
    await user.click(save());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  it.each(['SLOT_OVERLAP', 'SLOT_TOO_SHORT', 'SLOT_PAST', 'SCHEDULE_OVERLAP', 'NOT_SAME_DAY'] as const)(
    'refused by %s says it at the times, keeps them and stays open [CAL-2]',
    async (code) => {
      const { user, onClose } = await open({ send: () => Promise.reject(refusal(code)) });
      await write(user, start(), '11:00');
      await write(user, end(), '12:00');
      await user.click(save());
      await screen.findAllByText(errorMessage(code));
      expect([start(), end()].map((field) => (field as HTMLInputElement).value)).toEqual(['11:00', '12:00']);
      expect(screen.queryByText(/저장하지 못했어요/)).toBeNull();
      expect(onClose).not.toHaveBeenCalled();
    },
  );

  it.each(['UNEXPECTED', 'FORBIDDEN', 'NOT_FOUND'] as const)(
    'refused by %s says it above the form and keeps what was written [CAL-2]',
    async (code) => {
      const { user, onClose } = await open({ send: () => Promise.reject(refusal(code)) });
      await write(user, end(), '12:00');
      await user.click(save());
      expect((await screen.findByText(errorMessage(code))).closest('[role=alert]')).toBeVisible();
      expect(end()).toHaveValue('12:00');
      expect(onClose).not.toHaveBeenCalled();
    },
  );

  it('takes a time that fits from the refusal; a series goes to its weekday [CAL-2] [CRS-7]', async () => {
    const rule = aFreeSlot();
    const conflict = aConflict();
    const send = jest
      .fn<Promise<unknown>, [FreeFields, string]>()
      .mockRejectedValueOnce(refusal('SLOT_OVERLAP', { conflict }))
      .mockResolvedValueOnce(undefined);
    const { user } = await open({ mode: 'rule', defaults: fieldsOfRule(rule, null), send });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: /21일 토요일 10:00부터 11:30까지 고르기/ }));
    expect(screen.getByLabelText('요일')).toHaveValue('SATURDAY');
    expect(start()).toHaveFocus();
    await user.click(save());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls[1]?.[0]).toMatchObject({ weekdays: ['SATURDAY'], start: '10:00', end: '11:30' });
  });

  it('opened on one day of a series changes that day, or all of it where that is chosen [CAL-2]', async () => {
    const { user, send } = await open({ mode: 'day', defaults: fieldsOfRule(aFreeSlot(), '2026-11-19') });
    expect(screen.getByRole('radio', { name: '이 날만' })).toBeChecked();
    expect(screen.queryByLabelText('요일')).toBeNull();
    await user.click(screen.getByRole('radio', { name: '반복 전체' }));
    expect(screen.getByLabelText('요일')).toHaveValue('THURSDAY');
    await user.click(save());
    await waitFor(() => expect(send.mock.calls[0]?.[0].scope).toBe('ALL'));
  });

  it('says whether something half written stays behind when it is closed [CAL-2]', async () => {
    const { user, onClose } = await open();
    await user.click(close());
    expect(onClose).toHaveBeenLastCalledWith(false);
    await write(user, end(), '12:00');
    await user.click(close());
    expect(onClose).toHaveBeenLastCalledWith(true);
  });

  it('says what is in the way while it is written, before anybody is asked [CAL-2]', async () => {
    const { user, send } = await open({ whyNot: ({ end: to }) => (to === '12:00' ? '이미 연 시간과 겹쳐요.' : null) });
    expect(screen.queryByText('이미 연 시간과 겹쳐요.')).toBeNull();
    await write(user, end(), '12:00');
    expect(await screen.findByText('이미 연 시간과 겹쳐요.')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });
});
