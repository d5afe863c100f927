import { cleanup, screen, within } from '@testing-library/react';
import { trialLessonsContract as contract } from '@portal/domain/teachers/trial-lessons.contract';
import { fake, offline } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { aPublicCourse } from '@portal/testing/teachers/teacher-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { teachersSection } from '../section.ts';
import { at, shownReviews, shownTeacher, shownTimes, TEACHER, TIMES, TWO_COURSES } from '../teachers.fixture.ts';
import {
  button,
  day,
  deviceSpeaks,
  heading,
  inZone,
  part,
  time,
  visit,
  visitAt,
  withTeachers,
} from '../teachers.screen.ts';

withTeachers();

const block = async () => within(await part('체험 수업 예약'));

describe('the times at which a trial lesson can be booked [CAL-3]', () => {
  it('are shown day by day with how many each has, the first day that has any open', async () => {
    visit();
    const days = within(await screen.findByRole('radiogroup', { name: '날짜' })).getAllByRole('radio');
    expect(days.map((one) => one.getAttribute('aria-label'))).toEqual([
      '18/11/2026 (수) · 빈 시간이 없어요',
      '19/11/2026 (목) · 3개 남았어요',
      '20/11/2026 (금) · 5개 남았어요',
      '21/11/2026 (토) · 2개 남았어요',
      '22/11/2026 (일) · 빈 시간이 없어요',
      '23/11/2026 (월) · 1개 남았어요',
      '24/11/2026 (화) · 1개 남았어요',
    ]);
    expect(await day(/^19\//)).toBeChecked();
    const times = screen.getByRole('radiogroup', { name: '19/11/2026 (목) · 3개 남았어요' });
    expect(
      within(times)
        .getAllByRole('radio')
        .map((one) => one.parentElement?.textContent),
    ).toEqual(['10:00', '15:00', '19:30']);
    expect(times).toHaveTextContent('오전10:00오후15:00저녁19:30');
  });

  it('are chosen with the arrows, and the button repeats the choice', async () => {
    const { user, currentPath } = visit();
    (await day(/^19\//)).focus();
    await user.keyboard('{ArrowRight}');
    expect(await day(/^20\//)).toBeChecked();
    time('09:00').focus();
    await user.keyboard(' ');
    await user.keyboard('{ArrowRight}');
    expect(time('10:40')).toBeChecked();
    expect(button('금 10:40에 체험 수업 예약')).toBeVisible();
    // A reload loses nothing.
    expect(currentPath()).toContain(`time=${encodeURIComponent(at(20, '10:40').startAt)}`);
  });

  it('are the reader’s own first, the teacher’s below', async () => {
    inZone('Asia/Ho_Chi_Minh');
    const { user } = visit();
    await user.click(await day(/^20\//));
    await user.click(time('18:00'));
    expect((await block()).getByText(/호찌민 시각 기준이에요/)).toHaveTextContent('서울 시각 기준으로는 20:00');
    expect(button('금 18:00에 체험 수업 예약')).toBeVisible();
  });

  it('go on week by week, and back', async () => {
    const asked = jest.fn();
    const { user } = visit(
      fake(contract.listTrialTimes, ({ query }) => {
        asked(query?.from);
        return { items: query?.from ? [at(27, '10:00')] : TIMES, next: at(19, '10:00') };
      }),
    );
    await day(/^19\//);
    expect(button('지난 7일')).toBeDisabled();
    await user.click(button('다음 7일'));
    expect(await day(/^27\/11\/2026 \(금\) · 1개/)).toBeChecked();
    await user.click(button('지난 7일'));
    expect(await day(/^19\//)).toBeChecked();
    expect(asked.mock.calls).toEqual([[undefined], ['2026-11-24T15:00:00.000Z'], [undefined]]);
  });

  it('jump to the next one where this week has none', async () => {
    const next = at(30, '19:00');
    const { user } = visit(fake(contract.listTrialTimes, ({ query }) => ({ items: query?.from ? [next] : [], next })));
    expect(await screen.findByText('이 7일에는 예약할 수 있는 시간이 없어요.')).toBeVisible();
    await user.click(button('다음 빈 시간은 30/11/2026 (월) 19:00'));
    expect(await day(/^30\/11\/2026 \(월\) · 1개/)).toBeChecked();
    expect(await screen.findByRole('heading', { name: '체험 수업 예약' })).toHaveFocus();
  });

  it('are none at all, which is said with what to do instead', async () => {
    visit(shownTimes([]));
    expect(await screen.findByText('지금은 예약할 수 있는 시간이 없어요')).toBeVisible();
    expect(screen.getByText(/며칠 뒤에 다시 와 주세요/)).toBeVisible();
    expect(button('다음 7일')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /체험/ })).toBeNull();
  });

  it('may be those of another course where this one has none', async () => {
    visit(shownTeacher({ courses: TWO_COURSES }), shownTimes([]));
    expect(await screen.findByText(/다른 강좌의 체험을 고르면/)).toBeVisible();
  });

  it('may fail alone, and are asked for again', async () => {
    const { user } = visit(offline(contract.listTrialTimes));
    await screen.findByText('예약할 수 있는 시간을 불러오지 못했어요');
    expect(await heading()).toBeVisible();
    expect(screen.queryByRole('button', { name: /체험/ })).toBeNull();
    platform.use(shownTimes());
    await user.click(button('다시 시도'));
    expect(await day(/^19\//)).toBeVisible();
    expect(button('체험 시간 고르기')).toBeVisible();
  });
});

describe('which lesson is tried [CON-3]', () => {
  it('is chosen where several courses have a trial, and its times are asked for', async () => {
    const asked = jest.fn();
    const { user } = visit(
      shownTeacher({ courses: TWO_COURSES }),
      fake(contract.listTrialTimes, ({ query }) => {
        asked(query?.courseId);
        return { items: TIMES, next: at(19, '10:00') };
      }),
    );
    const choice = within(await screen.findByRole('radiogroup', { name: '어느 강좌를 체험할까요?' }));
    await user.click(choice.getByRole('radio', { name: '중3 수학 1:1 – 이차방정식' }));
    expect((await block()).getByText('체험 수업 25분 · 무료')).toBeVisible();
    expect(asked.mock.calls).toEqual([['course-1'], ['course-2']]);
  });

  it('is said to be none where no course has one', async () => {
    visit(shownTeacher({ courses: [aPublicCourse({ trialMinutes: null })] }));
    expect(await part('지금은 체험 수업이 없어요')).toHaveTextContent('아직 무료 체험이 없어요');
    expect(screen.queryByRole('button', { name: /체험/ })).toBeNull();
  });

  it('cannot be booked where no mail is sent, which is said', async () => {
    renderSection(teachersSection, {
      path: TEACHER,
      signedIn: false,
      handlers: [shownTeacher(), shownReviews(), shownTimes()],
      config: { sendsMail: false },
    });
    expect(await screen.findByText(/지금 메일을 보내지 않아서/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /체험/ })).toBeNull();
  });
});

it('the clocks are called in Vietnamese as they are written, also those without a name', async () => {
  deviceSpeaks('vi-VN');
  visit();
  expect(await screen.findByText('Thời gian theo giờ Hàn Quốc.')).toBeVisible();
  cleanup();
  inZone('Etc/GMT-7');
  visit();
  expect(await screen.findByText('Thời gian theo GMT+07:00.')).toBeVisible();
});

it('a time that was cut in the address is none', async () => {
  visitAt(`${TEACHER}?time=2026-11-2&book=1`);
  await day(/^19\//);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('체험 시간 고르기')).toBeVisible();
});
