import { cleanup, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { type BookingRules, DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import { bookingRulesContract } from '@portal/domain/schedule/booking-rules.contract';
import { type Fake, fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { personIsKnown, renderAlone } from '../alone.fixture.ts';
import { RulesForm } from './rules-form.tsx';
import { RulesForm as Values, rulesValuesOf } from './rules-values.ts';

const { updateBookingRules } = bookingRulesContract;

beforeEach(() => localStorage.clear());

const open = (over: Partial<BookingRules> = {}, ...handlers: Fake[]) =>
  renderAlone(<RulesForm rules={{ ...DEFAULT_BOOKING_RULES, ...over }} timeZone="Asia/Seoul" />, handlers);
function taking() {
  const sent: BookingRules[] = [];
  const handler = fake(updateBookingRules, ({ body }) => {
    sent.push(body);
    return body;
  });
  return { sent, handler };
}
const notice = () => screen.getByLabelText(/몇 시간 전까지/);
const zone = () => screen.getByLabelText('두 번째 시간대');
const save = () => screen.getByRole('button', { name: '저장' });

describe('the numbers of the booking rules', () => {
  it.each([
    ['noticeHours', ['0', '336', ' 48 '], ['337', '-1', '', '1.5', '하루']],
    ['bufferMinutes', ['0', '120'], ['121', '99999']],
    ['horizonDays', ['1', '365'], ['0', '366']],
    ['maxLessonsPerDay', ['', '1', '24'], ['0', '25', '없음']],
  ] as const)('%s takes %o and refuses %o [CAL-1]', (name, taken, refused) => {
    const isTaken = (typed: string) => v.is(Values, { ...rulesValuesOf(DEFAULT_BOOKING_RULES), [name]: typed });
    expect(taken.filter((typed) => !isTaken(typed))).toEqual([]);
    expect(refused.filter(isTaken)).toEqual([]);
  });
});

describe('the form of the booking rules', () => {
  it.each([
    ['999999', '336까지 정할 수 있어요.'],
    ['-3', '0 이상으로 정해 주세요.'],
  ])('says by which limit %s is wrong [CAL-1]', async (typed, words) => {
    const { user } = open();
    await user.clear(notice());
    await user.type(notice(), typed);
    await user.click(save());
    expect(notice()).toHaveAccessibleDescription(words);
  });

  it('says that it was saved, and keeps nothing half written then [CAL-1]', async () => {
    const { sent, handler } = taking();
    const { user } = open({}, handler);
    await user.clear(notice());
    await user.type(notice(), '12');
    await user.click(save());
    expect(await screen.findByText('예약 규칙을 저장했어요')).toBeVisible();
    expect(sent).toEqual([{ ...DEFAULT_BOOKING_RULES, noticeHours: 12 }]);
    cleanup();
    open();
    expect(notice()).toHaveValue(String(DEFAULT_BOOKING_RULES.noticeHours));
  });

  it('takes a limit of lessons away by an empty field [CAL-1]', async () => {
    const { sent, handler } = taking();
    const { user } = open({ maxLessonsPerDay: 5 }, handler);
    await user.clear(screen.getByLabelText(/하루 최대 수업 수/));
    await user.click(save());
    await waitFor(() => expect(sent[0]?.maxLessonsPerDay).toBeNull());
  });

  it.each([
    ['a right that is missing', fakeProblem(updateBookingRules, 'FORBIDDEN'), /권한이 없어요/],
    ['a broken server', fakeProblem(updateBookingRules, 'UNEXPECTED'), /서버에 문제가 생겼어요/],
    ['a lost connection', offline(updateBookingRules), /서버가 답하지 않아요/],
  ])('refused by %s says why and keeps what was typed [CAL-1]', async (_, refusal, words) => {
    const { user } = open({}, refusal);
    await user.clear(notice());
    await user.type(notice(), '12');
    await user.click(save());
    expect((await screen.findByText(words)).closest('[role=alert]')).toHaveTextContent('예약 규칙을 저장하지 못했어요');
    expect(notice()).toHaveValue('12');
  });

  it('half written is there again after a reload [CAL-1]', async () => {
    const { user } = open();
    await personIsKnown();
    await user.clear(notice());
    await user.type(notice(), '72');
    await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('72'));
    cleanup();
    open();
    await waitFor(() => expect(notice()).toHaveValue('72'));
  });

  it('sends the countries of holidays in one order, whichever was pressed first [CAL-1]', async () => {
    const { sent, handler } = taking();
    const { user } = open({ holidayCountries: ['VN'] }, handler);
    await user.click(screen.getByLabelText('대한민국'));
    await user.click(save());
    await waitFor(() => expect(sent[0]?.holidayCountries).toEqual(['KR', 'VN']));
    await user.click(screen.getByLabelText('베트남'));
    await user.click(save());
    await waitFor(() => expect(sent[1]?.holidayCountries).toEqual(['KR']));
  });
});

describe('the second time zone', () => {
  it('offers the cities that are asked for, never the own one, and none [CON-2]', () => {
    open();
    const offered = [...(zone() as HTMLSelectElement).options].map(({ text }) => text);
    expect(offered[0]).toBe('보이지 않기');
    expect(offered).toContain('호찌민');
    expect(offered).not.toContain('서울');
    expect(offered.at(-1)).toBe('다른 시간대 찾기');
  });

  it('is found by name where it is no usual one, and what is none is refused at the field [CON-2]', async () => {
    const { sent, handler } = taking();
    const { user } = open({}, handler);
    await user.selectOptions(zone(), '다른 시간대 찾기');
    const search = screen.getByLabelText('시간대 찾기');
    await user.type(search, 'Europe/Seoul');
    await user.click(save());
    await waitFor(() => expect(search).toHaveAccessibleDescription(/목록에서 시간대를 골라 주세요/));
    expect(sent).toEqual([]);
    await user.clear(search);
    await user.type(search, 'Europe/Madrid');
    await user.click(save());
    await waitFor(() => expect(sent[0]?.secondTimeZone).toBe('Europe/Madrid'));
  });

  it('that is no usual one stands in its field from the start, and goes by one choice [CON-2]', async () => {
    const { sent, handler } = taking();
    const { user } = open({ secondTimeZone: 'Europe/Madrid' }, handler);
    expect(screen.getByLabelText('시간대 찾기')).toHaveValue('Europe/Madrid');
    await user.selectOptions(zone(), '보이지 않기');
    expect(screen.queryByLabelText('시간대 찾기')).toBeNull();
    await user.click(save());
    await waitFor(() => expect(sent[0]?.secondTimeZone).toBeNull());
  });
});
