import { cleanup, screen, waitFor } from '@testing-library/react';
import { errorMessage } from '@portal/domain/contract/error-code';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { timeOffsContract } from '@portal/domain/schedule/time-offs.contract';
import { type Fake, fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aTimeOff } from '@portal/testing/schedule/calendar-builders';
import { personIsKnown, renderAlone } from '../alone.fixture.ts';
import { anEmptyCalendar } from '../calendar.fixture.ts';
import { aConflict } from '../notices/conflict.fixture.ts';
import { TimeOffForm } from './time-off-form.tsx';

const { createTimeOff } = timeOffsContract;

beforeEach(() => localStorage.clear());

function open(...handlers: Fake[]) {
  const did = { onClose: jest.fn(), onSaved: jest.fn(), onMoveDay: jest.fn() };
  return { ...renderAlone(<TimeOffForm day="2026-11-20" timeZone="Asia/Seoul" {...did} />, handlers), ...did };
}
/** A server that takes everything, and what it was sent. */
function taking() {
  const sent: unknown[] = [];
  const handler = fake(createTimeOff, ({ body: { clientId: _, ...body } }) => {
    sent.push(body);
    return { timeOff: aTimeOff(), affectedLessons: [] };
  });
  return { sent, handler };
}
const day = (name: '시작하는 날' | '끝나는 날') => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const time = (name: '시작 시각' | '끝나는 시각') => screen.getByLabelText(new RegExp(name));
const reason = () => screen.getByLabelText(/쉬는 이유/);
const publicReason = () => screen.getByLabelText(/학생에게 보일 이유/);
const add = () => screen.getByRole('button', { name: '쉬는 시간 추가' });

type User = ReturnType<typeof open>['user'];
async function write(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

describe('the form of time off', () => {
  it('takes the chosen day as a whole, and a later beginning takes the end along [CAL-1]', async () => {
    const { sent, handler } = taking();
    const { user, onSaved } = open(handler);
    expect(day('끝나는 날')).toHaveValue('20/11/2026');
    await write(user, day('시작하는 날'), '25112026');
    expect(day('끝나는 날')).toHaveValue('25/11/2026');
    await user.type(reason(), ' 가족 여행 ');
    await user.type(publicReason(), '   ');
    await user.click(add());
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([
      {
        startAt: '2026-11-24T15:00:00.000Z',
        endAt: '2026-11-25T15:00:00.000Z',
        reason: '가족 여행',
        publicReason: null,
        keepLessons: false,
      },
    ]);
  });

  it('leaves an end alone that is later than the new beginning [CAL-1]', async () => {
    const { user } = open();
    await write(user, day('끝나는 날'), '30112026');
    await write(user, day('시작하는 날'), '25112026');
    expect(day('끝나는 날')).toHaveValue('30/11/2026');
  });

  it('asks for the times only where it is not the whole day, up to midnight [CAL-1]', async () => {
    const { sent, handler } = taking();
    const { user } = open(handler);
    expect(screen.queryByLabelText(/시작 시각/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: '하루 종일' }));
    expect(time('시작 시각')).toHaveValue('09:00');
    await write(user, time('시작 시각'), '20:30');
    await write(user, time('끝나는 시각'), '24:00');
    await user.type(reason(), '모임');
    await user.type(publicReason(), '쉬어요');
    await user.click(add());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      startAt: '2026-11-20T11:30:00.000Z',
      endAt: '2026-11-20T15:00:00.000Z',
      publicReason: '쉬어요',
    });
  });

  it.each([
    ['before it begins', '19112026', /끝나는 때를 시작보다 뒤로 정해 주세요/],
    ['nowhere', '', /날짜를 골라 주세요/],
  ])('that ends %s is refused at its field [CAL-1]', async (_, end, sentence) => {
    const { sent, handler } = taking();
    const { user } = open(handler);
    await user.clear(day('끝나는 날'));
    if (end) await user.type(day('끝나는 날'), end);
    await user.type(reason(), '모임');
    await user.click(add());
    await waitFor(() => expect(day('끝나는 날')).toHaveAccessibleDescription(sentence));
    expect(sent).toEqual([]);
  });

  it('wants a reason, which is for her alone [CAL-1]', async () => {
    const { sent, handler } = taking();
    const { user } = open(handler);
    expect(reason()).toHaveAccessibleDescription(/선생님만 볼 수 있어요/);
    await user.click(add());
    await waitFor(() => expect(reason()).toBeInvalid());
    await waitFor(() => expect(reason()).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it.each([
    ['a day that passed', fakeProblem(createTimeOff, 'DATE_PAST'), '쉬는 시간을 추가하지 못했어요'],
    ['too many of them', fakeProblem(createTimeOff, 'LIMIT_REACHED', { values: { n: 100 } }), /쓰지 않는 것을 지워/],
    ['a broken server', fakeProblem(createTimeOff, 'UNEXPECTED'), /서버에 문제가 생겼어요/],
    ['a lost connection', offline(createTimeOff), /서버가 답하지 않아요/],
  ])('refused for %s says so and keeps everything [CAL-1]', async (_, refusal, words) => {
    const { user, onSaved } = open(refusal);
    await write(user, day('시작하는 날'), '25112026');
    await user.type(reason(), '가족 여행');
    await user.click(add());
    expect(await screen.findByText(words)).toBeVisible();
    expect(day('시작하는 날')).toHaveValue('25/11/2026');
    expect(reason()).toHaveValue('가족 여행');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('over another time off is explained without times to pick: none would be a whole day [CAL-1]', async () => {
    const { user } = open(
      fake(createTimeOff, () =>
        Response.json(
          {
            code: 'SCHEDULE_OVERLAP',
            message: errorMessage('SCHEDULE_OVERLAP'),
            traceId: 't',
            conflict: aConflict({ alternatives: [] }),
          },
          { status: 422 },
        ),
      ),
    );
    await user.type(reason(), '가족 여행');
    await user.click(add());
    expect(await screen.findByRole('region', { name: '이 시간에는 다른 일정이 있어요' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /부터 .*고르기/ })).toBeNull();
  });

  it('asks about lessons anew when the days were changed after the question [CAL-1]', async () => {
    const kept: boolean[] = [];
    const { user } = open(
      fake(createTimeOff, ({ body }) => {
        kept.push(body.keepLessons);
        return problemResponse('LESSONS_INSIDE', { values: { n: 1 } });
      }),
      fake(calendarContract.getCalendar, anEmptyCalendar()),
    );
    await user.type(reason(), '가족 여행');
    await user.click(add());
    await user.click(await screen.findByRole('button', { name: '그대로 두고 쉬기' }));
    await waitFor(() => expect(kept).toEqual([false, true]));
    await write(user, day('시작하는 날'), '27112026');
    await user.click(add());
    await waitFor(() => expect(kept).toEqual([false, true, false]));
  });

  it('half written survives a reload, and is given up by one press [CAL-1]', async () => {
    const { user } = open();
    await personIsKnown();
    await user.type(reason(), '가족 여행');
    await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('가족 여행'));
    cleanup();
    const again = open();
    await waitFor(() => expect(reason()).toHaveValue('가족 여행'));
    await again.user.click(screen.getByRole('button', { name: '지우기' }));
    expect(reason()).toHaveValue('');
    await again.user.click(screen.getByRole('button', { name: '그만두기' }));
    expect(again.onClose).toHaveBeenCalledTimes(1);
  });
});
