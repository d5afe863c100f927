import { screen, waitFor, within } from '@testing-library/react';
import type { Course } from '@portal/domain/courses/course';
import { coursesContract } from '@portal/domain/courses/courses.contract';
import { paths } from '@portal/domain/site/paths';
import { type Fake, fakeProblem, problemResponse, fake } from '@portal/testing/contract-fakes';
import { aCourse, aCourseContent, aPackage } from '@portal/testing/courses/course-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { editor } from '../editor/course-editor.screen.ts';
import { aCourseServer, aRefusal, EDIT } from '../editor.fixture.ts';
import { courseEditorSection } from '../section.ts';

jest.setTimeout(30_000);
beforeAll(() => Promise.all(courseEditorSection.routes.map(({ preload }) => preload?.())), 60_000);
beforeEach(() => localStorage.clear());

type Options = { step?: string; first?: readonly Fake[]; server?: ReturnType<typeof aCourseServer> };
function open(over: Partial<Course> = {}, { step = 'check', first = [], server = aCourseServer(over) }: Options = {}) {
  const path = `${EDIT}?step=${step}`;
  return { ...renderSection(courseEditorSection, { path, handlers: [...first, ...server.handlers] }), ...server };
}
const section = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

describe('the check before a request [W4]', () => {
  it('says that nothing stands in the way', async () => {
    open();
    expect(await screen.findByText('승인을 요청할 수 있어요')).toBeVisible();
  });

  it('lists what is missing step by step, with the way to each field [CRS-6]', async () => {
    const content = aCourseContent({ title: '', packages: [aPackage({ fee: 500 })], weeklySchedule: [] });
    const { user, currentPath } = open({ content });
    const list = await section('고칠 곳이 3개 있어요');
    expect(list.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      '기본 정보',
      '수강권',
      '수업 시간',
    ]);
    await user.click(list.getByRole('link', { name: '수강권 1 · 수강료: 1,000đ 이상 입력해 주세요.' }));
    expect(currentPath()).toBe(`${EDIT}?step=packages&field=packages.0.fee`);
    const fee = await editor.field(/^수강료/);
    expect(fee).toHaveFocus();
    expect(fee).toHaveAccessibleDescription(/1,000đ 이상 입력해 주세요\./);
  });

  it('names what only the server knows, until the field is changed', async () => {
    const findings = [{ path: 'introVideoUrl', level: 'ERROR', message: '볼 수 없는 영상이에요.' }] as const;
    const { user } = open({}, { server: aCourseServer({}, { findings }) });
    await user.click(await screen.findByRole('link', { name: '소개 영상 링크: 볼 수 없는 영상이에요.' }));
    const link = await editor.field(/^소개 영상 링크/);
    expect(link).toHaveFocus();
    expect(link).toHaveAccessibleDescription(/볼 수 없는 영상이에요\./);
    await user.clear(link);
    await user.click(link);
    await user.paste('https://youtu.be/aaaaaaaaaaa');
    await waitFor(() => expect(link).toBeValid());
  });

  it('still shows what this device knows when the server cannot be asked', async () => {
    const first = [fakeProblem(coursesContract.checkCourse, 'UNEXPECTED')];
    const { user } = open({ content: aCourseContent({ title: '' }) }, { first });
    expect(await screen.findByText(/서버에서 확인하지 못했어요/)).toBeVisible();
    expect(await section('고칠 곳이 1개 있어요')).toBeDefined();
    await user.click(await editor.button('다시 확인'));
  });

  it('shows the course as a student would see it, as it is written now', async () => {
    open();
    const preview = within(await screen.findByRole('article', { name: '학생이 보는 강좌' }));
    expect(preview.getByRole('heading', { name: '중2 수학 개념 완성 – 일차함수' })).toBeVisible();
    await waitFor(() => expect(preview.getByText('중등 수학')).toBeVisible());
    expect(preview.getByText(/화 19:00–20:00/)).toBeVisible();
    expect(preview.getAllByText('무료')).not.toHaveLength(0);
  });

  it('gives a hint without standing in the way', async () => {
    open({ content: aCourseContent({ introVideoUrl: '' }) });
    expect(await screen.findByText('승인을 요청할 수 있어요')).toBeVisible();
    expect((await section('더 좋아질 수 있어요')).getByText(/소개 영상이 있으면 신청이 늘어요/)).toBeVisible();
  });
});

describe('a request for approval [CRS-3]', () => {
  it('is not sent while something is wrong: every place that is wrong shows', async () => {
    const { user, currentPath, notes } = open({ content: aCourseContent({ title: '' }) }, { step: 'schedule' });
    await user.click(await editor.button('승인 요청'));
    expect(currentPath()).toBe(`${EDIT}?step=check`);
    expect(await screen.findByText('승인을 요청하려면 표시한 항목을 고쳐 주세요.')).toBeVisible();
    expect(notes).toEqual([]);
  });

  it('locks the course until it is decided, and says so before', async () => {
    const { user, course } = open();
    await user.click(await editor.button('승인 요청'));
    const dialog = await editor.dialog('승인을 요청할까요?');
    expect(
      dialog.getByText('심사가 시작되면 강좌를 수정할 수 없어요. 그 전에 고쳐서 저장하면 요청이 취소돼요.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '승인 요청' }));
    expect(await screen.findByText('승인을 기다리고 있어요')).toBeVisible();
    expect(course().status).toBe('WAITING_APPROVAL');
  });

  it('that the server finds incomplete leads to what is missing', async () => {
    const first = [
      fake(coursesContract.submitCourse, () =>
        problemResponse('COURSE_INCOMPLETE', { fields: { introVideoUrl: '볼 수 없는 영상이에요.' } }),
      ),
    ];
    const { user } = open({}, { first });
    await user.click(await editor.button('승인 요청'));
    await user.click((await editor.dialog('승인을 요청할까요?')).getByRole('button', { name: '승인 요청' }));
    expect(await screen.findByRole('link', { name: '소개 영상 링크: 볼 수 없는 영상이에요.' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that fails keeps the word for the reviewer', async () => {
    const first = [fakeProblem(coursesContract.submitCourse, 'UNEXPECTED')];
    const { user } = open({}, { first });
    await user.click(await editor.button('승인 요청'));
    const dialog = await editor.dialog('승인을 요청할까요?');
    await user.type(dialog.getByRole('textbox'), '잘 부탁드려요');
    await user.click(dialog.getByRole('button', { name: '승인 요청' }));
    expect(await dialog.findByText('승인을 요청하지 못했어요')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('잘 부탁드려요');
  });
});

describe('a refused course [CRS-4]', () => {
  const refused = { status: 'REJECTED', request: aRefusal() } as const;
  const decided = () => aCourseServer(refused, { revisions: { 1: aCourse(refused) } });

  it('says why, with the way to each remark, and the remark stands at its field', async () => {
    const { user, currentPath } = open(refused, { step: 'basic', server: decided() });
    const banner = await section(/^반려된 강좌예요/);
    expect(banner.getByText('수강료와 소개를 다시 봐 주세요.')).toBeVisible();
    expect(banner.getByRole('link', { name: '승인 기록' })).toHaveAttribute('href', paths.courseApprovals('course-1'));
    expect(screen.getByRole('note', { name: /^심사 의견/ })).toHaveTextContent('학년을 넣어 주세요.');
    await user.click(banner.getByRole('link', { name: '수강권 1: 다른 강좌보다 비싸요.' }));
    expect(currentPath()).toBe(`${EDIT}?step=packages&field=packages.0`);
    expect(await screen.findByRole('note', { name: /^심사 의견/ })).toHaveTextContent('다른 강좌보다 비싸요.');
  });

  it('marks a remark as soon as its field is changed, also after it is saved', async () => {
    const { user, course } = open(refused, { step: 'basic', server: decided() });
    const list = within(await screen.findByRole('list', { name: '고칠 곳 3개' }));
    await waitFor(() => expect(list.getAllByText('아직 그대로예요')).toHaveLength(3));
    await user.type(await editor.field(/^강좌 이름/), ' (중2)');
    expect(await list.findByText('고쳤어요')).toBeVisible();
    await user.click(await editor.button('임시 저장'));
    expect(await screen.findByText('임시 저장했어요')).toBeVisible();
    expect(course().status).toBe('DRAFT');
    expect(list.getByText('고쳤어요')).toBeVisible();
    expect(list.getAllByText('아직 그대로예요')).toHaveLength(2);
  });
});

describe('the preview page', () => {
  const visit = (over: Partial<Course>, revisions: Readonly<Record<string, Course>> = {}) =>
    renderSection(courseEditorSection, {
      path: paths.previewCourse('course-1'),
      handlers: aCourseServer(over, { revisions }).handlers,
    });

  it('shows the saved course with the way back to it', async () => {
    visit({});
    expect(await screen.findByRole('article', { name: '학생이 보는 강좌' })).toBeVisible();
    expect(screen.getByRole('link', { name: '강좌 수정' })).toHaveAttribute('href', EDIT);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('lets compare the published course with the one that is written', async () => {
    const live = aCourse({ content: aCourseContent({ title: '공개된 이름' }) });
    const { user } = visit({ revisionNo: 2, liveRevisionNo: 1 }, { 1: live });
    await user.click(await screen.findByRole('radio', { name: '공개된 강좌' }));
    expect(await screen.findByRole('heading', { name: '공개된 이름' })).toBeVisible();
  });
});
