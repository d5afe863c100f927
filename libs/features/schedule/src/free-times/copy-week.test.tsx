import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { personIsKnown, renderAlone } from '../alone.fixture.ts';
import { type CopyAnswer, CopyWeek } from './copy-week.tsx';

const slot = (date: string) =>
  ({ id: date, kind: 'DATE', date, start: '10:00', end: '12:00', audience: 'ALL' }) as const;

beforeEach(() => localStorage.clear());

function open(over: Partial<Parameters<typeof CopyWeek>[0]> = {}) {
  const send = jest.fn<Promise<CopyAnswer>, [string, string[]]>(() => Promise.resolve({ created: [], skipped: [] }));
  const onCopyLastWeek = jest.fn();
  const part = <CopyWeek today="2026-11-18" send={send} answer={null} onCopyLastWeek={onCopyLastWeek} {...over} />;
  return { ...renderAlone(part), send, onCopyLastWeek };
}
const from = () => screen.getByRole('textbox', { name: /^복사할 주/ });
const week = (name: string) => screen.getByRole('checkbox', { name });
const copy = () => screen.getByRole('button', { name: '복사하기' });

describe('copying a week of free time', () => {
  it('begins with this week, says which days it has, and offers the coming ones [CAL-2]', () => {
    open();
    expect(from()).toHaveValue('16/11/2026');
    expect(from()).toHaveAccessibleDescription(/16\/11\/2026 – 22\/11\/2026/);
    const [first] = screen.getAllByRole('checkbox');
    expect(first).toBe(week('23/11/2026 – 29/11/2026'));
  });

  it('never offers the week that is copied, and does not send it where it was ticked before [CAL-2]', async () => {
    const { user, send } = open();
    await user.click(week('23/11/2026 – 29/11/2026'));
    await user.click(week('30/11/2026 – 06/12/2026'));
    await user.clear(from());
    await user.type(from(), '25112026');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^23/ })).not.toBeInTheDocument());
    expect(week('16/11/2026 – 22/11/2026')).not.toBeChecked();
    await user.click(copy());
    await waitFor(() => expect(send).toHaveBeenCalledWith('2026-11-23', ['2026-11-30']));
  });

  it('takes any day for its week, and the weeks in order, whichever was ticked first [CAL-2]', async () => {
    const { user, send } = open();
    await user.clear(from());
    await user.type(from(), '15112026');
    await user.click(week('07/12/2026 – 13/12/2026'));
    await user.click(week('30/11/2026 – 06/12/2026'));
    await user.click(week('23/11/2026 – 29/11/2026'));
    await user.click(week('30/11/2026 – 06/12/2026'));
    await user.click(copy());
    await waitFor(() => expect(send).toHaveBeenCalledWith('2026-11-09', ['2026-11-23', '2026-12-07']));
    await waitFor(() => expect(week('23/11/2026 – 29/11/2026')).not.toBeChecked());
  });

  it('without a week to copy says so where the day is missing [CAL-2]', async () => {
    const { user, send } = open();
    await user.click(week('23/11/2026 – 29/11/2026'));
    await user.clear(from());
    await user.click(copy());
    await waitFor(() => expect(from()).toBeInvalid());
    expect(send).not.toHaveBeenCalled();
  });

  it('that is refused says why and keeps the weeks that were ticked, also through a reload [CAL-2]', async () => {
    const send = jest.fn(() => Promise.reject(new TypeError('no network')));
    const { user } = open({ send });
    await personIsKnown();
    await user.click(week('23/11/2026 – 29/11/2026'));
    await user.click(copy());
    expect((await screen.findAllByRole('alert')).map((alert) => alert.textContent).join('')).not.toBe('');
    expect(week('23/11/2026 – 29/11/2026')).toBeChecked();
    cleanup();
    open();
    await waitFor(() => expect(week('23/11/2026 – 29/11/2026')).toBeChecked());
  });

  it('forgets a ticked week that is over when its draft is found again [CAL-2]', async () => {
    const { user } = open();
    await personIsKnown();
    await user.click(week('23/11/2026 – 29/11/2026'));
    await user.click(week('07/12/2026 – 13/12/2026'));
    await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('2026-12-07'));
    cleanup();
    const later = open({ today: '2026-12-02' });
    await waitFor(() => expect(week('07/12/2026 – 13/12/2026')).toBeChecked());
    await later.user.click(copy());
    await waitFor(() => expect(later.send).toHaveBeenCalledWith('2026-11-16', ['2026-12-07']));
  });

  it('asks for a week where all that were ticked are over [CAL-2]', async () => {
    const { user } = open();
    await personIsKnown();
    await user.click(week('23/11/2026 – 29/11/2026'));
    await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('2026-11-23'));
    cleanup();
    const later = open({ today: '2026-12-02' });
    await waitFor(() => expect(from()).toHaveValue('16/11/2026'));
    await later.user.click(copy());
    expect((await screen.findAllByText('붙여 넣을 주를 골라 주세요.'))[0]).toBeVisible();
    expect(later.send).not.toHaveBeenCalled();
  });

  it('the same as last week waits until it is known what last week had [CAL-2]', async () => {
    open({ onCopyLastWeek: null });
    expect(screen.getByRole('button', { name: '지난주와 똑같이' })).toBeDisabled();
    cleanup();
    const { user, onCopyLastWeek } = open();
    await user.click(screen.getByRole('button', { name: '지난주와 똑같이' }));
    expect(onCopyLastWeek).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['all', { created: [slot('2026-11-23'), slot('2026-11-24')], skipped: [] }, ['수업 가능 시간 2개를 추가했어요']],
    [
      'some',
      {
        created: [slot('2026-11-23')],
        skipped: [
          { date: '2026-11-24', start: '10:00', end: '12:00', cause: 'OVERLAP' },
          { date: '2026-11-16', start: '09:00', end: '10:00', cause: 'PAST' },
        ],
      },
      [
        '수업 가능 시간 1개를 추가했어요',
        '건너뛴 시간 2개',
        '24/11/2026 (화) 2026년 11월 24일 화요일 10:00–12:00 · 이미 연 시간과 겹쳐요',
        '16/11/2026 (월) 2026년 11월 16일 월요일 09:00–10:00 · 지난 시간이에요',
      ],
    ],
    ['nothing', { created: [], skipped: [] }, ['새로 추가한 시간이 없어요']],
  ] as const)('says when %s of it was taken over [CAL-2]', (_, answer, sentences) => {
    open({ answer: answer as unknown as CopyAnswer });
    const status = screen.getAllByRole('status').find((region) => within(region).queryByText(sentences[0]));
    expect([...(status?.querySelectorAll('p, li') ?? [])].map(({ textContent }) => textContent)).toEqual(sentences);
  });
});
