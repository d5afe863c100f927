import { cleanup, screen } from '@testing-library/react';
import { renderAlone } from '../alone.fixture.ts';
import { TODAY } from '../calendar.fixture.ts';
import { aConflict } from '../notices/conflict.fixture.ts';
import { MoveRule } from './move-rule.tsx';
import { TimeChoices } from './time-choices.tsx';

const ZONE = 'Asia/Seoul';
const { alternatives } = aConflict();

function open(over: Partial<Parameters<typeof TimeChoices>[0]> = {}, layers: Parameters<typeof renderAlone>[2] = {}) {
  const onPick = jest.fn();
  const part = (
    <TimeChoices
      spans={alternatives}
      hasFailed={false}
      chosen={null}
      today={TODAY}
      timeZone={ZONE}
      onPick={onPick}
      {...over}
    />
  );
  return { ...renderAlone(part, [], layers), onPick };
}
const group = () => screen.getByRole('group', { name: '가까운 빈 시간' });

describe('the free times near a lesson', () => {
  it.each([
    ['are looked for', { spans: undefined }, '가까운 빈 시간을 찾고 있어요'],
    ['could not be found', { spans: undefined, hasFailed: true }, /찾지 못했어요. 날짜와 시각을 직접 골라 주세요/],
    ['are none', { spans: [] }, '이 날 가까이에는 빈 시간이 없어요. 다른 날을 골라 주세요.'],
  ])('say that they %s [CAL-3]', (_, over, words) => {
    open(over);
    expect(group()).toHaveTextContent(words);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stay to be picked when a later search fails [CAL-3]', () => {
    open({ hasFailed: true });
    expect(screen.getAllByRole('button')).toHaveLength(3);
    expect(group()).not.toHaveTextContent('찾지 못했어요');
  });

  it('tell the one that stands in the form, however its instant is written [CAL-3]', async () => {
    const { user, onPick } = open({ chosen: Date.parse('2026-11-20T05:00:00Z') });
    const chosen = screen.getByRole('button', { pressed: true });
    expect(chosen).toHaveAccessibleName('2026년 11월 20일 금요일 14:00부터 15:30까지');
    await user.click(screen.getByRole('button', { name: /21일 토요일/ }));
    expect(onPick.mock.calls).toEqual([[alternatives[2]]]);
  });

  it('call the one on which the lesson was dropped so [CAL-3]', () => {
    open({ dropped: Date.parse(alternatives[0]!.startAt) });
    const [first, second] = screen.getAllByRole('button');
    expect(first).toHaveAccessibleName(/^놓은 시간, 2026년/);
    expect(second).toHaveAccessibleName(/^2026년/);
  });

  it('have the clocks of the second city beside them, never those of the own one twice [CON-2]', () => {
    open({}, { secondTimeZone: 'Asia/Ho_Chi_Minh' });
    expect(group()).toHaveTextContent('호찌민 07:00');
    cleanup();
    open({}, { secondTimeZone: ZONE });
    expect(group()).not.toHaveTextContent('서울');
  });
});

describe('the rule of 24 hours', () => {
  const noticeUntil = '2026-11-19T19:00:00+09:00';
  const openRule = (now: string) =>
    renderAlone(<MoveRule noticeUntil={noticeUntil} now={Date.parse(now)} timeZone={ZONE} />);

  it.each([
    ['2026-11-18T10:42:00+09:00', '앞으로 1일 8시간 남았어요.'],
    ['2026-11-19T18:59:59+09:00', '앞으로 1분 남았어요.'],
    ['2026-11-19T19:00:00+09:00', '앞으로 1분 남았어요.'],
  ])('says at %s how long a change is in time [CAL-3]', (now, words) => {
    openRule(now);
    expect(screen.getByText(new RegExp(words))).toHaveTextContent('19/11/2026 19:00까지 제안하면 돼요.');
    expect(screen.queryByText(/24시간이 남지 않았어요/)).toBeNull();
  });

  it('warns from the first moment after it, when a reason is asked for [CAL-3]', () => {
    openRule('2026-11-19T19:00:00.001+09:00');
    expect(screen.getByText('수업까지 24시간이 남지 않았어요. 학생과 먼저 상의해 주세요.')).toBeVisible();
    expect(screen.getByText(/이유를 꼭 적어야 하고/)).toBeVisible();
    expect(screen.getByText(/지금 시간에 그대로 있어요/)).toBeVisible();
  });
});
