import { act, fireEvent, render as renderBare, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { UiProvider } from '../base/provider.tsx';
import { Spinner } from '../base/spinner.tsx';
import { DRAWINGS, type DrawingName } from '../illustrations/drawings.tsx';
import { Toast, type ToastMessage } from '../overlays/toast.tsx';
import { Drawing, EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { ProgressLine } from './progress-line.tsx';
import { SkeletonCalendar, SkeletonRows, SkeletonText } from './skeletons.tsx';

const render = (element: ReactElement) => renderBare(element, { wrapper: UiProvider });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('Toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const success: ToastMessage = { id: 1, type: 'success', title: '저장했어요', message: '내 정보를 바꿨어요.' };
  const setUp = (toast: ToastMessage) => {
    const onClose = jest.fn();
    const view = render(<Toast toast={toast} onClose={onClose} />);
    const card = () => document.querySelector('[data-toast]') as HTMLElement;
    return {
      onClose,
      card,
      show: (next: ToastMessage | null) => view.rerender(<Toast toast={next} onClose={onClose} />),
    };
  };

  it('shows a success politely and an error at once, each with title and message [TST-1]', () => {
    const { show, card } = setUp(success);
    expect(screen.getByRole('status')).toHaveTextContent('저장했어요내 정보를 바꿨어요.');
    expect(card()).toHaveAttribute('data-toast', 'success');
    show({ id: 2, type: 'error', title: '저장하지 못했어요' });
    expect(screen.getByRole('alert')).toHaveTextContent('저장하지 못했어요');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('closes after 2,000 ms although the state holds 3,000 [TST-2]', () => {
    const { onClose } = setUp({ ...success, duration: 3_000 });
    pass(1_999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes earlier when a shorter time is wanted [TST-2]', () => {
    const { onClose } = setUp({ ...success, duration: 500 });
    pass(500);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes on Escape wherever the focus is [TST-2]', () => {
    const { onClose } = setUp(success);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays when the teacher clicks beside it [TST-2]', () => {
    const { onClose } = setUp(success);
    fireEvent.pointerDown(document.body);
    fireEvent.mouseDown(document.body);
    fireEvent.click(document.body);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('waits while the pointer is on it or the focus in it', () => {
    const { onClose, card } = setUp(success);
    pass(1_500);
    fireEvent.pointerMove(card(), { movementX: 1 });
    pass(60_000);
    fireEvent.pointerLeave(card());
    pass(499);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.focus(screen.getByRole('button', { name: '알림 닫기' }));
    pass(60_000);
    fireEvent.blur(screen.getByRole('button', { name: '알림 닫기' }));
    pass(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is not held open by a pointer that rested there before it came', () => {
    const { onClose, card } = setUp(success);
    fireEvent.pointerEnter(card());
    fireEvent(card(), Object.assign(new MouseEvent('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 }));
    pass(2_000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  describe('over a control that was used last', () => {
    const page = (toast: typeof success | null) => (
      <>
        <button type="button" id="menu-button">
          메뉴
        </button>
        <div role="menu" aria-labelledby="menu-button">
          <div role="menuitem">알림 끄기</div>
        </div>
        <Toast toast={toast} onClose={jest.fn()} />
      </>
    );
    const down = () => document.querySelector<HTMLElement>('[data-toast]')!.style.marginTop;

    beforeEach(() => {
      jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
        if (this.id === 'menu-button') return new DOMRect(700, 60, 80, 40);
        return this.hasAttribute('data-toast') ? new DOMRect(600, 80, 380, 70) : new DOMRect();
      });
    });

    it('goes below what made it', () => {
      const { rerender } = render(page(null));
      screen.getByRole('button', { name: '메뉴' }).focus();
      rerender(page(success));
      expect(down()).toBe('28px');
    });

    it('goes below the button of a menu of which an entry made it, and which has gone meanwhile', () => {
      const { rerender } = render(page(null));
      fireEvent.pointerDown(screen.getByRole('menuitem'));
      rerender(page(success));
      expect(down()).toBe('28px');
    });

    it('goes below what has the focus back once a dialog over the page has closed', () => {
      render(page(success));
      expect(down()).toBe('');
      act(() => screen.getByRole('button', { name: '메뉴' }).focus());
      expect(down()).toBe('28px');
    });
  });

  it('waits while another tab is in sight', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { onClose } = setUp(success);
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(2_000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('gives the next message its whole time', () => {
    const { onClose, show } = setUp(success);
    pass(1_900);
    show({ ...success, id: 2 });
    pass(1_999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('leaves the last message to screen readers and takes the card away', () => {
    const { show, card } = setUp(success);
    show(null);
    expect(card()).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('저장했어요');
  });

  it('speaks Vietnamese with a Vietnamese voice', () => {
    setUp({ id: 3, type: 'success', title: 'Đăng nhập thành công!', lang: 'vi' });
    expect(screen.getByText('Đăng nhập thành công!')).toHaveAttribute('lang', 'vi');
  });
});

describe('states of a list', () => {
  it.each([
    ['text', <SkeletonText key="text" />],
    ['rows', <SkeletonRows key="rows" rows={3} end />],
    ['calendar', <SkeletonCalendar key="calendar" />],
  ])('says once that the %s is loading and hides the grey pieces', (_name, skeleton) => {
    const { container } = render(skeleton);
    expect(container.querySelector('[aria-busy=true]')).toBeInTheDocument();
    expect(screen.getAllByText('불러오는 중이에요')).toHaveLength(1);
  });

  it('offers one way on when there is nothing yet', () => {
    render(
      <EmptyState name="courses-empty" title="아직 만든 강좌가 없어요" action={<button>강좌 만들기</button>}>
        첫 강좌를 만들면 학생이 찾아볼 수 있어요.
      </EmptyState>,
    );
    expect(screen.getByText('아직 만든 강좌가 없어요')).toBeVisible();
    expect(screen.getByRole('button', { name: '강좌 만들기' })).toBeVisible();
  });

  it("has fourteen drawings, all of them decoration in the theme's colours", () => {
    const names = Object.keys(DRAWINGS) as DrawingName[];
    expect(names).toHaveLength(14);
    for (const name of names) {
      const { container, unmount } = render(<Drawing name={name} />);
      const svg = container.querySelector('svg');
      expect(svg).toHaveAttribute('aria-hidden', 'true');
      expect(svg?.innerHTML).toContain('var(--illu-wash)');
      expect(svg?.innerHTML).toContain('var(--illu-dot)');
      unmount();
    }
  });

  it('says what failed, offers another try and shows the trace id to copy', () => {
    const onRetry = jest.fn();
    const { rerender } = render(
      <ErrorState title="일정을 불러오지 못했어요" onRetry={onRetry} traceId="8f2a">
        인터넷 연결을 확인해 주세요.
      </ErrorState>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('8f2a');
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    rerender(<ErrorState title="일정을 불러오지 못했어요" onRetry={onRetry} retrying />);
    fireEvent.click(screen.getByRole('button'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('says that something is under way', () => {
    const { rerender } = render(<Spinner label="로그인하는 중" />);
    expect(screen.getByRole('status')).toHaveTextContent('로그인하는 중');
    rerender(<ProgressLine active />);
    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중이에요');
    rerender(<ProgressLine active={false} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('OfflineBar', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('appears when the connection goes and says for three seconds that it is back', () => {
    jest.useFakeTimers();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    render(<OfflineBar />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    onLine.mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(screen.getByRole('status')).toHaveTextContent('인터넷 연결이 끊겼어요');
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('status')).toHaveTextContent('다시 연결됐어요');
    pass(3_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
