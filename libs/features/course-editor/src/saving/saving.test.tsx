import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Course } from '@portal/domain/courses/course';
import { coursesContract } from '@portal/domain/courses/courses.contract';
import { dropDrafts, readDraft } from '@portal/portal-core/form-drafts';
import { type Fake, fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { aCourse, aCourseContent, anApprovalRequest } from '@portal/testing/courses/course-builders';
import { withFakeTimers } from '@portal/testing-react/fake-timers';
import { renderSection } from '@portal/testing-react/render-section';
import { editor } from '../editor/course-editor.screen.ts';
import { aCourseServer, EDIT } from '../editor.fixture.ts';
import { courseEditorSection } from '../section.ts';

jest.setTimeout(30_000);
beforeAll(() => courseEditorSection.routes[1]?.preload?.(), 60_000);
beforeEach(() => dropDrafts('user-math'));

const waiting = { status: 'WAITING_APPROVAL', request: anApprovalRequest() } as const;
const published = {
  status: 'PUBLISHED',
  liveRevisionNo: 1,
  request: anApprovalRequest({ status: 'ACCEPTED' }),
} as const;

function open(over: Partial<Course> = {}, first: readonly Fake[] = [], server = aCourseServer(over)) {
  const page = renderSection(courseEditorSection, { path: EDIT, handlers: [...first, ...server.handlers] });
  const write = async (text: string) => page.user.type(await editor.field(/^강좌 이름/), text);
  const leave = () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    jest.restoreAllMocks();
  };
  const changed = () => page.push('course.changed', { id: 'course-1' });
  return { ...page, ...server, write, leave, changed };
}
const titles = (saved: readonly { title: string }[]) => saved.map(({ title }) => title);
const TITLE = '중2 수학 개념 완성 – 일차함수';

describe('a draft', () => {
  it('is saved by itself when she looks away, and says when', async () => {
    const { write, leave, saved } = open();
    await write('!');
    expect(await screen.findByText('곧 자동으로 저장해요')).toBeVisible();
    leave();
    expect(await screen.findByText('10:42에 자동 저장했어요')).toBeVisible();
    expect(titles(saved)).toEqual([`${TITLE}!`]);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('is saved at once with Ctrl+S', async () => {
    const { user, write, saved } = open();
    await write('!');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('임시 저장했어요')).toBeVisible();
    expect(titles(saved)).toEqual([`${TITLE}!`]);
  });

  it('stays on this device while the server is away, and goes there on another try [W9]', async () => {
    let isAway = true;
    const server = aCourseServer();
    const away = fake(coursesContract.updateCourse, async (request) => {
      if (isAway) return problemResponse('UNEXPECTED');
      const real = server.handlers.find(({ name }) => name.startsWith('PUT'));
      return real!.answer(
        new Request(new URL('/tns/v1/my-courses/course-1', location.href), {
          method: 'PUT',
          body: JSON.stringify(request.body),
          headers: { 'content-type': 'application/json' },
        }),
      );
    });
    const { user, write, leave } = open({}, [away], server);
    await write('!');
    leave();
    expect(
      await screen.findByText(
        /10:42부터 서버에 저장하지 못했어요\. 서버에 문제가 생겼어요\. 잠시 뒤 다시 저장해 볼게요\. 쓴 내용은 이 기기에 남아 있어요\./,
      ),
    ).toBeVisible();
    isAway = false;
    await user.click(await editor.button('다시 시도'));
    expect(await screen.findByText('10:42에 자동 저장했어요')).toBeVisible();
    expect(server.course().content.title).toBe(`${TITLE}!`);
  });

  it.each([403, 422])('is not sent again by itself after the server refused it with %i', async (status) => {
    const refuse = jest.fn(() => Response.json({ message: '저장할 수 없는 내용이에요.' }, { status }));
    const { user, write } = open({}, [fake(coursesContract.updateCourse, refuse)]);
    await editor.field(/^강좌 이름/);
    await withFakeTimers(async (pass) => {
      await write('!');
      await pass(120_000);
    });
    expect(refuse).toHaveBeenCalledTimes(1);
    await user.click(await editor.button('다시 시도'));
    await waitFor(() => expect(refuse).toHaveBeenCalledTimes(2));
  });

  it('survives a crash on this device, and can be put away [W9]', async () => {
    const { write } = open(waiting);
    await write('!');
    await waitFor(() => expect(readDraft('user-math', 'course:course-1')).not.toBeNull());
    cleanup();
    const { user } = open(waiting);
    expect(await screen.findByText('쓰던 내용을 불러왔어요')).toBeVisible();
    expect(await editor.field(/^강좌 이름/)).toHaveValue(`${TITLE}!`);
    await user.click(await editor.button('지우기'));
    expect(await editor.field(/^강좌 이름/)).toHaveValue(TITLE);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    await user.click((await editor.undo()).getByRole('button', { name: '되돌리기' }));
    await waitFor(async () => expect(await editor.field(/^강좌 이름/)).toHaveValue(`${TITLE}!`));
  });

  it('asks before a reload only when nothing but this page has it', async () => {
    const { write } = open(waiting);
    const leaveGuard = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await write('!');
    await waitFor(() => expect(localStorage).toHaveLength(1));
    expect(leaveGuard()).toBe(false);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await write('!');
    expect(await screen.findByText(/저장하지 않은 내용이 사라져요\./)).toBeVisible();
    expect(leaveGuard()).toBe(true);
    jest.restoreAllMocks();
  });
});

describe('a course that waits for approval', () => {
  it('is not saved by itself: a save cancels its request, after a question [CRS-3]', async () => {
    const { user, write, leave, saved } = open(waiting);
    expect(await screen.findByText('승인을 기다리고 있어요')).toBeVisible();
    await write('!');
    leave();
    expect(await screen.findByText(/저장하지 않은 내용이 있어요\. 쓴 내용은 이 기기에 남아 있어요\./)).toBeVisible();
    await user.click(await editor.button('임시 저장'));
    const question = await editor.question('임시 저장할까요?');
    expect(question.getByText('대기 중인 승인 요청은 취소돼요.')).toBeVisible();
    expect(saved).toEqual([]);
    await user.click(question.getByRole('button', { name: '임시 저장' }));
    expect(await screen.findByText('대기 중이던 승인 요청은 취소했어요.')).toBeVisible();
    expect(titles(saved)).toEqual([`${TITLE}!`]);
    expect(screen.queryByText('승인을 기다리고 있어요')).toBeNull();
  });

  it('is asked for anew after another question, with what is not saved yet [CRS-3]', async () => {
    const { user, write, saved, notes } = open(waiting);
    await write('!');
    await user.click(await editor.button('승인 요청'));
    const dialog = await editor.dialog('다시 요청할까요?');
    expect(dialog.getByText('앞서 보낸 승인 요청은 취소돼요.')).toBeVisible();
    expect(dialog.getByText('저장하지 않은 변경도 함께 저장해요.')).toBeVisible();
    await user.type(dialog.getByRole('textbox'), '이름을 고쳤어요');
    await user.click(dialog.getByRole('button', { name: '승인 요청' }));
    expect(await screen.findByText('승인을 요청했어요. 결과를 알림으로 알려 드릴게요.')).toBeVisible();
    expect(titles(saved)).toEqual([`${TITLE}!`]);
    expect(notes).toEqual(['이름을 고쳤어요']);
  });

  it('can be taken back [CRS-3]', async () => {
    const { user, course } = open(waiting);
    await user.click(await editor.button('승인 요청 거두기'));
    await user.click((await editor.question('승인 요청을 거둘까요?')).getByRole('button', { name: '요청 거두기' }));
    expect(await screen.findByText('승인 요청을 거뒀어요')).toBeVisible();
    expect(course().status).toBe('DRAFT');
  });
});

describe('a course under approval', () => {
  const locked = { status: 'APPROVAL_IN_PROCESS', request: anApprovalRequest() } as const;

  it('is read only, in words and not in grey fields [CRS-3]', async () => {
    open(locked);
    const banner = within(await screen.findByRole('region', { name: '심사 중이라 수정할 수 없어요' }));
    expect(banner.getByText('결과가 나오면 다시 수정할 수 있어요.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /저장|승인 요청/ })).toBeNull();
    expect(screen.getByText('1회 수업 시간').nextSibling).toHaveTextContent('60분');
  });

  it('locks while she writes, keeps her text and gives it back as it unlocks [CRS-3]', async () => {
    const { write, change, changed, leave, saved } = open(waiting);
    await write('!');
    change({ status: 'APPROVAL_IN_PROCESS' });
    changed();
    expect(await screen.findByText('심사 중이라 수정할 수 없어요')).toBeVisible();
    expect(screen.getByText(/저장하지 않은 내용은 그대로 두었어요/)).toBeVisible();
    leave();
    change({ status: 'REJECTED', request: anApprovalRequest({ status: 'DECLINED', reason: '다시 봐 주세요' }) });
    changed();
    expect(await editor.field(/^강좌 이름/)).toHaveValue(`${TITLE}!`);
    // The refusal is what she has to read first.
    expect(document.activeElement).toHaveTextContent('다시 봐 주세요');
    leave();
    await waitFor(() => expect(titles(saved)).toEqual([`${TITLE}!`]));
  });
});

describe('a published course', () => {
  it('puts a small change on sale at once, and says so before [CRS-3]', async () => {
    const live = fake(coursesContract.updateCourse, ({ body }) => ({
      course: aCourse({ ...published, version: 2, content: aCourseContent({ benefits: body.content.benefits }) }),
      canceledRequestId: null,
      isLiveNow: true,
    }));
    const server = aCourseServer(published);
    const { user } = renderSection(courseEditorSection, {
      path: `${EDIT}?step=intro`,
      handlers: [live, ...server.handlers],
    });
    await user.type(await editor.field('좋은 점 1'), '!');
    await user.click(await editor.button('변경 저장'));
    await user.click((await editor.question('바로 공개할까요?')).getByRole('button', { name: '변경 저장' }));
    expect(await screen.findByText('변경한 내용을 공개했어요')).toBeVisible();
  });

  it('makes another change a new draft while the published one stays on sale [CRS-3]', async () => {
    const { user, write, course } = open(published);
    await write('!');
    await user.click(await editor.button('임시 저장'));
    const question = await editor.question('새 초안으로 저장할까요?');
    expect(question.getByText(/지금 공개된 강좌가 그대로 보여요/)).toBeVisible();
    await user.click(question.getByRole('button', { name: '임시 저장' }));
    expect(await screen.findByText('새 초안으로 저장했어요')).toBeVisible();
    expect(course()).toMatchObject({ status: 'DRAFT', liveRevisionNo: 1 });
    expect(await screen.findByText('공개 중')).toBeVisible();
  });

  it('says that nothing was changed', async () => {
    const { user, saved } = open(published);
    await user.click(await editor.button('변경 저장'));
    expect(await screen.findByText('바꾼 내용이 없어요')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('throws a new draft away after a question', async () => {
    const discard = fake(coursesContract.discardCourseChanges, aCourse({ ...published, version: 3 }));
    const draft = { liveRevisionNo: 1, content: aCourseContent({ title: '새 이름' }) };
    const { user } = open(draft, [discard]);
    await user.click(await editor.button('강좌 메뉴'));
    await user.click(await screen.findByRole('menuitem', { name: '공개된 내용으로 되돌리기' }));
    await user.click(
      (await editor.question('바꾼 내용을 버릴까요?')).getByRole('button', { name: '바꾼 내용 버리기' }),
    );
    expect(await screen.findByText('공개된 내용으로 되돌렸어요')).toBeVisible();
    expect(await editor.field(/^강좌 이름/)).toHaveValue(TITLE);
  });
});

describe('a course that was changed elsewhere', () => {
  const theirs = aCourseContent({ title: '다른 곳에서 쓴 이름' });

  it('is shown at once where nothing is written here', async () => {
    const { change, changed } = open();
    await editor.field(/^강좌 이름/);
    change({ content: theirs });
    changed();
    await waitFor(async () => expect(await editor.field(/^강좌 이름/)).toHaveValue('다른 곳에서 쓴 이름'));
  });

  it('keeps her text, shows the difference and lets her choose hers', async () => {
    const { user, write, change, leave, saved } = open();
    await write('!');
    change({ content: theirs });
    leave();
    const notice = within(await screen.findByRole('region', { name: '다른 곳에서 먼저 바뀌었어요' }));
    expect(document.activeElement).toHaveTextContent('다른 곳에서 먼저 바뀌었어요');
    expect(await editor.field(/^강좌 이름/)).toHaveValue(`${TITLE}!`);
    expect(screen.getByRole('button', { name: '다른 곳 1개' })).toBeVisible();
    expect(screen.getByRole('term')).toHaveTextContent('강좌 이름');
    expect(screen.queryByRole('button', { name: '임시 저장' })).toBeNull();
    await user.click(notice.getByRole('button', { name: '여기에 쓴 내용으로 계속' }));
    await user.click(await editor.button('임시 저장'));
    await waitFor(() => expect(titles(saved)).toEqual([`${TITLE}!`]));
  });

  it('can be taken in place of hers, which come back on request', async () => {
    const { user, write, change, changed } = open();
    await write('!');
    change({ content: theirs });
    changed();
    await user.click(await editor.button('저장된 내용으로 바꾸기'));
    expect(await editor.field(/^강좌 이름/)).toHaveValue('다른 곳에서 쓴 이름');
    await user.click((await editor.undo()).getByRole('button', { name: '되돌리기' }));
    await waitFor(async () => expect(await editor.field(/^강좌 이름/)).toHaveValue(`${TITLE}!`));
  });

  it('is noticed as well when this device had kept something older [W9]', async () => {
    const { write } = open(waiting);
    await write('!');
    await waitFor(() => expect(localStorage).toHaveLength(1));
    cleanup();
    open({ ...waiting, version: 5, content: theirs });
    expect(await screen.findByText('다른 곳에서 먼저 바뀌었어요')).toBeVisible();
    expect(await editor.field(/^강좌 이름/)).toHaveValue(`${TITLE}!`);
  });
});

it('can be opened again once it is archived', async () => {
  const { user } = open({ archivedAt: '2026-11-01T00:00:00Z' });
  expect(await screen.findByText('보관한 강좌예요')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(await editor.button('보관함에서 꺼내기'));
  expect(await editor.field(/^강좌 이름/)).toBeVisible();
});

describe('a course that does not come', () => {
  it('says that it is not there', async () => {
    open({}, [fakeProblem(coursesContract.getCourse, 'NOT_FOUND')]);
    expect(await screen.findByText('찾을 수 없는 강좌예요')).toBeVisible();
  });

  it('is asked for again', async () => {
    let isBroken = true;
    const broken = fake(coursesContract.getCourse, () => (isBroken ? problemResponse('UNEXPECTED') : aCourse()));
    const { user } = open({}, [broken]);
    const retry = await editor.button('다시 시도');
    isBroken = false;
    await user.click(retry);
    expect(await editor.field(/^강좌 이름/)).toBeVisible();
  });
});
