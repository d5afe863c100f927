import { act, screen, within } from '@testing-library/react';
import type { FamilyLesson } from '@portal/domain/families/family-door';
import { aFamilyLesson } from '@portal/testing/families/family-door-builders';
import { freezeClock } from '@portal/testing/frozen-clock';
import { withFakeTimers } from '@portal/testing-react/fake-timers';
import { OPEN_LESSON, shownDoor, TWO_CHILDREN, TWO_ENTRANCES } from '../door.fixture.ts';
import { band, enter, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));

async function lesson(next: FamilyLesson | null, over = {}) {
  const opened = enter(shownDoor({ next, ...over }));
  return { ...opened, shown: within(await band(/^(다음 수업|Buổi học tới)/)) };
}
const entrances = () => screen.queryAllByRole('link', { name: /입장/ });

describe('the next lesson', () => {
  it('tells its hour, its day, its number and what it is about', async () => {
    const { shown } = await lesson(aFamilyLesson());
    expect(shown.getByRole('heading', { level: 2, name: '다음 수업 · 8회차' })).toBeVisible();
    for (const words of ['19:00', '– 20:00', '내일 19/11/2026 (목)', '거리·속력·시간 문제'])
      expect(shown.getByText(words)).toBeVisible();
  });

  it('is called a trial where it is one', async () => {
    const { shown } = await lesson(aFamilyLesson({ isTrial: true }));
    expect(shown.getByRole('heading', { name: '다음 수업 · 체험 수업' })).toBeVisible();
  });

  it('is told by the clocks of a family in Vietnam first, and by those of the teacher with their words', async () => {
    inZone('Asia/Ho_Chi_Minh');
    const { shown } = await lesson(aFamilyLesson(), { language: 'vi' });
    for (const words of ['17:00', '– 18:00', 'Ngày mai, Thứ Năm 19/11/2026', 'Giờ Hàn Quốc: 19:00'])
      expect(shown.getByText(words)).toBeVisible();
    expect(shown.getByRole('button', { name: 'Vào lớp được từ 16:45 ngày mai' })).toBeDisabled();
  });

  it('names the day of the teacher too where that is another one', async () => {
    inZone('America/Los_Angeles');
    const { shown } = await lesson(aFamilyLesson({ startAt: '2026-11-19T10:00:00+09:00' }));
    expect(shown.getByText('내일 18/11/2026 (수)')).toBeVisible();
    expect(shown.getByText('서울 시각 기준으로는 19/11/2026 (목) 10:00')).toBeVisible();
  });
});

describe('the way into the room', () => {
  it('is shut before its hour, and says when it opens', async () => {
    const { shown } = await lesson(aFamilyLesson());
    expect(shown.getByRole('button', { name: '내일 18:45부터 입장할 수 있어요' })).toBeDisabled();
    expect(entrances()).toEqual([]);
  });

  it('opens by itself at that hour, and says so to the ear', async () => {
    await withFakeTimers(async (pass) => {
      await lesson({ ...OPEN_LESSON, opensAt: '2026-11-18T10:43:00+09:00' });
      expect(screen.getByRole('button', { name: '오늘 10:43부터 입장할 수 있어요' })).toBeDisabled();
      act(() => void freezeClock('2026-11-18T10:43:00+09:00'));
      await pass(1_000);
      expect(entrances()).toHaveLength(1);
      expect(screen.getByText('지금 들어올 수 있어요. 앱이나 계정이 없어도 돼요.')).toHaveAttribute('role', 'status');
    });
  });

  it('leads to the room, and says how soon the lesson begins', async () => {
    const { shown } = await lesson(OPEN_LESSON);
    expect(shown.getByText('5분 뒤 시작해요')).toBeVisible();
    expect(shown.getByRole('link', { name: '입장' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/live\/guest-link-of-student-1$/),
    );
  });

  it('is one for each child', async () => {
    const { shown } = await lesson({ ...OPEN_LESSON, entrances: TWO_ENTRANCES }, TWO_CHILDREN);
    for (const [name, link] of [
      ['김민준 입장', /student-1$/],
      ['김서연 입장', /student-2$/],
    ] as const)
      expect(shown.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(link));
  });

  it('leads to where the lesson is held instead, in a new window', async () => {
    const { shown } = await lesson({ ...OPEN_LESSON, meetingUrl: 'https://meet.example.com/abc', entrances: [] });
    const way = shown.getByRole('link', { name: /^입장/ });
    expect(way).toHaveAttribute('href', 'https://meet.example.com/abc');
    expect(way).toHaveAttribute('target', '_blank');
    expect(way).toHaveAccessibleName(/새 창/);
  });

  it('follows no address that is none of a page', async () => {
    const { shown } = await lesson({ ...OPEN_LESSON, meetingUrl: 'javascript:alert(1)', entrances: [] });
    expect(shown.queryByRole('link')).toBeNull();
    expect(shown.getByText('들어가는 링크가 아직 없어요. 선생님께 물어봐 주세요.')).toBeVisible();
  });

  it('stays open while the lesson runs', async () => {
    const { shown } = await lesson({ ...OPEN_LESSON, status: 'IN_PROGRESS' });
    expect(shown.getByText('지금 수업 중이에요')).toBeVisible();
    expect(entrances()).toHaveLength(1);
  });

  it('shuts with the end of the lesson', async () => {
    const { shown } = await lesson({
      ...OPEN_LESSON,
      startAt: '2026-11-18T09:30:00+09:00',
      endAt: '2026-11-18T10:30:00+09:00',
    });
    expect(shown.getByText('수업 시간이 끝났어요. 선생님의 기록이 오면 아래에서 볼 수 있어요.')).toBeVisible();
    expect(entrances()).toEqual([]);
  });

  it.each([
    ['마포구 공부방', '마포구 공부방'],
    [null, '장소는 선생님께 물어봐 주세요.'],
  ])('is a place where the lesson is held at one: %s', async (place, words) => {
    const { shown } = await lesson(aFamilyLesson({ mode: 'OFFLINE', place, entrances: [] }));
    expect(shown.getByText(words)).toBeVisible();
    expect(shown.queryByRole('button', { name: /입장/ })).toBeNull();
  });
});

describe('a lesson that may be held here or there', () => {
  it('has its place and the way into its room', async () => {
    const { shown } = await lesson({ ...OPEN_LESSON, mode: 'BOTH', place: '마포구 공부방' });
    expect(shown.getByText('마포구 공부방')).toBeVisible();
    expect(entrances()).toHaveLength(1);
  });
});

describe('a class without a next lesson', () => {
  it.each([
    [false, '다음 수업의 시간이 아직 없어요', '선생님이 시간을 정하면 여기에서 볼 수 있어요.'],
    [true, '이 수업은 모두 끝났어요', '지난 수업의 기록은 아래에 그대로 있어요.'],
  ])('says what comes next, or that it is over: %s', async (isOver, title, body) => {
    const { shown } = await lesson(null, { isOver });
    expect(shown.getByText(title)).toBeVisible();
    expect(shown.getByText(body)).toBeVisible();
  });
});
