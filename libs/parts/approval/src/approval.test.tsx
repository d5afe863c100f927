import { render as renderBare, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { UiProvider } from '@portal/ui/provider';
import { ApprovalBanner } from './approval-banner.tsx';
import { ApprovalHistory } from './approval-history.tsx';
import { someEntries, someRemarks } from './approval.fixture.ts';
import { RemarkList } from './remark-list.tsx';
import { RemarkNote } from './remark-note.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const render = (element: ReactElement) =>
  renderBare(element, {
    wrapper: ({ children }) => (
      <UiProvider>
        <MemoryRouter>
          {children}
          <Address />
        </MemoryRouter>
      </UiProvider>
    ),
  });
const ZONE = 'Asia/Ho_Chi_Minh';

describe('the note of a remark', () => {
  it.each([
    [true, '심사 의견 · 고쳤어요'],
    [false, '심사 의견 · 아직 그대로예요'],
    [null, '심사 의견'],
  ])('says in words whether its field was changed: %s', (isChanged, name) => {
    render(<RemarkNote remark="학년을 넣어 주세요." isChanged={isChanged} />);
    expect(screen.getByRole('note', { name })).toHaveTextContent('학년을 넣어 주세요.');
  });

  it('is read out whole as the description of its field', () => {
    render(
      <div role="group" aria-label="강좌 이름" aria-describedby="note">
        <div id="note">
          <RemarkNote label="운영팀 의견" remark="학년을 넣어 주세요." />
        </div>
      </div>,
    );
    expect(screen.getByRole('group')).toHaveAccessibleDescription(/운영팀 의견.*학년을 넣어 주세요\./);
  });
});

describe('the list of remarks', () => {
  it('leads to each field, and says what is done and what is not', async () => {
    render(<RemarkList remarks={someRemarks} />);
    const [title, fee] = within(screen.getByRole('list', { name: '고칠 곳 2개' })).getAllByRole('listitem');
    expect(title).toHaveTextContent('고쳤어요');
    expect(fee).toHaveTextContent('아직 그대로예요');
    expect(screen.getByText(/2개 중 1개를 고쳤어요/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '수강권 1: 다른 강좌보다 비싸요.' }));
    expect(screen.getByRole('status')).toHaveTextContent('/edit?field=packages.0');
  });

  it('claims nothing while it is not known what was changed', () => {
    render(<RemarkList remarks={someRemarks.map((remark) => ({ ...remark, isChanged: null }))} />);
    expect(screen.queryByText(/고쳤어요|아직 그대로예요/)).toBeNull();
  });

  it('stays on the page where the page leads to the field itself', async () => {
    const follow = jest.fn();
    render(<RemarkList remarks={someRemarks} onFollow={follow} />);
    await userEvent.click(screen.getByRole('link', { name: /^강좌 이름/ }));
    expect(follow).toHaveBeenCalledWith('title');
    expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
  });
});

describe('the banner of an approval', () => {
  it('says why it was declined, with the way to every remark', () => {
    render(
      <ApprovalBanner
        state="DECLINED"
        title="반려된 강좌예요"
        timeZone={ZONE}
        reason="소개를 다시 봐 주세요."
        remarks={someRemarks}
      />,
    );
    const banner = within(screen.getByRole('region', { name: '반려된 강좌예요' }));
    expect(banner.getByText('소개를 다시 봐 주세요.')).toBeVisible();
    expect(banner.getAllByRole('link')).toHaveLength(2);
  });

  it("says until when an answer comes, in the reader's zone, and what can be done meanwhile", () => {
    render(
      <ApprovalBanner
        state="WAITING"
        title="기다리고 있어요"
        timeZone={ZONE}
        dueAt="2026-11-19T01:00:00+09:00"
        action={<button>거두기</button>}
      >
        결과는 알림으로 알려 드려요.
      </ApprovalBanner>,
    );
    const banner = within(screen.getByRole('region', { name: '기다리고 있어요' }));
    expect(banner.getByTitle('18/11/2026 23:00')).toBeVisible();
    expect(banner.getByRole('button', { name: '거두기' })).toBeVisible();
    expect(banner.getByText('결과는 알림으로 알려 드려요.')).toBeVisible();
  });
});

describe('the banner in every state', () => {
  it.each(['OPEN', 'WAITING', 'LOCKED', 'DECLINED', 'APPROVED'] as const)(
    'is a place of its own with a name, and holds nothing empty: %s',
    (state) => {
      render(<ApprovalBanner state={state} title="제목" timeZone={ZONE} reason="" dueAt={null} />);
      const banner = screen.getByRole('region', { name: '제목' });
      expect(banner).toHaveTextContent(/^제목$/);
      expect(within(banner).queryByRole('list')).toBeNull();
    },
  );

  it.each([
    ['a clock alone', { dueAt: '2026-11-19T01:00:00+09:00' }, 'time', null],
    ['a way alone', { action: <button>고치기</button> }, null, '고치기'],
  ])('has %s where there is no more', (_what, over, clock, name) => {
    const { container } = render(<ApprovalBanner state="WAITING" title="제목" timeZone={ZONE} {...over} />);
    expect(container.querySelectorAll('time')).toHaveLength(clock ? 1 : 0);
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(name ? [name] : []);
  });

  it('keeps the lines of a reason, and follows a remark without leaving the page', async () => {
    const follow = jest.fn();
    const reason = '첫째 줄\n둘째 줄';
    render(
      <ApprovalBanner
        state="DECLINED"
        title="반려"
        timeZone={ZONE}
        reason={reason}
        remarks={someRemarks}
        onFollow={follow}
      />,
    );
    expect(screen.getByText(/첫째 줄/).textContent).toBe(reason);
    screen.getByRole('link', { name: /^수강권 1/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(follow.mock.calls).toEqual([['packages.0']]);
  });
});

describe('the history of an approval', () => {
  const entries = () => {
    render(<ApprovalHistory label="승인 기록" entries={someEntries} timeZone={ZONE} />);
    return Array.from(screen.getByRole('list', { name: '승인 기록' }).children) as HTMLElement[];
  };

  it("tells the outcome of every request, who decided, why, and when in the reader's zone", () => {
    const declined = entries()[2];
    expect(declined).toHaveTextContent(/2번째 판.*반려/);
    expect(declined).toHaveTextContent(/심사한 때.*12\/11\/2026 22:30/);
    expect(declined).toHaveTextContent(/심사 담당강좌 심사팀반려 이유수강료와 소개를 다시 봐 주세요\./);
    expect(declined).toHaveTextContent('수강권 1: 다른 강좌보다 비싸요.');
  });

  it('says until when an answer comes, and what was said with the request', () => {
    const waiting = entries()[0];
    expect(waiting).toHaveTextContent('지적해 주신 수강료를 고쳤어요.');
    expect(waiting && within(waiting).getByTitle('19/11/2026 07:00')).toBeVisible();
    expect(waiting).not.toHaveTextContent('심사한 때');
  });

  it('does not call what was taken back decided', () => {
    const canceled = entries()[1];
    expect(canceled).toHaveTextContent('임시 저장해서 취소됐어요');
    expect(canceled).not.toHaveTextContent('심사한 때');
  });
});
