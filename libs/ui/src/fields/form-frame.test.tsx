import { act, fireEvent, render as renderBare, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useRef } from 'react';
import { UiProvider } from '../base/provider.tsx';
import { DraftNotice } from '../notices/draft-notice.tsx';
import { UndoBar } from '../overlays/undo-bar.tsx';
import { FormSummary } from './form-summary.tsx';

const render = (element: ReactElement) => renderBare(element, { wrapper: UiProvider });

describe('FormSummary', () => {
  const problems = [
    { name: 'title', message: '꼭 입력해 주세요.' },
    { name: 'date', message: '없는 날짜예요.' },
  ];

  it('leads to each wrong field, by its name on screen', async () => {
    const onGo = jest.fn();
    render(<FormSummary problems={problems} labels={{ title: '제목' }} onGo={onGo} />);
    expect(screen.getByRole('group', { name: '고칠 곳이 2개 있어요' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '제목: 꼭 입력해 주세요.' }));
    await userEvent.click(screen.getByRole('link', { name: '없는 날짜예요.' }));
    expect(onGo.mock.calls).toEqual([['title'], ['date']]);
  });

  it('takes the focus, and is not there for one problem', () => {
    function Live({ count }: { count: number }) {
      const ref = useRef<HTMLDivElement>(null);
      return (
        <>
          <button onClick={() => ref.current?.focus()}>보내기</button>
          <FormSummary ref={ref} problems={problems.slice(0, count)} onGo={() => {}} />
        </>
      );
    }
    const { rerender } = render(<Live count={2} />);
    fireEvent.click(screen.getByText('보내기'));
    expect(screen.getByRole('group')).toHaveFocus();
    rerender(<Live count={1} />);
    expect(screen.queryByRole('group')).toBeNull();
  });
});

describe('DraftNotice', () => {
  it('offers to go on or to forget', async () => {
    const onResume = jest.fn();
    const onDiscard = jest.fn();
    render(
      <DraftNotice onResume={onResume} onDiscard={onDiscard}>
        학부모 상담
      </DraftNotice>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('쓰던 내용이 있어요. 이어서 쓸까요?학부모 상담');
    await userEvent.click(screen.getByRole('button', { name: '이어서 쓰기' }));
    await userEvent.click(screen.getByRole('button', { name: '지우기' }));
    expect([onResume.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1]);
  });

  it('says over a form that it was brought back', () => {
    render(<DraftNotice onDiscard={() => {}} />);
    expect(screen.getByRole('status')).toHaveTextContent('쓰던 내용을 불러왔어요');
    expect(screen.queryByRole('button', { name: '이어서 쓰기' })).toBeNull();
  });
});

describe('UndoBar', () => {
  const offer = { id: 1, text: '일정을 지웠어요' };
  const show = (given: typeof offer | null = offer) => {
    const props = { onUndo: jest.fn(), onClose: jest.fn() };
    const ui = (next: typeof offer | null) => (
      <main tabIndex={-1}>
        <button>앞</button>
        <UndoBar offer={next} {...props} />
      </main>
    );
    const { rerender } = render(ui(given));
    return { ...props, offerNext: (next: typeof offer | null) => rerender(ui(next)) };
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('says what was done and stays for ten seconds', () => {
    const { onClose } = show();
    expect(screen.getByRole('status')).toHaveTextContent('일정을 지웠어요');
    pass(9_999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('waits while the pointer or the focus is on it', () => {
    const { onClose } = show();
    const button = screen.getByRole('button', { name: '되돌리기' });
    fireEvent.mouseMove(button.parentElement!);
    pass(30_000);
    fireEvent.mouseLeave(button.parentElement!);
    act(() => button.focus());
    pass(30_000);
    expect(onClose).not.toHaveBeenCalled();
    act(() => screen.getByText('앞').focus());
    pass(10_000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stands above what the page keeps at its lower edge, which grows, and comes down when that goes', () => {
    const foot = document.body.appendChild(document.createElement('form'));
    foot.dataset['staysInSight'] = '';
    let height = 100;
    const rectOf = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      if (this === foot) return new DOMRect(600, 800 - height, 760, height);
      return new DOMRect(500, 740 - Number.parseFloat(this.style.marginBottom || '0'), 360, 44);
    });
    show();
    const bar = screen.getByRole('status').parentElement;
    expect(bar).toHaveStyle({ marginBottom: '92px' });
    height = 150;
    pass(20);
    expect(bar).toHaveStyle({ marginBottom: '142px' });
    foot.remove();
    pass(20);
    expect(bar).toHaveStyle({ marginBottom: '' });
    rectOf.mockRestore();
  });

  it('gives a newer offer its whole time', () => {
    const { onClose, offerNext } = show();
    pass(9_000);
    offerNext({ id: 2, text: '수업을 옮겼어요' });
    pass(9_000);
    expect(onClose).not.toHaveBeenCalled();
    pass(1_000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes with Escape, takes back once, and gives the focus back to where it was', () => {
    const { onUndo, onClose } = show();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    act(() => screen.getByText('앞').focus());
    act(() => screen.getByRole('button', { name: '되돌리기' }).focus());
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(onUndo).toHaveBeenCalledTimes(1);
    expect(screen.getByText('앞')).toHaveFocus();
  });

  it('keeps its place for the next message while there is none', () => {
    const { onClose } = show(null);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    pass(20_000);
    expect(onClose).not.toHaveBeenCalled();
  });
});
