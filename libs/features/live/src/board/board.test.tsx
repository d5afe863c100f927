import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { RoomPass } from '@portal/domain/live/live-room';
import { aRoomState } from '@portal/testing/live/live-builders';
import { button } from '../live.screen.ts';
import { aDrawnBoard, guardianPass, people, studentPass } from '../room-states.fixture.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { Board } from './board.tsx';

withRooms();

const PAPER = { left: 0, top: 0, width: 800, height: 450 } as DOMRect;
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(PAPER);
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

async function open({ pages = [] as typeof aDrawnBoard, pass }: { pages?: typeof aDrawnBoard; pass?: RoomPass } = {}) {
  const room = await renderInRoom(Board, {
    state: aRoomState({ pages, participants: people, focus: 'BOARD' }),
    ...(pass && { pass }),
  });
  await screen.findByRole('region', { name: '칠판' });
  const papers = () => document.querySelectorAll<HTMLElement>('section [data-paper]');
  await waitFor(() => expect(papers().length).toBeGreaterThan(0));
  const paper = () => [...papers()].find((one) => !one.closest('nav'))!;
  await waitFor(() => expect(paper()).toBeDefined());
  /** Presses, goes on to the other places and lifts; jsdom knows no pointers. */
  const point = (...places: [clientX: number, clientY: number][]) => {
    const say = (type: string, [clientX, clientY]: [number, number]) =>
      fireEvent(
        paper(),
        Object.defineProperties(new MouseEvent(type, { bubbles: true, clientX, clientY }), {
          pointerId: { value: 1 },
          pointerType: { value: 'mouse' },
        }),
      );
    say('pointerdown', places[0]!);
    for (const place of places.slice(1)) say('pointermove', place);
    say('pointerup', places.at(-1)!);
  };
  const texts = () =>
    screen
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => !/쪽$/.test(text ?? ''));
  return { ...room, point, texts };
}
/** The board alone is laid out: a paper that had a size would want a canvas. */
function layOut(width: number, height: number): void {
  const ofBoard = (size: number) =>
    function of(this: Element) {
      return this.tagName === 'SECTION' ? size : 0;
    };
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(ofBoard(width));
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(ofBoard(height));
}
const choose = (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(screen.getByRole('radio', { name }));
const box = () => screen.getByRole('textbox', { name: '여기에 쓸 글' });

describe('the tools of the board', () => {
  it('are chosen by the arrows, and what is drawn has the chosen tool, colour and width [CLS-3]', async () => {
    const { user, point, said } = await open();
    await choose(user, '펜');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '형광펜' })).toBeChecked();
    await choose(user, '주황');
    await choose(user, '굵게');
    point([100, 100], [200, 150]);
    expect(screen.getByText('그림과 선 1개')).toBeInTheDocument();
    await waitFor(() =>
      expect(said()).toContainEqual([
        'live.board',
        {
          page: 1,
          elements: [
            expect.objectContaining({
              kind: 'marker',
              colour: 'persimmon',
              width: 'thick',
              points: [200, 200, 400, 300],
            }),
          ],
        },
      ]),
    );
  });

  it('that leave nothing offer no colour and no width [CLS-3]', async () => {
    const { user } = await open();
    await choose(user, '지우개');
    expect(screen.getByRole('radio', { name: '보통' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '주황' })).toBeDisabled();
  });

  it('are not there for who may only look; the pages are [CLS-3]', async () => {
    const { point } = await open({ pass: guardianPass, pages: aDrawnBoard });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
    expect(screen.getByText(/지금은 보기만 할 수 있어요/)).toBeVisible();
    point([100, 100], [200, 150]);
    expect(screen.getByText('그림과 선 2개')).toBeInTheDocument();
    expect(button('칠판 2쪽')).toBeVisible();
    expect(screen.queryByRole('button', { name: '새 쪽' })).toBeNull();
  });

  it('take back and do again by Ctrl+Z and Shift+Ctrl+Z, also with a Korean keyboard, but not while she writes [CLS-3]', async () => {
    const { user, point } = await open();
    point([100, 100], [200, 150]);
    await choose(user, '펜');
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByText('그림과 선 0개')).toBeInTheDocument();
    expect(button('되돌리기')).toBeDisabled();
    fireEvent.keyDown(document.body, { key: 'ㅋ', code: 'KeyZ', ctrlKey: true, shiftKey: true });
    expect(screen.getByText('그림과 선 1개')).toBeInTheDocument();
    await choose(user, '글자');
    await user.click(screen.getByRole('textbox', { name: '칠판에 쓸 글' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByText('그림과 선 1개')).toBeInTheDocument();
    await user.click(button('되돌리기'));
    expect(button('다시 하기')).toBeEnabled();
  });
});

describe('a text on the board', () => {
  it('is written where the paper was pressed; Enter puts it, Shift+Enter is another line [CLS-3]', async () => {
    const { user, point, texts, said } = await open({ pass: studentPass });
    await choose(user, '글자');
    await choose(user, '남색');
    point([150, 100]);
    expect(box()).toHaveFocus();
    await user.keyboard('한 줄{Shift>}{Enter}{/Shift}두 줄{Enter}');
    expect(texts()).toEqual(['한 줄\n두 줄']);
    expect(screen.queryByRole('textbox', { name: '여기에 쓸 글' })).toBeNull();
    await waitFor(() =>
      expect(said()).toContainEqual([
        'live.board',
        { page: 1, elements: [expect.objectContaining({ kind: 'text', colour: 'indigo', points: [300, 200] })] },
      ]),
    );
  });

  it('has one of three sizes, whatever the pen was before [CLS-3]', async () => {
    const { user, point, said } = await open();
    await choose(user, '굵게');
    await choose(user, '글자');
    expect(screen.getByRole('radio', { name: '보통' })).toBeChecked();
    await choose(user, '크게');
    point([150, 100]);
    await user.keyboard('제목{Enter}');
    await choose(user, '펜');
    expect(screen.getByRole('radio', { name: '굵게' })).toBeChecked();
    await waitFor(() =>
      expect(said()).toContainEqual([
        'live.board',
        { page: 1, elements: [expect.objectContaining({ kind: 'text', width: 'thick', text: '제목' })] },
      ]),
    );
  });

  it('is given up by Escape, waits for a syllable that is not finished, and is put by going elsewhere [CLS-3]', async () => {
    const { user, point, texts } = await open();
    await choose(user, '글자');
    point([150, 100]);
    await user.keyboard('아니야{Escape}');
    expect(texts()).toEqual([]);
    point([150, 100]);
    await user.keyboard('가');
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(box()).toHaveValue('가');
    await choose(user, '펜');
    expect(texts()).toEqual(['가']);
  });

  it('can be changed by pressing it, and goes where nothing is left of it [CLS-3]', async () => {
    const { user, point, texts } = await open({ pages: aDrawnBoard });
    await choose(user, '글자');
    point([70, 55]);
    expect(box()).toHaveValue('y = 2x + 1');
    await user.keyboard(' (답){Enter}');
    expect(texts()).toEqual(['y = 2x + 1 (답)']);
    point([70, 55]);
    await user.clear(box());
    await user.keyboard('{Enter}');
    expect(texts()).toEqual([]);
    await user.click(button('되돌리기'));
    await user.click(button('되돌리기'));
    expect(texts()).toEqual(['y = 2x + 1']);
  });
});

describe('the board with very large text', () => {
  it('has the tools of the hand behind one button beside the paper, where there is no height for them [CLS-3]', async () => {
    layOut(1_328, 220);
    const { user, point } = await open();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: '색: 검정' })).toBeNull();
    await user.click(button('그리기 도구: 펜'));
    await choose(user, '원');
    await choose(user, '보라');
    await user.keyboard('{Escape}');
    point([100, 100], [200, 150]);
    await user.click(button('그리기 도구: 원'));
    await user.click(button('되돌리기'));
    expect(screen.getByText('그림과 선 0개')).toBeInTheDocument();
  });
});

describe('the board on a phone', () => {
  beforeEach(() => layOut(390, 500));

  it('says what is in the hand, and opens what else there is until one is chosen [CLS-3]', async () => {
    const { user, point } = await open({ pass: studentPass });
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(button('그리기 도구: 펜'));
    await choose(user, '원');
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    await user.click(button('색: 검정'));
    await choose(user, '보라');
    await user.click(button('굵기: 보통'));
    await choose(user, '얇게');
    expect(button('그리기 도구: 원')).toBeVisible();
    expect(button('색: 보라')).toBeVisible();
    expect(button('굵기: 얇게')).toBeVisible();
    point([100, 100], [200, 150]);
    await user.click(button('되돌리기'));
    await user.click(button('칠판 더 보기'));
    await user.click(screen.getByRole('menuitem', { name: '다시 하기' }));
    expect(screen.getByText('그림과 선 1개')).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: /학생/ })).toBeNull();
  });

  it('has its pages behind one button, and what the teacher decides behind another [CLS-3]', async () => {
    const { user, said } = await open({ pages: aDrawnBoard });
    await user.click(button('쪽 고르기, 지금 1 / 2쪽'));
    await user.click(screen.getByRole('menuitem', { name: '새 쪽' }));
    expect(said()).toContainEqual(['live.page', { page: 3 }]);
    await user.click(button('쪽 고르기, 지금 3 / 3쪽'));
    await user.click(screen.getByRole('menuitemradio', { name: '2쪽' }));
    expect(said()).toContainEqual(['live.page', { page: 2 }]);
    await user.click(button('칠판 더 보기'));
    await user.click(screen.getByRole('menuitem', { name: '학생 그리기 막기' }));
    expect(said()).toContainEqual(['live.drawing', { participantId: null, may: false }]);
  });
});
