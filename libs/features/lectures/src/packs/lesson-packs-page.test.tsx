import { screen, waitFor, within } from '@testing-library/react';
import { packsContract as contract } from '@portal/domain/library/packs.contract';
import { downloadFile } from '@portal/portal-core/download-file';
import { fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { aPackSummary, aPackUse } from '@portal/testing/library/pack-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { button, dialog, enter, enterPacks, item, menuOf } from '../lectures.screen.ts';
import { packsWorld, somePacks } from '../packs.fixture.ts';

jest.mock('@portal/portal-core/download-file', () => ({ downloadFile: jest.fn() }));

const packs = () => screen.findByRole('list', { name: '수업 꾸러미 목록' });
const pack = (name: string) => screen.findByRole('article', { name });
const give = (name: string) => button(`${name} 수업에 넣기`);
const fileOf = (content: unknown) => new File([JSON.stringify(content)], '꾸러미.json', { type: 'application/json' });
const picker = () => screen.findByLabelText('파일에서 가져오기');
const FULL = '일차함수 활용 2회분';

describe('the packs of a teacher [W11]', () => {
  it('are counted, each with what is in it; the newest stands over her documents too', async () => {
    enterPacks(packsWorld());
    expect(await screen.findByText('꾸러미 3개')).toBeVisible();
    expect(within(await packs()).getAllByRole('article')).toHaveLength(3);
    const first = within(await pack(FULL));
    expect(first.getByText('자료 5개 · 과제 1개 · 질문 1개 · 판서 2장')).toBeVisible();
    expect(first.getByText('기울기와 절편 판서.png')).toBeVisible();
    expect(first.getByText('외 1개')).toBeVisible();
    expect(within(await pack('시험 직전 정리')).getByText('아직 비어 있어요')).toBeVisible();
  });

  it('lead the library with the newest, and are one link away', async () => {
    enter([fake(contract.listPacks, { total: 3, items: [aPackSummary()] }), ...packsWorld()]);
    expect(await screen.findByText('자료 5개, 꾸러미 3개')).toBeVisible();
    expect(await pack('일차함수의 그래프')).toBeVisible();
    expect(screen.getByRole('link', { name: '수업 꾸러미 보기' })).toHaveAttribute('href', '/account/lesson-packs');
  });

  it('come twenty at a time', async () => {
    const all = Array.from({ length: 23 }, (_, no) => ({ ...somePacks()[1]!, id: `pack-${no}`, name: `묶음 ${no}` }));
    const { user } = enterPacks(packsWorld(all));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
    await user.click(await button('더 보기'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23));
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
  });

  it('are deleted after she was asked', async () => {
    const { user } = enterPacks(packsWorld());
    await user.click(await menuOf('연립방정식 첫 시간'));
    await user.click(await item('지우기'));
    const asked = within(await openedDialog('이 꾸러미를 지울까요?', 'alertdialog'));
    await user.click(asked.getByRole('button', { name: '꾸러미 지우기' }));
    expect(await screen.findByText('꾸러미 2개')).toBeVisible();
    expect(screen.queryByRole('article', { name: '연립방정식 첫 시간' })).toBeNull();
  });
});

describe('a pack that is given to a lesson [W11]', () => {
  it('is the one that the address names, as after it was taken from a group [COM-1]', async () => {
    const { user, currentPath } = enterPacks(packsWorld(), `?give=${somePacks()[0]!.id}`);
    const form = await dialog('수업에 넣기');
    expect(form.getByText(FULL)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentPath()).toBe('/account/lesson-packs');
  });

  it('says before what it will do, goes to the soonest lessons first, and is where its links lead', async () => {
    const { user } = enterPacks(packsWorld());
    await user.click(await give(FULL));
    const form = await dialog('수업에 넣기');
    expect(
      form.getByText('강의 자료 1개(파일 5개)를 열고, 과제 초안 1개를 만들고, 질문 1개와 판서 2장을 강의실에 놓아요.'),
    ).toBeVisible();
    const lessons = (await form.findAllByRole('radio')).map((radio) => radio.closest('label')!.textContent);
    expect(lessons).toEqual([
      '중1 수학 3회차18/11/2026 (수) 19:00 · 식의 값',
      '중2 수학 개념 완성 – 일차함수 6회차19/11/2026 (목) 19:00 · 평행과 일치',
    ]);
    await user.click(form.getByRole('button', { name: '이 회차에 넣기' }));
    expect(await form.findByText('회차를 골라 주세요.')).toBeVisible();
    await user.click(form.getByRole('radio', { name: '중1 수학 3회차' }));
    await user.click(form.getByRole('button', { name: '이 회차에 넣기' }));
    const done = await dialog('수업에 넣었어요');
    expect(done.getByText(`‘${FULL}’ 꾸러미가 중1 수학 3회차에 있어요`)).toBeVisible();
    expect(done.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['회차 보기', '/account/lessons/lesson-3'],
      ['강의 자료 보기', '/account/my-courses/class-2/lectures'],
      ['과제 초안 보기', '/account/my-courses/class-2/assignments'],
    ]);
  });

  it('goes to any lesson of a class that is still to come, and says why one was refused; a retry is the same try [R45]', async () => {
    const sent: { clientId: string; lessonId: string }[] = [];
    const answers = ['WRONG_STATE', 'UNEXPECTED', null] as const;
    const apply = fake(contract.applyPack, ({ body }) => {
      const refusal = answers[sent.push(body) - 1];
      return refusal ? problemResponse(refusal) : aPackUse({ packName: FULL, assignmentId: null });
    });
    const { user } = enterPacks([apply, ...packsWorld()]);
    await user.click(await give(FULL));
    const form = await dialog('수업에 넣기');
    await user.selectOptions(await form.findByRole('combobox', { name: '수업' }), 'class-1');
    await waitFor(() =>
      expect(form.getAllByRole('radio').map((one) => (one as HTMLInputElement).value)).toEqual([
        'lesson-8',
        'lesson-9',
      ]),
    );
    await user.click(form.getByRole('radio', { name: /8회차/ }));
    await user.click(form.getByRole('button', { name: '이 회차에 넣기' }));
    expect(await form.findByText('끝났거나 취소된 회차예요. 다른 회차를 골라 주세요.')).toBeVisible();
    await user.click(form.getByRole('radio', { name: /9회차/ }));
    await user.click(form.getByRole('button', { name: '이 회차에 넣기' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await user.click(await form.findByRole('button', { name: '이 회차에 넣기' }));
    const done = await dialog('수업에 넣었어요');
    expect(done.queryByRole('link', { name: '과제 초안 보기' })).toBeNull();
    expect(sent.map(({ lessonId }) => lessonId)).toEqual(['lesson-8', 'lesson-9', 'lesson-9']);
    expect(sent[1]!.clientId).toBe(sent[2]!.clientId);
    expect(sent[0]!.clientId).not.toBe(sent[1]!.clientId);
  });

  it.each([
    ['FILE_NOT_FOUND', /없어진 파일이 있어요/],
    ['QUOTA_TOTAL', /저장 공간이 모자라요/],
    ['LIMIT_REACHED', /강의 자료나 과제가 너무 많아요/],
  ] as const)('says in place that %s stands in the way', async (code, sentence) => {
    const refused = fakeProblem(contract.applyPack, code);
    const { user } = enterPacks([refused, ...packsWorld()]);
    await user.click(await give(FULL));
    const form = await dialog('수업에 넣기');
    await user.click(await form.findByRole('radio', { name: '중1 수학 3회차' }));
    await user.click(form.getByRole('button', { name: '이 회차에 넣기' }));
    expect(await form.findByText(sentence)).toBeVisible();
  });

  it('is none while nothing is in it', async () => {
    const { user } = enterPacks(packsWorld());
    await user.click(await give('시험 직전 정리'));
    const form = await dialog('수업에 넣기');
    expect(form.getByText(/꾸러미가 비어 있어요/)).toBeVisible();
    expect(form.getByRole('link', { name: '고치기' })).toHaveAttribute('href', '/account/lesson-packs/pack-3');
  });
});

describe('a pack as a file [W11]', () => {
  it('is saved under its name and comes back; documents that she lacks are named', async () => {
    const { user } = enterPacks(packsWorld([somePacks()[1]!]));
    await user.click(await menuOf('연립방정식 첫 시간'));
    await user.click(await item('파일로 저장'));
    await waitFor(() => expect(downloadFile).toHaveBeenCalledTimes(1));
    const [name, type, content] = jest.mocked(downloadFile).mock.calls[0]!;
    expect([name, type]).toEqual(['연립방정식 첫 시간.json', 'application/json']);
    await user.upload(await picker(), new File([content as string], name, { type }));
    expect(await screen.findByText('‘연립방정식 첫 시간’ 꾸러미를 가져왔어요')).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: '빠진 자료' })).getByText('일차함수의 그래프 정리.pdf'),
    ).toBeVisible();
    expect(await screen.findByText('꾸러미 2개')).toBeVisible();
  });

  it.each([
    ['another file', { name: '다른 파일' }, /수업 꾸러미 파일이 아니에요/],
    ['a newer format', { format: 'portal-lesson-pack', version: 2 }, /더 새로운 포털에서 만든/],
    ['half a pack', { format: 'portal-lesson-pack', version: 1, name: '반쪽' }, /내용이 온전하지 않아요/],
  ])('is refused in words that say why: %s', async (_what, content, sentence) => {
    const { user } = enterPacks(packsWorld());
    await user.upload(await picker(), fileOf(content));
    expect(await screen.findByText(sentence)).toBeVisible();
    await user.click(await button('닫기'));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('says why the platform does not take it', async () => {
    const full = fakeProblem(contract.importPack, 'LIMIT_REACHED', { values: { n: 300 } });
    const { user } = enterPacks([full, ...packsWorld()]);
    const file = { format: 'portal-lesson-pack', version: 1, name: '하나 더', documents: [], homework: null };
    await user.upload(await picker(), fileOf({ ...file, polls: [], pages: [] }));
    expect(await screen.findByText(/300개까지 만들 수 있어요/)).toBeVisible();
  });
});
