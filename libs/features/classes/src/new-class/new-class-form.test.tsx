import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import type { CourseContent } from '@portal/domain/courses/course';
import { coursesContract } from '@portal/domain/courses/courses.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { type Fake, fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { aCourse, aCourseContent, aCourseSummary } from '@portal/testing/courses/course-builders';
import { platform } from '@portal/testing/platform-server';
import { button, field, renderAlone } from '../classes.screen.ts';
import { planningWorlds } from '../planning.fixture.ts';
import { classDefaults } from './class-defaults.ts';
import { NewClassForm } from './new-class-form.tsx';

const courses = [
  aCourseSummary({ status: 'PUBLISHED', isLive: true }),
  aCourseSummary({ id: 'course-2', title: '중3 수학 심화 – 이차방정식', status: 'PUBLISHED', isLive: true }),
];
const open = (handlers: Fake[] = [], courseId = 'course-1') =>
  renderAlone(<NewClassForm courses={courses} courseId={courseId} />, [...handlers, ...planningWorlds.free]);
const named = () => waitFor(async () => expect(await field(/수업 이름/)).toHaveValue('중2 수학 개념 완성 – 일차함수'));
const make = () => button('수업 만들기');
const sending = (sent: jest.Mock) =>
  fake(contract.createClass, ({ body }) => (sent(body), aTeachingClass({ id: 'class-9' })));

beforeEach(() => localStorage.clear());

describe('the form of a new class', () => {
  it.each([
    ['a broken server', fakeProblem(coursesContract.getCourse, 'UNEXPECTED'), /서버에 문제가 생겼어요/],
    ['no connection', offline(coursesContract.getCourse), /서버가 답하지 않아요/],
  ])('says that the chosen course did not come after %s, and asks again', async (_what, refusal, words) => {
    const { user } = open([refusal]);
    expect(await screen.findByText('강좌를 불러오지 못했어요')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    platform.use(fake(coursesContract.getCourse, aCourse({ status: 'PUBLISHED', liveRevisionNo: 1 })));
    await user.click(button('다시 시도'));
    await named();
    expect(screen.queryByText('강좌를 불러오지 못했어요')).toBeNull();
  });

  it('fills what she has not written, and leaves what she has, when she chooses another course [CLS-1]', async () => {
    const { user } = open();
    await named();
    await user.clear(await field(/정원/));
    await user.type(await field(/정원/), '5');
    await user.selectOptions(await field(/^강좌/), 'course-2');
    await waitFor(async () => expect(await field(/수업 이름/)).toHaveValue('중3 수학 심화 – 이차방정식'));
    expect(await field(/정원/)).toHaveValue('5');
  });

  it('says no more that something is missing once the course has filled it [CLS-1]', async () => {
    const { user } = open([], '');
    await field(/^강좌/);
    await user.click(make());
    expect((await screen.findAllByText('수업 시간을 하나 이상 정해 주세요.'))[0]).toBeVisible();
    await user.selectOptions(await field(/^강좌/), 'course-1');
    await named();
    await waitFor(() => expect(screen.queryByText(/고칠 곳이|적어 주세요|정해 주세요/)).toBeNull());
  });

  it.each(['', 'course-1'])(
    'is a fresh form after she cleared what she had written, begun with ‘%s’: the course fills it again [CLS-1]',
    async (courseId) => {
      const { user } = open([], courseId);
      const choose = async () => user.selectOptions(await field(/^강좌/), 'course-1');
      await choose();
      await named();
      await user.type(await field(/회의 주소/), 'https://meet.example/abc');
      cleanup();
      open([], courseId);
      await user.click(await screen.findByRole('button', { name: '지우기' }));
      if (courseId === '') expect(screen.queryAllByLabelText('요일')).toHaveLength(0);
      await choose();
      await named();
      expect(screen.getAllByLabelText('요일')).toHaveLength(2);
      expect(await field(/회의 주소/)).toHaveValue('');
    },
  );

  it('says that a time is missing only after she was there, and which one [CLS-1]', async () => {
    const { user } = open([], '');
    await field(/^강좌/);
    await user.click(button('시간 추가'));
    await user.selectOptions(await field('요일'), '화요일');
    await user.click(await field(/^시작 시각/));
    expect(screen.queryByText(/적어 주세요|늦어야 해요/)).toBeNull();
    await user.click(await field(/^종료 시각/));
    expect(await screen.findByText('시작 시각을 적어 주세요.')).toBeVisible();
    expect(screen.queryByText(/종료 시각을 적어|늦어야 해요/)).toBeNull();
    await user.click(await field(/수업 이름/));
    expect((await screen.findAllByText('종료 시각을 적어 주세요.')).at(-1)).toBeVisible();
  });

  it('says that a course has no package', async () => {
    const content = aCourseContent({ packages: [] });
    open([fake(coursesContract.getCourse, aCourse({ status: 'PUBLISHED', liveRevisionNo: 1, content }))]);
    expect(await screen.findByText('이 강좌에는 수강권이 없어요')).toBeVisible();
  });

  it('offers no free trial, with which no class can be made, and says so where there is nothing else [CLS-1]', async () => {
    const { packages } = aCourseContent();
    const selling = (some: typeof packages) =>
      fake(
        coursesContract.getCourse,
        aCourse({ status: 'PUBLISHED', liveRevisionNo: 1, content: aCourseContent({ packages: some }) }),
      );
    open([selling(packages)]);
    await named();
    const offered = within(await field(/수강권/)).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      '골라 주세요',
      expect.stringMatching(/^8회 수강권/),
    ]);
    cleanup();
    open([selling(packages.filter(({ isTrial }) => isTrial))]);
    expect(await screen.findByText(/무료 체험으로는 수업을 만들 수 없어요/)).toBeVisible();
    expect(await field(/수강권/)).toHaveValue('');
  });

  it.each([
    ['대면', /회의 주소/, 'zoom', { meetingUrl: '' }],
    ['온라인', /장소/, '가'.repeat(256), { place: '' }],
  ])('is made %s whatever stands in the field that this hides', async (mode, label, written, expected) => {
    const sent = jest.fn();
    const { user } = open([sending(sent)]);
    await named();
    await user.click(screen.getByRole('radio', { name: '온라인·대면' }));
    await user.click(await field(label));
    await user.paste(written);
    await user.click(screen.getByRole('radio', { name: mode }));
    await user.click(make());
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining(expected)));
  });

  it('brings back what stood in a hidden field when she goes back to it', async () => {
    const { user } = open();
    await named();
    await user.type(await field(/회의 주소/), 'https://meet.example/abc');
    await user.click(screen.getByRole('radio', { name: '대면' }));
    await user.click(screen.getByRole('radio', { name: '온라인' }));
    expect(await field(/회의 주소/)).toHaveValue('https://meet.example/abc');
  });

  it.each([
    [/수업 이름/, ' ', '수업 이름을 적어 주세요.'],
    [/정원/, '0', '한 명 이상으로 적어 주세요.'],
    [/정원/, '101', '100 이하로 입력해 주세요.'],
    [/회의 주소/, 'meet.example', 'https://로 시작하는 주소를 적어 주세요.'],
  ])('refuses %s ‘%s’, leads there and makes nothing', async (label, written, words) => {
    const sent = jest.fn();
    const { user } = open([sending(sent)]);
    await named();
    await user.clear(await field(label));
    await user.click(await field(label));
    await user.paste(written);
    await user.click(make());
    expect(await screen.findByText(words)).toBeVisible();
    expect(await field(label)).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    [
      'a course that is not on sale any more',
      fakeProblem(contract.createClass, 'COURSE_NOT_PUBLISHED'),
      /판매 중인 강좌로만/,
    ],
    [
      'too many classes',
      fakeProblem(contract.createClass, 'LIMIT_REACHED', { values: { n: 30 } }),
      /30개까지 만들 수 있어요/,
    ],
    ['no right to it', fakeProblem(contract.createClass, 'FORBIDDEN'), /권한이 없어요/],
    ['no connection', offline(contract.createClass), /서버가 답하지 않아요/],
  ])('keeps everything after %s, and says why', async (_what, refusal, words) => {
    const { user } = open([refusal]);
    await named();
    await user.type(await field(/수업 이름/), '!');
    await user.click(make());
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('수업을 만들지 못했어요')).toBeVisible();
    expect(await field(/수업 이름/)).toHaveValue('중2 수학 개념 완성 – 일차함수!');
  });

  it.each([
    ['UNEXPECTED', 1],
    ['LIMIT_REACHED', 0],
  ] as const)('gives a number to ask for help with after %s: %i', async (code, count) => {
    const { user } = open([fakeProblem(contract.createClass, code, { values: { n: 30 } })]);
    await named();
    await user.click(make());
    await screen.findByText('수업을 만들지 못했어요');
    expect(screen.queryAllByText(/문의 번호/)).toHaveLength(count);
  });

  it.each([
    ['startDate', '오늘이나 그 뒤의 날짜로 정해 주세요.'],
    ['weeklySchedule.0', '30분 이상으로 정해 주세요.'],
    ['weeklySchedule.1', '1번째 시간과 겹쳐요.'],
  ])(
    'shows what only the server knew of %s, in the preview at once and at its field when sent',
    async (path, words) => {
      const refused = { fields: { [path]: words } };
      const { user } = open([
        fakeProblem(contract.previewClass, 'VALIDATION', refused),
        fakeProblem(contract.createClass, 'VALIDATION', refused),
      ]);
      await named();
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
      await user.click(make());
      await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    },
  );

  it('says at its field what only the server knew', async () => {
    const fields = { startDate: '쉬는 시간에는 시작할 수 없어요.' };
    const { user } = open([fakeProblem(contract.createClass, 'VALIDATION', { fields })]);
    await named();
    await user.click(make());
    expect(await screen.findByText('쉬는 시간에는 시작할 수 없어요.')).toBeVisible();
    expect(await field(/시작하는 날/)).toBeInvalid();
  });
});

describe('what a course says of its classes already', () => {
  const [paid, trial] = aCourseContent().packages;

  it.each([
    ['the first package that costs something', { packages: [trial!, paid!] }, { packageId: paid!.id }],
    ['no package where there is the trial alone', { packages: [trial!] }, { packageId: '', capacity: 1 }],
    ['no package where there is none', { packages: [] }, { packageId: '', capacity: 1 }],
    ['online where it does not say', { teachingMode: null }, { mode: 'ONLINE' }],
    ['its own way', { teachingMode: 'OFFLINE' }, { mode: 'OFFLINE' }],
  ] as [string, Partial<CourseContent>, object][])('is %s', (_what, over, expected) => {
    expect(classDefaults(aCourseContent(over))).toMatchObject(expected);
  });
});
