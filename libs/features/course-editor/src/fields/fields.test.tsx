import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import { EMPTY_COURSE } from '@portal/domain/courses/course';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aCourseContent, aPackage } from '@portal/testing/courses/course-builders';
import { aCalendar } from '@portal/testing/schedule/calendar-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { editor } from '../editor/course-editor.screen.ts';
import { aCourseServer, EDIT } from '../editor.fixture.ts';
import { courseEditorSection } from '../section.ts';

jest.setTimeout(30_000);
beforeAll(
  () =>
    Promise.all([
      ...courseEditorSection.routes.map(({ preload }) => preload?.()),
      import('../programme/programme-step.tsx'),
    ]),
  60_000,
);
beforeEach(() => localStorage.clear());

const { imageId: _, ...empty } = EMPTY_COURSE;
const aNewCourse = () => aCourseServer({ content: { ...empty, image: null } });

function open(step: string, server = aCourseServer(), first: readonly Fake[] = []) {
  const path = `${EDIT}?step=${step}`;
  const page = renderSection(courseEditorSection, { path, handlers: [...first, ...server.handlers] });
  const write = async (field: HTMLElement, text: string) => {
    await page.user.clear(field);
    await page.user.click(field);
    await page.user.paste(text);
  };
  /** Leaves the page for a moment: what may be saved by itself is saved. */
  const hide = () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    jest.restoreAllMocks();
  };
  return { ...page, ...server, write, hide };
}

describe('basic facts', () => {
  it('are written and kept on the server [CRS-1]', async () => {
    const { user, write, saved, hide } = open('basic', aNewCourse());
    await write(await editor.field(/^강좌 이름/), '처음 만나는 함수');
    await waitFor(async () => expect(await editor.select(/^과목/)).toHaveTextContent('수학'));
    await user.selectOptions(await editor.select(/^과목/), '수학');
    await user.selectOptions(await editor.select(/^주제/), '중등 수학');
    await user.selectOptions(await editor.select(/^수준/), '초급');
    await user.selectOptions(await editor.select(/^수업 언어/), '한국어');
    await user.selectOptions(await editor.select(/^수업 방식/), '온라인');
    await user.type(await editor.field(/^1회 수업 시간/), '50');
    await user.type(await editor.field(/^최소 나이/), '12');
    await user.type(await editor.field(/^최대 나이/), '15');
    hide();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      title: '처음 만나는 함수',
      subjectId: 'math',
      topicId: 'math-middle',
      level: 'BEGINNER',
      language: 'ko',
      teachingMode: 'ONLINE',
      classDurationMinutes: 50,
      ageMin: 12,
      ageMax: 15,
    });
  });

  it('say nothing of what was not begun, and what is wrong once a field is left [CRS-6]', async () => {
    const { user } = open('basic', aNewCourse());
    const duration = await editor.field(/^1회 수업 시간/);
    expect(screen.queryByText('강좌 이름을 적어 주세요.')).toBeNull();
    await user.type(duration, '20');
    await user.tab();
    await waitFor(() => expect(duration).toHaveAccessibleDescription(/25분 이상이어야 해요\./));
    expect(duration).toBeInvalid();
    await user.type(await editor.field(/^최소 나이/), '15');
    const max = await editor.field(/^최대 나이/);
    await user.type(max, '15');
    await user.tab();
    await waitFor(() => expect(max).toHaveAccessibleDescription(/최대 나이는 최소 나이보다 많아야 해요\./));
    expect(screen.queryByText('강좌 이름을 적어 주세요.')).toBeNull();
  });

  it('count the name, keep what is too long and hold it back from the server [CRS-6]', async () => {
    const { user, saved, hide } = open('basic');
    const title = await editor.field(/^강좌 이름/);
    await user.clear(title);
    await user.click(title);
    await user.paste('가'.repeat(61));
    expect(await screen.findByText('61/60자')).toBeVisible();
    await waitFor(() => expect(title).toHaveAccessibleDescription(/60자까지 쓸 수 있어요\./));
    hide();
    expect(
      await screen.findByText(
        /고칠 곳이 있어 아직 서버에 저장하지 못했어요\. 표시한 곳을 고쳐 주세요\. 쓴 내용은 이 기기에 남아 있어요\./,
      ),
    ).toBeVisible();
    expect(saved).toEqual([]);
    expect(title).toHaveValue('가'.repeat(61));
  });

  it('offer only the topics of the subject', async () => {
    const { user } = open('basic');
    const topic = await editor.select(/^주제/);
    await waitFor(() => expect(topic).toHaveDisplayValue('중등 수학'));
    await user.selectOptions(await editor.select(/^과목/), '한국어');
    expect(topic).toHaveDisplayValue('골라 주세요');
    expect(
      within(topic)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['골라 주세요', '회화', '독서와 글쓰기']);
  });

  it('keep what was chosen while the lists do not come, and ask for them again', async () => {
    const failing = fakeProblem(catalogsContract.listSubjects, 'UNEXPECTED');
    const { user } = open('basic', aCourseServer(), [failing]);
    expect(await screen.findByText('과목과 언어를 불러오지 못했어요')).toBeVisible();
    expect(await editor.select(/^과목/)).toHaveValue('math');
    expect(await editor.field(/^강좌 이름/)).toHaveValue('중2 수학 개념 완성 – 일차함수');
    await user.click(await editor.button('다시 시도'));
  });
});

describe('the introduction', () => {
  it('takes a link of YouTube and shows the video without asking for it [CRS-6]', async () => {
    const { user, write } = open('intro', aNewCourse());
    const link = await editor.field(/^소개 영상 링크/);
    await write(link, 'https://vimeo.com/1');
    await user.tab();
    await waitFor(() => expect(link).toHaveAccessibleDescription(/YouTube 링크를 넣어 주세요\./));
    expect(link).toBeInvalid();
    await write(link, 'https://youtu.be/dQw4w9WgXcQ');
    await waitFor(() => expect(link).toBeValid());
    expect(screen.queryByTitle('소개 영상')).toBeNull();
    await user.click(await editor.button(/소개 영상/));
    expect(await screen.findByTitle('소개 영상')).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/),
    );
  });

  it('refuses a picture of more than 25 MB and one of another type before it is sent [CRS-8]', async () => {
    const { user } = open('intro', aNewCourse());
    const input = (await screen.findByRole('group', { name: /^대표 이미지/ })).querySelector('input')!;
    const large = new File(['x'], 'large.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 });
    await user.upload(input, large);
    expect(await screen.findAllByText('File không được lớn hơn 25MB. File của bạn có kích thước 26MB.')).not.toEqual(
      [],
    );
    fireEvent.change(input, { target: { files: [new File(['x'], 'moving.gif', { type: 'image/gif' })] } });
    expect(await screen.findAllByText(/올릴 수 없는 형식이에요/)).not.toEqual([]);
  });

  it('has benefits line by line [CRS-1]', async () => {
    const { user, saved, hide } = open('intro', aNewCourse());
    await user.type(await editor.field('좋은 점 1'), '식을 세워요{Enter}');
    await user.type(await editor.field('좋은 점 2'), '그래프를 그려요');
    hide();
    await waitFor(() => expect(saved.at(-1)?.benefits).toEqual(['식을 세워요', '그래프를 그려요']));
  });
});

describe('packages', () => {
  it('show what stays after the fee, for a lesson and for 60 minutes [CRS-6]', async () => {
    const { user } = open('packages', aCourseServer({ content: aCourseContent({ packages: [] }) }));
    await user.click(await editor.button('수강권 추가'));
    expect(await editor.field(/^수강권 이름/)).toHaveValue('8회 수강권');
    await user.type(await editor.field(/^수강료/), '1200000');
    const table = within(await screen.findByRole('table', { name: '수강료 계산' }));
    expect(screen.getByText('수수료를 빼면 804,000đ 받아요')).toBeVisible();
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '서비스 수수료 33%수강료받는 돈',
      '수강권 하나1,200,000đ120만 동804,000đ80만 4,000 동',
      '1회당150,000đ15만 동100,500đ10만 500 동',
      '60분 기준150,000đ15만 동100,500đ10만 500 동',
    ]);
  });

  it('refuse fewer than 1,000đ, no lesson and more lessons than the programme has [CRS-6]', async () => {
    const { user } = open('packages');
    const [fee] = await screen.findAllByRole('textbox', { name: /^수강료/ });
    await user.clear(fee!);
    await user.type(fee!, '999');
    await user.tab();
    await waitFor(() => expect(fee).toHaveAccessibleDescription(/1,000đ 이상 입력해 주세요\./));
    const lessons = await editor.field(/^수업 횟수/);
    await user.clear(lessons);
    await user.type(lessons, '9');
    await user.tab();
    await waitFor(() => expect(lessons).toHaveAccessibleDescription(/커리큘럼의 8회를 넘을 수 없어요\./));
    await user.clear(lessons);
    await user.type(lessons, '0');
    await user.tab();
    await waitFor(() => expect(lessons).toHaveAccessibleDescription(/수업 횟수는 1회 이상이어야 해요\./));
  });

  it('have a free trial of at most an hour [CON-3]', async () => {
    const { user, saved, hide } = open(
      'packages',
      aCourseServer({ content: aCourseContent({ packages: [aPackage()] }) }),
    );
    await user.click(await editor.button('무료 체험 추가'));
    const length = await editor.field(/^체험 시간/);
    expect(length).toHaveValue('60');
    await user.clear(length);
    await user.type(length, '61');
    await user.tab();
    await waitFor(() => expect(length).toHaveAccessibleDescription(/무료 체험은 25분부터 60분까지예요\./));
    await user.clear(length);
    await user.type(length, '30');
    hide();
    await waitFor(() =>
      expect(saved.at(-1)?.packages[1]).toMatchObject({ isTrial: true, trialMinutes: 30, lessonCount: 1 }),
    );
    expect(screen.queryByRole('button', { name: '무료 체험 추가' })).toBeNull();
  });

  it('are taken out and put back in their place, with what was written meanwhile', async () => {
    const { user } = open('packages');
    await user.click(await editor.button('수강권 1 수강권 삭제'));
    const name = await editor.field(/^수강권 이름/);
    expect(name).toHaveValue('무료 체험');
    expect(await editor.button('수강권 1 수강권 삭제')).toHaveFocus();
    await user.type(name, ' 수업');
    await user.click((await editor.undo()).getByRole('button', { name: '되돌리기' }));
    await waitFor(() =>
      expect(
        screen.getAllByRole<HTMLInputElement>('textbox', { name: /^수강권 이름/ }).map(({ value }) => value),
      ).toEqual(['8회 수강권', '무료 체험 수업']),
    );
  });
});

describe('the weekly schedule', () => {
  const times = () => screen.findAllByRole('group', { name: /^\d번째 시간$/ });

  it('names the other time of an overlap at once, and takes touching ends [CRS-7]', async () => {
    const { user } = open('schedule');
    await user.click(await editor.button('시간 추가'));
    const rows = await times();
    expect(rows).toHaveLength(3);
    const third = within(rows[2]!);
    await user.selectOptions(third.getByRole('combobox', { name: '요일' }), '목요일');
    expect(await third.findByText('2번째 시간(목 19:00–20:00)과 겹쳐요.')).toBeVisible();
    const start = third.getByRole('textbox', { name: /^시작 시각/ });
    await user.clear(third.getByRole('textbox', { name: /^종료 시각/ }));
    await user.type(third.getByRole('textbox', { name: /^종료 시각/ }), '21:00');
    await user.clear(start);
    await user.type(start, '20:00');
    await user.tab();
    await waitFor(() => expect(third.queryByText(/겹쳐요/)).toBeNull());
  });

  it('refuses a time that does not end on its day, and one shorter than a lesson [CRS-7]', async () => {
    const { user } = open('schedule');
    const first = within((await times())[0]!);
    const end = first.getByRole('textbox', { name: /^종료 시각/ });
    await user.clear(end);
    await user.type(end, '18:00');
    await user.tab();
    expect(await first.findByText('같은 날 안에서 시작하고 끝나야 해요.')).toBeVisible();
    await user.clear(end);
    await user.type(end, '19:30');
    await user.tab();
    expect(await first.findByText('1회 수업 시간 60분보다 짧아요.')).toBeVisible();
  });

  it('keeps a half-written time on this device and saves the others [W9]', async () => {
    const { user, saved, hide } = open('schedule', aCourseServer({ content: aCourseContent({ weeklySchedule: [] }) }));
    await user.click(await editor.button('시간 추가'));
    const [row] = await times();
    await user.type(within(row!).getByRole('textbox', { name: /^시작 시각/ }), '10:00');
    await user.click(await editor.button('시간 추가'));
    const second = within((await times())[1]!);
    await user.type(second.getByRole('textbox', { name: /^종료 시각/ }), '11:00');
    hide();
    await waitFor(() =>
      expect(saved.at(-1)?.weeklySchedule).toEqual([{ weekday: 'TUESDAY', start: '10:00', end: '11:00' }]),
    );
    expect(within((await times())[0]!).getByRole('textbox', { name: /^시작 시각/ })).toHaveValue('10:00');
    await waitFor(() => expect(localStorage).toHaveLength(1));
  });
});

describe('the dates of the programme', () => {
  it('follow the weekly schedule around holidays [CRS-7]', async () => {
    const holiday = { date: '2026-11-24', country: 'KR', name: '임시 공휴일' } as const;
    const { user } = open('programme', aCourseServer(), [
      fake(calendarContract.getCalendar, aCalendar({ holidays: [holiday] })),
    ]);
    await user.click(await editor.button('날짜 보기'));
    const list = within(await screen.findByRole('list', { name: '수업 날짜 미리보기' }));
    await screen.findByText('쉬는 날과 겹치는 1회를 뒤로 미뤘어요');
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(8);
    expect(rows[0]).toMatch(/^1회차19\/11\/2026 \(목\)/);
    expect(rows[1]).toMatch(/^2회차26\/11\/2026 \(목\).*일차함수의 뜻$/);
  });

  it('come without holidays where they cannot be read, and say so', async () => {
    const { user } = open('programme', aCourseServer(), [fakeProblem(calendarContract.getCalendar, 'UNEXPECTED')]);
    await user.click(await editor.button('날짜 보기'));
    expect(await screen.findByText(/공휴일을 불러오지 못해 빼지 않았어요/)).toBeVisible();
    expect(screen.getByRole('list', { name: '수업 날짜 미리보기' })).toBeVisible();
  });
});
