import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCourseContent } from '@portal/testing/courses/course-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { editor } from '../editor/course-editor.screen.ts';
import { aCourseServer, EDIT } from '../editor.fixture.ts';
import { courseEditorSection } from '../section.ts';

jest.setTimeout(30_000);
beforeAll(() => Promise.all([courseEditorSection.routes[1]?.preload?.(), import('./programme-step.tsx')]), 60_000);
beforeEach(() => localStorage.clear());

const three = ['함수의 뜻', '그래프', '기울기'].map((title, at) => ({ id: `item-${at}`, title, content: '' }));

function open(programme = three) {
  const server = aCourseServer({ content: aCourseContent({ programme }) });
  const page = renderSection(courseEditorSection, { path: `${EDIT}?step=programme`, handlers: server.handlers });
  const paste = async (text: string) => {
    await page.user.click(await editor.button('목차 붙여 넣기'));
    const dialog = await editor.dialog('목차로 회차 만들기');
    fireEvent.change(dialog.getByRole('textbox', { name: /^목차/ }), { target: { value: text } });
    return dialog;
  };
  return { ...page, ...server, paste };
}

it('is written line by line with the Enter key [CRS-1]', async () => {
  const { user } = open([]);
  expect(await screen.findByText('회차가 아직 없어요')).toBeVisible();
  await user.click(await editor.button('회차 추가'));
  await user.keyboard('가{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: '2회차 제목' })).toHaveFocus());
  await user.keyboard('나');
  expect(await editor.lessons()).toEqual(['가', '나']);
  await user.click((await screen.findAllByRole('button', { name: '배울 내용 적기' }))[0]!);
  expect(screen.getByRole('textbox', { name: '1회차 배울 내용' })).toHaveFocus();
});

it('is sorted with the arrow keys alone, and says where a lesson went [CRS-1]', async () => {
  const { user } = open();
  const handle = await editor.button('1회차 끌어서 옮기기');
  handle.focus();
  await user.keyboard('{ArrowDown}');
  expect(await editor.lessons()).toEqual(['그래프', '함수의 뜻', '기울기']);
  expect(screen.getByText('1회차 항목을 2번째로 옮겼어요.')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(await editor.lessons()).toEqual(['그래프', '기울기', '함수의 뜻']);
});

it('keeps what was typed in a lesson that is moved', async () => {
  const { user, saved } = open();
  await user.type(await editor.field('1회차 제목'), '!');
  await user.click(await editor.button('1회차 아래로 옮기기'));
  expect(await editor.lessons()).toEqual(['그래프', '함수의 뜻!', '기울기']);
  await user.click(await editor.button('임시 저장'));
  await waitFor(() =>
    expect(saved.at(-1)?.programme.map(({ id, title }) => `${id} ${title}`)).toEqual([
      'item-1 그래프',
      'item-0 함수의 뜻!',
      'item-2 기울기',
    ]),
  );
});

it('loses a lesson and gets it back in its place', async () => {
  const { user } = open();
  await user.click(await editor.button('2회차 지우기'));
  expect(await editor.lessons()).toEqual(['함수의 뜻', '기울기']);
  expect(await editor.button('2회차 지우기')).toHaveFocus();
  await user.type(await editor.field('1회차 제목'), '!');
  const undo = await editor.undo();
  expect(undo.getByText('‘그래프’을(를) 지웠어요')).toBeVisible();
  await user.click(undo.getByRole('button', { name: '되돌리기' }));
  await waitFor(async () => expect(await editor.lessons()).toEqual(['함수의 뜻!', '그래프', '기울기']));
});

describe('a pasted table of contents [CRS-1]', () => {
  it('is shown before it is taken, comes behind the others and can be taken back', async () => {
    const { user, paste } = open();
    const dialog = await paste('제1과 절편\n제2과 활용\n - 요금 문제\n');
    const preview = within(dialog.getByRole('region', { name: '미리보기' }));
    expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '4회차절편',
      '5회차활용요금 문제',
    ]);
    await user.click(dialog.getByRole('button', { name: '2회 넣기' }));
    expect(await editor.lessons()).toEqual(['함수의 뜻', '그래프', '기울기', '절편', '활용']);
    expect(await editor.field('5회차 배울 내용')).toHaveValue('요금 문제');
    await user.click((await editor.undo()).getByRole('button', { name: '되돌리기' }));
    await waitFor(async () => expect(await editor.lessons()).toEqual(['함수의 뜻', '그래프', '기울기']));
  });

  it('is spread over a wanted number of lessons, in place of the others', async () => {
    const { user, paste } = open();
    const dialog = await paste('Bài 1: 절편\nBài 2: 활용');
    await user.type(dialog.getByRole('textbox', { name: /^회차 수 맞추기/ }), '4');
    await user.click(dialog.getByRole('radio', { name: '지금 회차 대신 넣기' }));
    await user.click(dialog.getByRole('button', { name: '4회 넣기' }));
    expect(await editor.lessons()).toEqual(['절편 (1/2)', '절편 (2/2)', '활용 (1/2)', '활용 (2/2)']);
  });

  it('asks for a text where there is none', async () => {
    const { user, paste } = open();
    const dialog = await paste('');
    await user.click(dialog.getByRole('button', { name: '0회 넣기' }));
    const text = dialog.getByRole('textbox', { name: /^목차/ });
    expect(text).toHaveAccessibleDescription('목차를 붙여 넣어 주세요.');
    expect(text).toHaveFocus();
  });

  it('says how many do not fit any more', async () => {
    const { paste } = open();
    const dialog = await paste(Array.from({ length: 200 }, (_, at) => `주제 ${'가'.repeat(at + 1)}`).join('\n'));
    expect(dialog.getByText('회차는 200개까지 만들 수 있어요. 뒤의 3개는 빠져요.')).toBeVisible();
    expect(dialog.getByRole('button', { name: '197회 넣기' })).toBeVisible();
  });
});
