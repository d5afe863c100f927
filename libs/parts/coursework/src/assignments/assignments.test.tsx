import { screen, waitFor, within } from '@testing-library/react';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { Assignment } from '@portal/domain/coursework/assignment';
import { assignmentsContract as contract } from '@portal/domain/coursework/assignments.contract';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { defineSection } from '@portal/portal-core/section';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { aFile } from '@portal/testing/assets/file-builders';
import { type Fake, fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { anAssignment, aSubmission } from '@portal/testing/coursework/assignment-builders';
import { platform } from '@portal/testing/platform-server';
import { renderSection } from '@portal/testing-react/render-section';
import { ClassAssignments } from './class-assignments.tsx';

const listing = (items: Assignment[] = [anAssignment()]) =>
  fake(contract.listAssignments, { total: items.length, items });
const section = defineSection({
  id: 'assignments',
  routes: [
    {
      path: '/assignments',
      title: '과제',
      access: 'account',
      page: () => (
        <ClassAssignments
          classId="class-1"
          className="중2 수학 심화반"
          isCanceled={false}
          mayCreate
          zone={DEFAULT_TIME_ZONE}
        />
      ),
    },
  ],
});
const visit = (handlers: Fake[] = [listing()]) =>
  renderSection(section, { path: '/assignments', handlers: [...handlers, ...fakeUploads()] });
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const item = (name: string) => screen.findByRole('menuitem', { name });
type User = ReturnType<typeof visit>['user'];
async function write(user: User, name: string, text: string) {
  const input = await field(name);
  await user.clear(input);
  await user.type(input, text);
}

beforeEach(() => localStorage.clear());

describe('the assignments of a class', () => {
  it('tell where each stands, until when, and how many have handed it in [ASG-1] [ASG-2]', async () => {
    visit([
      listing([
        anAssignment({
          counts: { students: 4, submitted: 1, late: 0, missing: 0, toGrade: 0, returned: 1 },
          isLocked: true,
        }),
        anAssignment({ id: 'b', title: '모의 문제', status: 'SCHEDULED', displayAt: '2026-11-19T09:00:00+09:00' }),
        anAssignment({ id: 'c', title: '방학 과제', status: 'DRAFT', displayAt: null }),
        anAssignment({
          id: 'd',
          title: '오답 노트',
          status: 'LATE_WINDOW',
          deadlineAt: '2026-11-17T21:00:00+09:00',
          counts: { students: 5, submitted: 3, late: 1, missing: 1, toGrade: 0, returned: 3 },
          cutoffAt: '2026-11-19T21:00:00+09:00',
          extension: { students: 1, until: '2026-11-25T21:00:00+09:00' },
        }),
      ]),
    ]);
    const heads = await screen.findAllByRole('heading', { level: 3 });
    const rows = heads.map((head) => head.closest('li')!);
    expect(rows.map((row) => /진행 중|공개 예정|초안|늦은 제출 받는 중|마감$/.exec(row.textContent)?.[0])).toEqual([
      '진행 중',
      '공개 예정',
      '초안',
      '늦은 제출 받는 중',
    ]);
    expect(rows[0]).toHaveTextContent('마감 20/11/2026 (금) 21:00');
    expect(rows[0]).toHaveTextContent('4명 중 1명 제출');
    expect(rows[0]).toHaveTextContent(
      '이미 제출한 학생이 있어 수정할 수 없어요. 마감을 늦추거나 설명을 더할 수 있어요.',
    );
    expect(rows[1]).toHaveTextContent('19/11/2026 (목) 09:00 공개');
    expect(rows[2]).toHaveTextContent('내면 바로 공개');
    expect(rows[3]).toHaveTextContent('5명 중 3명 제출 · 늦게 1명 · 미제출 1명');
    expect(rows[3]).toHaveTextContent('마감 17/11/2026 (화) 21:00 · 1명 연장, 25/11/2026 (수) 21:00까지');
    expect(rows[3]).toHaveTextContent('늦은 제출은 19/11/2026 (목) 21:00까지');
  });

  it('that cannot be edited any more take an explanation, which stands under them [ASG-2]', async () => {
    const locked = anAssignment({ isLocked: true });
    const told = jest.fn();
    let listed = locked;
    const { user } = visit([
      fake(contract.listAssignments, () => ({ total: 1, items: [listed] })),
      fake(contract.addAssignmentNote, ({ body }) => {
        told(body.text);
        listed = { ...locked, notes: [{ id: 'note-1', text: body.text, at: '2026-11-18T10:42:00+09:00' }] };
        return listed;
      }),
    ]);
    await user.click(await button(`${locked.title} 메뉴`));
    const explain = await item('설명 더하기');
    expect(screen.queryByRole('menuitem', { name: '수정' })).toBeNull();
    await user.click(explain);
    await user.type(await field(/^더할 설명/), '12번은 그래프로 풀어도 돼요.');
    await user.click(await button('설명 더하기'));
    await waitFor(() => expect(told).toHaveBeenCalledWith('12번은 그래프로 풀어도 돼요.'));
    const list = await screen.findByRole('list', { name: `${locked.title}에 더한 설명` });
    expect(list).toHaveTextContent('12번은 그래프로 풀어도 돼요.18/11/2026 10:42');
  });

  it('say what to do while there is none, and can be asked for again after a failure', async () => {
    const { user } = visit([fakeProblem(contract.listAssignments, 'UNEXPECTED')]);
    expect(await screen.findByText('과제를 불러오지 못했어요')).toBeVisible();
    platform.use(listing([]));
    await user.click(await button('다시 시도'));
    expect(await screen.findByText('아직 낸 과제가 없어요')).toBeVisible();
    expect(await button('과제 내기')).toBeVisible();
  });

  it('go back a page when the last one of a page was deleted', async () => {
    let total = 21;
    const pages = fake(contract.listAssignments, ({ query: { page } }) => {
      const shown = page === '2' ? anAssignment({ id: 'last', title: '마지막 과제' }) : anAssignment();
      return { total, items: page === '2' && total < 21 ? [] : [shown] };
    });
    const { user } = visit([pages, fake(contract.deleteAssignment, () => ((total = 20), {}))]);
    await user.click(await screen.findByRole('button', { name: /^2 ?쪽$/ }));
    await user.click(await button('마지막 과제 메뉴'));
    await user.click(await item('지우기'));
    await user.click(await screen.findByRole('button', { name: '지우기' }));
    expect(await screen.findByText(anAssignment().title)).toBeVisible();
  });

  it('show a submission that arrives while they are open [ASG-2]', async () => {
    const { push } = visit();
    expect(await screen.findByText('4명 중 0명 제출')).toBeVisible();
    platform.use(
      listing([anAssignment({ counts: { students: 4, submitted: 1, late: 0, missing: 0, toGrade: 0, returned: 1 } })]),
    );
    push('assignment.changed', { id: 'assignment-1' });
    expect(await screen.findByText('4명 중 1명 제출 · 돌려준 것 1개')).toBeVisible();
  });
});

describe('a new assignment', () => {
  async function open() {
    const sent: BodyOf<typeof contract.createAssignment>[] = [];
    const create = fake(contract.createAssignment, ({ body }) => {
      sent.push(body);
      return anAssignment({ status: body.isDraft ? 'DRAFT' : 'OPEN' });
    });
    const rendered = visit([listing([]), create]);
    await rendered.user.click(await button('과제 내기'));
    return { ...rendered, sent, dialog: within(await screen.findByRole('dialog')) };
  }

  it('is given with its files, due in a week unless she says otherwise [ASG-1] [ASG-3]', async () => {
    const { user, sent, dialog } = await open();
    expect(dialog.getByText(/모두 합쳐 2GB까지/)).toBeInTheDocument();
    await user.type(await field('과제 제목'), '단어 외우기');
    await user.upload(
      dialog.getByLabelText(/파일/, { selector: 'input[type=file]' }),
      new File(['a'], '단어.pdf', { type: 'application/pdf' }),
    );
    expect(await dialog.findByRole('link', { name: /단어\.pdf/ })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '과제 내기' }));
    expect(await screen.findByText('과제를 냈어요')).toBeVisible();
    expect(sent).toMatchObject([
      {
        classId: 'class-1',
        isDraft: false,
        title: '단어 외우기',
        content: '',
        fileIds: ['upload-1'],
        displayAt: null,
        deadlineAt: '2026-11-25T12:00:00.000Z',
        lateAllowed: true,
        cutoffAt: null,
        downloadAllowed: true,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('may be shown later and take late work until a day; its times are the teacher’s [ASG-1] [ASG-2]', async () => {
    const { user, sent, dialog } = await open();
    await user.type(await field('과제 제목'), '단어 외우기');
    await user.click(dialog.getByRole('radio', { name: '예약 공개' }));
    await user.click(dialog.getByRole('radio', { name: '정한 때까지 받기' }));
    await write(user, '마감 날짜', '18112026');
    await user.click(dialog.getByRole('button', { name: '초안으로 저장' }));
    expect(await dialog.findByText('마감은 공개 시각보다 뒤여야 해요.')).toBeVisible();
    await write(user, '마감 날짜', '30112026');
    await write(user, '늦은 제출 마지막 날', '02122026');
    await user.click(dialog.getByRole('button', { name: '초안으로 저장' }));
    expect(await screen.findByText('초안을 저장했어요')).toBeVisible();
    expect(sent).toMatchObject([
      {
        isDraft: true,
        displayAt: '2026-11-19T00:00:00.000Z',
        deadlineAt: '2026-11-30T12:00:00.000Z',
        lateAllowed: true,
        cutoffAt: '2026-12-02T12:00:00.000Z',
      },
    ]);
  });

  it('loses nothing that was typed when its dialog is closed', async () => {
    const { user, dialog } = await open();
    await user.type(await field('과제 제목'), '단어 외우기');
    await user.click(dialog.getAllByRole('button', { name: '닫기' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button('과제 내기'));
    expect(await field('과제 제목')).toHaveValue('단어 외우기');
  });

  it('says at its field why the server refuses it [ASG-1]', async () => {
    const fields = { deadlineAt: '마감은 지금보다 뒤여야 해요.' };
    const refuse = fake(contract.createAssignment, () => problemResponse('DATE_PAST', { fields }));
    const { user } = visit([listing([]), refuse]);
    await user.click(await button('과제 내기'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await field('과제 제목'), '단어');
    await user.click(dialog.getByRole('button', { name: '과제 내기' }));
    expect(await dialog.findByText('마감은 지금보다 뒤여야 해요.')).toBeVisible();
    expect(await field('마감 날짜')).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('an assignment that stands', () => {
  it('is edited with its version, and keeps when it was shown [ASG-1]', async () => {
    const sent = jest.fn();
    const update = fake(contract.updateAssignment, ({ body }) => {
      sent(body);
      return anAssignment({ version: 2 });
    });
    const { user } = visit([listing(), update]);
    await user.click(await button('3과 연습 문제 풀기 메뉴'));
    await user.click(await item('수정'));
    expect(await screen.findByText('17/11/2026 20:00에 공개해서 공개 시각은 바꿀 수 없어요.')).toBeVisible();
    await write(user, '과제 제목', '4과 단어');
    await user.click(await button('저장'));
    expect(await screen.findByText('과제를 수정했어요')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ version: 1, title: '4과 단어', displayAt: '2026-11-17T20:00:00+09:00' }),
    );
  });

  it('that is locked can only be explained and extended, to a later moment [ASG-2]', async () => {
    const sent = jest.fn();
    const extend = fake(contract.extendAssignment, ({ body }) => {
      sent(body);
      return anAssignment();
    });
    const { user } = visit([listing([anAssignment({ isLocked: true })]), extend]);
    await user.click(await button('3과 연습 문제 풀기 메뉴'));
    await item('마감 늦추기');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      '마감 늦추기',
      '설명 더하기',
      '다시 내기',
      '템플릿으로 두기',
    ]);
    await user.click(await item('마감 늦추기'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '마감 늦추기' }));
    expect(await dialog.findByText('지금 마감보다 뒤로 정해 주세요.')).toBeVisible();
    await write(user, '마감 날짜', '22112026');
    await user.click(dialog.getByRole('button', { name: '마감 늦추기' }));
    expect(await screen.findByText('마감을 늦췄어요')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ deadlineAt: '2026-11-22T12:00:00.000Z' });
  });

  it('is published as a draft, and deleted after a question', async () => {
    const [published, deleted] = [jest.fn(), jest.fn()];
    const { user } = visit([
      listing([anAssignment({ status: 'DRAFT', version: 3 })]),
      fake(contract.publishAssignment, ({ body }) => (published(body), anAssignment())),
      fake(contract.deleteAssignment, ({ params: { id } }) => (deleted(id), {})),
    ]);
    await user.click(await button('3과 연습 문제 풀기 메뉴'));
    await user.click(await item('지금 내기'));
    expect(await screen.findByText('과제를 냈어요')).toBeVisible();
    expect(published).toHaveBeenCalledWith({ version: 3 });
    await user.click(await button('3과 연습 문제 풀기 메뉴'));
    await user.click(await item('지우기'));
    const dialog = within(await screen.findByRole('alertdialog', { name: '이 과제를 지울까요?' }));
    expect(dialog.getByText(/학생에게는 아직 보이지 않아요/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('과제를 지웠어요')).toBeVisible();
    expect(deleted).toHaveBeenCalledWith('assignment-1');
  });

  it('is deleted once she has read that the families hear of it, where they know it [ASG-1]', async () => {
    const { user } = visit();
    await user.click(await button('3과 연습 문제 풀기 메뉴'));
    await user.click(await item('지우기'));
    const dialog = within(await screen.findByRole('alertdialog', { name: '이 과제를 지울까요?' }));
    expect(dialog.getByText(/취소됐다고 가족에게 알려요/)).toBeVisible();
  });

  it('shows what each student handed in: in time, late or not at all, with words and files [ASG-2]', async () => {
    const person = (no: string) => ({ id: `student-${no}`, name: `학생 ${no}`, avatar: null });
    const { user } = visit([
      listing(),
      fake(contract.listSubmissions, {
        items: [
          aSubmission({ files: [aFile({ id: 'file-1', name: '숙제.png' })] }),
          aSubmission({
            student: person('A02'),
            taskStatus: 'FINISH_LATE',
            text: '',
            hasLeft: true,
            submittedAt: '2026-11-17T22:00:00+09:00',
          }),
          aSubmission({ student: person('A03'), taskStatus: 'UNFINISHED', submittedAt: null, text: '' }),
        ],
      }),
    ]);
    await user.click(await button('3과 연습 문제 풀기 제출 현황 보기'));
    const dialog = within(await screen.findByRole('dialog', { name: '3과 연습 문제 풀기' }));
    const rows = (await dialog.findAllByRole('heading', { level: 3 })).map((head) => head.closest('li')!);
    expect(rows[0]).toHaveTextContent('17/11/2026 21:10 제출');
    expect(rows[0]).toHaveTextContent('다 풀었어요.');
    expect(within(rows[0]!).getByRole('link', { name: /숙제\.png/ })).toBeVisible();
    expect(rows[1]).toHaveTextContent('그만둔 학생');
    expect(rows.map((row) => /제출함|늦게 제출|미제출/.exec(row.textContent)?.[0])).toEqual([
      '제출함',
      '늦게 제출',
      '미제출',
    ]);
  });
});
