import { screen, waitFor, within } from '@testing-library/react';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { Lecture } from '@portal/domain/coursework/lecture';
import { lecturesContract as contract } from '@portal/domain/coursework/lectures.contract';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { defineSection } from '@portal/portal-core/section';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { aFile } from '@portal/testing/assets/file-builders';
import { type Fake, fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { platform } from '@portal/testing/platform-server';
import { renderSection } from '@portal/testing-react/render-section';
import { ClassLectures } from './class-lectures.tsx';

const listing = (items: Lecture[] = [aLecture()]) => fake(contract.listLectures, { total: items.length, items });
const section = defineSection({
  id: 'lectures',
  routes: [
    {
      path: '/lectures',
      title: '강의 자료',
      access: 'account',
      page: () => <ClassLectures classId="class-1" zone={DEFAULT_TIME_ZONE} />,
    },
  ],
});
const visit = (handlers: Fake[] = [listing()]) =>
  renderSection(section, { path: '/lectures', handlers: [...handlers, ...fakeUploads()] });
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

beforeEach(() => localStorage.clear());

describe('the lectures of a class', () => {
  it('tell where each stands by the clock, its files, and whether they may be saved [ASG-1]', async () => {
    visit([
      listing([
        aLecture(),
        // The server answered before its moment came.
        aLecture({ id: 'b', title: '기울기', status: 'SCHEDULED', displayAt: '2026-11-18T10:00:00+09:00' }),
        aLecture({ id: 'c', title: '절편', status: 'SCHEDULED', displayAt: '2026-11-20T19:00:00+09:00' }),
        aLecture({ id: 'd', title: '교점', status: 'CLOSED', deadlineAt: '2026-11-17T23:59:00+09:00' }),
        aLecture({ id: 'e', title: '활용', status: 'DRAFT', displayAt: null, downloadAllowed: false, files: [] }),
      ]),
    ]);
    const heads = await screen.findAllByRole('heading', { level: 3 });
    const rows = heads.map((head) => head.closest('li')!);
    expect(rows.map((row) => /공개 중|공개 예정|공개 끝남|작성 중/.exec(row.textContent)?.[0])).toEqual([
      '공개 중',
      '공개 중',
      '공개 예정',
      '공개 끝남',
      '작성 중',
    ]);
    expect(rows[2]).toHaveTextContent('20/11/2026 19:00 공개 · 내려받기 가능');
    expect(rows[4]).toHaveTextContent('공개하면 바로 보여요 · 내려받기 불가');
    const files = within(rows[0]!).getAllByRole('link');
    expect(files.map((file) => file.getAttribute('download'))).toEqual([
      '일차함수의 그래프 정리.pdf',
      '일차함수의 그래프 그림.png',
    ]);
  });

  it('say what to do while there is none, and when they could not be loaded', async () => {
    visit([listing([])]);
    expect(await screen.findByText('아직 올린 강의 자료가 없어요')).toBeVisible();
    expect(await button('강의 자료 올리기')).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    const { user } = visit([fakeProblem(contract.listLectures, 'UNEXPECTED')]);
    expect(await screen.findByText('강의 자료를 불러오지 못했어요')).toBeVisible();
    platform.use(listing());
    await user.click(await button('다시 시도'));
    expect(await screen.findByText('일차함수의 그래프 자료')).toBeVisible();
  });
});

describe('a new lecture', () => {
  async function open() {
    const sent: BodyOf<typeof contract.createLecture>[] = [];
    const create = fake(contract.createLecture, ({ body }) => {
      sent.push(body);
      return aLecture({ status: body.isDraft ? 'DRAFT' : 'OPEN' });
    });
    const rendered = visit([listing([]), create]);
    await rendered.user.click(await button('강의 자료 올리기'));
    return { ...rendered, sent, dialog: within(await screen.findByRole('dialog')) };
  }

  it('is sent with its files and opens at once [ASG-1] [ASG-3]', async () => {
    const { user, sent, dialog } = await open();
    expect(dialog.getByText(/모두 합쳐 2GB까지/)).toBeInTheDocument();
    await user.type(await field(/자료 제목/), '기울기 자료');
    await user.upload(dialog.getByLabelText(/파일/), new File(['a'], '기울기.pdf', { type: 'application/pdf' }));
    expect(await dialog.findByRole('link', { name: /기울기\.pdf/ })).toBeVisible();
    await user.click(dialog.getByRole('switch', { name: /학생이 내려받을 수 있어요/ }));
    await user.click(dialog.getByRole('button', { name: '올리기' }));
    expect(await screen.findByText('강의 자료를 올렸어요')).toBeVisible();
    expect(sent).toMatchObject([
      {
        classId: 'class-1',
        isDraft: false,
        title: '기울기 자료',
        content: '',
        fileIds: ['upload-1'],
        displayAt: null,
        deadlineAt: null,
        downloadAllowed: false,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('may wait for its time, end after it, and stay a draft; its times are the teacher’s', async () => {
    const { user, sent, dialog } = await open();
    await user.type(await field(/자료 제목/), '기울기 자료');
    await user.click(dialog.getByRole('radio', { name: /예약 공개/ }));
    await user.click(dialog.getByRole('switch', { name: /정한 시각에 공개 끝내기/ }));
    const end = await field(/끝나는 날/);
    await user.clear(end);
    await user.type(end, '18112026');
    await user.click(dialog.getByRole('button', { name: '임시 저장' }));
    expect(await dialog.findByText('마감은 공개 시각보다 뒤여야 해요.')).toBeVisible();
    await user.clear(end);
    await user.type(end, '30112026');
    await user.click(dialog.getByRole('button', { name: '임시 저장' }));
    expect(await screen.findByText('작성 중인 자료를 저장했어요')).toBeVisible();
    expect(sent).toMatchObject([
      { isDraft: true, displayAt: '2026-11-19T00:00:00.000Z', deadlineAt: '2026-11-30T14:59:00.000Z' },
    ]);
  });

  it('loses nothing that was typed when its dialog is closed', async () => {
    const { user, dialog } = await open();
    await user.type(await field(/자료 제목/), '기울기 자료');
    await user.click(dialog.getAllByRole('button', { name: '닫기' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button('강의 자료 올리기'));
    expect(await field(/자료 제목/)).toHaveValue('기울기 자료');
  });
});

describe('a lecture that stands', () => {
  const menu = async (user: ReturnType<typeof visit>['user'], item: string) => {
    await user.click(await button('일차함수의 그래프 자료 메뉴'));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('tells her which of its files no family would see without downloading it [ASG-1]', async () => {
    const files = [
      aFile({ id: 'large', name: '교재.pdf', contentType: 'application/pdf', size: 60_000_000 }),
      aFile({ id: 'film', name: '풀이.mp4', contentType: 'video/mp4', size: 60_000_000 }),
    ];
    const { user } = visit([listing([aLecture({ files })])]);
    await menu(user, '수정');
    expect(screen.queryByText(/볼 수 없는 파일/)).toBeNull();
    await user.click(await screen.findByRole('switch', { name: /학생이 내려받을 수 있어요/ }));
    const told = await screen.findByRole('region', { name: '내려받기를 막으면 볼 수 없는 파일이 있어요' });
    expect(told).toHaveTextContent(/교재\.pdf: 50MB가 넘어서/);
    expect(told).not.toHaveTextContent('풀이.mp4');
  });

  it('is changed on top of what somebody else changed only after she was told', async () => {
    const versions: number[] = [];
    const update = fake(contract.updateLecture, ({ body: { version } }) => {
      versions.push(version);
      return version === 2 ? aLecture({ version: 3 }) : problemResponse('VERSION_CONFLICT');
    });
    const { user } = visit([listing(), update]);
    await menu(user, '수정');
    await user.type(await field(/자료 제목/), '!');
    await user.click(await button('저장'));
    expect(await screen.findByText(/다른 곳에서 먼저 바뀌었어요/)).toBeVisible();
    platform.use(listing([aLecture({ version: 2, title: '다른 창에서 고친 제목' })]));
    await user.click(screen.getByRole('button', { name: '바뀐 내용 불러오기' }));
    expect(await screen.findByText('다른 창에서 고친 제목')).toBeInTheDocument();
    expect(await field(/자료 제목/)).toHaveValue('일차함수의 그래프 자료!');
    await user.click(await button('저장'));
    expect(await screen.findByText('강의 자료를 수정했어요')).toBeVisible();
    expect(versions).toEqual([1, 2]);
  });

  it('is published when it was a draft', async () => {
    const { user } = visit([
      listing([aLecture({ status: 'DRAFT', displayAt: null })]),
      fake(contract.publishLecture, aLecture()),
    ]);
    await menu(user, '공개하기');
    expect(await screen.findByText('강의 자료를 공개했어요')).toBeVisible();
  });

  it('is deleted after a question that can be answered with no', async () => {
    const deleted: string[] = [];
    const { user } = visit([
      listing(),
      fake(contract.deleteLecture, ({ params: { id } }) => {
        deleted.push(id);
        return {};
      }),
    ]);
    await menu(user, '지우기');
    const question = await screen.findByRole('alertdialog', { name: '이 자료를 지울까요?' });
    await user.click(within(question).getByRole('button', { name: '취소' }));
    expect(deleted).toEqual([]);
    await menu(user, '지우기');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('강의 자료를 지웠어요')).toBeVisible();
    expect(deleted).toEqual(['lecture-1']);
  });
});
