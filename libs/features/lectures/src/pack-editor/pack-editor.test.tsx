import { screen, waitFor, within } from '@testing-library/react';
import type { LessonPack, PackContent } from '@portal/domain/library/pack';
import { packsContract as contract } from '@portal/domain/library/packs.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { button, dialog, enterPacks } from '../lectures.screen.ts';
import { packsWorld, somePacks } from '../packs.fixture.ts';
import { answerAfter } from './pack-values.ts';

const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const list = (name: string) => screen.findByRole('list', { name });
const SAVE = '저장';

describe('a pack that is put together [W11]', () => {
  it('has documents, homework, a question and pages of an earlier lesson, and is in the list then', async () => {
    const { user, currentPath } = enterPacks(packsWorld([]));
    await user.click(await screen.findByRole('link', { name: '새 꾸러미' }));
    await user.type(await box(/꾸러미 이름/), '기울기 한 시간');

    await user.click(await button('자료 고르기'));
    const library = await dialog('자료 고르기');
    await user.click(await library.findByRole('checkbox', { name: '수업 안내.docx' }));
    await user.click(library.getByRole('checkbox', { name: '일차함수 활용 연습 문제 24.pdf' }));
    await user.click(library.getByRole('button', { name: '2개 담기' }));
    await user.click(await button('자료 2 위로 옮기기'));
    expect(
      within(await list('고른 자료'))
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([expect.stringContaining('연습 문제 24.pdf'), expect.stringContaining('수업 안내.docx')]);

    await user.click(await button('과제 넣기'));
    await user.type(await box(/과제 제목/), '그래프 그리기');

    await user.click(await button('질문 추가'));
    await user.type(await box(/물어볼 말/), '기울기가 2인 것은?');
    await user.type(await box('보기 1'), 'y = 2x');
    await user.type(await box('보기 2'), 'y = x');
    await user.selectOptions(screen.getByRole('combobox', { name: '정답' }), 'y = x');
    await user.click(await button('보기 2 위로 옮기기'));

    await user.click(await button('수업 판서 가져오기'));
    const taking = await dialog('수업 판서 가져오기');
    await user.selectOptions(await taking.findByRole('combobox', { name: '수업' }), 'class-1');
    await user.selectOptions(await taking.findByRole('combobox', { name: '회차' }), 'lesson-7');
    await user.click(await taking.findByRole('checkbox', { name: '3쪽 고르기' }));
    expect(taking.queryByRole('checkbox', { name: '2쪽 고르기' })).toBeNull();
    await user.click(taking.getByRole('button', { name: '1장 가져오기' }));

    const sent: PackContent[] = [];
    const made = somePacks()[0]!;
    platform.use(
      fake(contract.createPack, ({ body: { clientId: _once, ...content } }) => {
        sent.push(content);
        return made;
      }),
    );
    expect(await screen.findByText('자료 2개 · 과제 1개 · 질문 1개 · 판서 1장')).toBeVisible();
    await user.click(await button(SAVE));
    await waitFor(() => expect(currentPath()).toBe('/account/lesson-packs'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      name: '기울기 한 시간',
      documentIds: ['doc-2', 'doc-5'],
      homework: { title: '그래프 그리기', content: '', documentIds: [] },
      polls: [{ question: '기울기가 2인 것은?', options: ['y = x', 'y = 2x'], answer: 0 }],
    });
    // What was wiped away in that lesson is not in the pack.
    expect(sent[0]!.pages.map((page) => page.map(({ id }) => id))).toEqual([['drawing-2', 'drawing-3', 'drawing-4']]);
  }, 60_000);

  it('says at each field what is wrong with it, and sends nothing', async () => {
    const { user, currentPath } = enterPacks(packsWorld([]), '/new');
    await user.click(await button('질문 추가'));
    await user.type(await box('보기 1'), '같은 답');
    await user.type(await box('보기 2'), '같은 답');
    await user.click(await button(SAVE));
    expect(await screen.findByRole('group', { name: '고칠 곳이 3개 있어요' })).toHaveFocus();
    expect(await box(/꾸러미 이름/)).toHaveAccessibleDescription(/꾸러미 이름을 적어 주세요/);
    expect(await box(/물어볼 말/)).toHaveAccessibleDescription(/질문을 적어 주세요/);
    expect(screen.getByRole('group', { name: /^보기/ })).toHaveAccessibleDescription(/같은 보기가 있어요/);
    expect(currentPath()).toBe('/account/lesson-packs/new');
  });

  it('keeps what she typed and left, also where it was not saved', async () => {
    const { user } = enterPacks(packsWorld([]), '/new');
    await user.type(await box(/꾸러미 이름/), '반만 쓴 꾸러미');
    await user.click(await screen.findByRole('link', { name: '목록으로' }));
    await user.click(await screen.findByRole('link', { name: '새 꾸러미' }));
    expect(await box(/꾸러미 이름/)).toHaveValue('반만 쓴 꾸러미');
    await user.click(await button('지우기'));
    expect(await box(/꾸러미 이름/)).toHaveValue('');
  });

  it('offers to take back what was taken out', async () => {
    const { user } = enterPacks(packsWorld(), '/pack-1');
    await user.click(await button('과제 빼기'));
    expect(await button('과제 넣기')).toBeVisible();
    await user.click(await button('되돌리기'));
    expect(await box(/과제 제목/)).toHaveValue('그래프 그리기');
  });
});

describe('a pack that was changed elsewhere meanwhile [W11]', () => {
  async function rivalled() {
    const all: LessonPack[] = somePacks();
    const visit = enterPacks(packsWorld(all), '/pack-2');
    await visit.user.type(await box(/꾸러미 이름/), ' 고침');
    all[1] = { ...all[1]!, name: '다른 창의 이름', version: 2 };
    await visit.user.click(await button(SAVE));
    expect(await screen.findByText('다른 곳에서 먼저 바뀌었어요')).toBeVisible();
    expect(await box(/꾸러미 이름/)).toHaveValue('연립방정식 첫 시간 고침');
    return { ...visit, all };
  }

  it('becomes what she wrote here, where she wants that', async () => {
    const { user, all, currentPath } = await rivalled();
    await user.click(await button('여기에 쓴 내용으로 계속'));
    await waitFor(() => expect(currentPath()).toBe('/account/lesson-packs'));
    expect(all[1]).toMatchObject({ name: '연립방정식 첫 시간 고침', version: 3 });
  });

  it('or what was saved there', async () => {
    const { user, all } = await rivalled();
    await user.click(await button('저장된 내용으로 바꾸기'));
    expect(await box(/꾸러미 이름/)).toHaveValue('다른 창의 이름');
    await user.type(await box(/꾸러미 이름/), ' 2');
    await user.click(await button(SAVE));
    await waitFor(() => expect(all[1]).toMatchObject({ name: '다른 창의 이름 2', version: 3 }));
  });

  it('says that it is gone, and why it was not saved', async () => {
    enterPacks(packsWorld(), '/pack-99');
    expect(await screen.findByText('이 꾸러미를 찾을 수 없어요')).toBeVisible();
  });

  it('stays as it is written when the platform does not take it', async () => {
    const { user } = enterPacks(
      [fakeProblem(contract.createPack, 'LIMIT_REACHED', { values: { n: 300 } }), ...packsWorld()],
      '/new',
    );
    await user.type(await box(/꾸러미 이름/), '하나 더');
    await user.click(await button(SAVE));
    expect(await screen.findByText(/300개까지 만들 수 있어요/)).toBeVisible();
    expect(await box(/꾸러미 이름/)).toHaveValue('하나 더');
  });
});

it.each([
  ['its words are mended', 1, ['a', 'b', 'c'], ['a', 'bb', 'c'], 1],
  ['it moves', 1, ['a', 'b', 'c'], ['b', 'a', 'c'], 0],
  ['another goes', 2, ['a', 'b', 'c'], ['b', 'c'], 1],
  ['it goes itself', 1, ['a', 'b', 'c'], ['a', 'c'], null],
  ['none was right', null, ['a', 'b'], ['a'], null],
])('the right answer is the same one when %s [W11]', (_when, answer, before, after, expected) => {
  expect(answerAfter(answer, before, after)).toBe(expected);
});
