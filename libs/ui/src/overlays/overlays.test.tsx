import { render as renderBare, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Menu } from '../actions/menu.tsx';
import { UiProvider } from '../base/provider.tsx';
import { Field, TextInput } from '../fields/field.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Popover } from './popover.tsx';

const render = (element: ReactElement) => renderBare(element, { wrapper: UiProvider });

function Opener({ children }: { children: (props: { open: boolean; close: () => void }) => ReactElement }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>열기</Button>
      {children({ open, close: () => setOpen(false) })}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: '열기' });

describe('Dialog', () => {
  const setUp = () =>
    render(
      <Opener>
        {({ open, close }) => (
          <Dialog open={open} onClose={close} title="로그인" description="선생님 계정으로 수업을 관리하세요.">
            <Field label="계정">
              <TextInput />
            </Field>
          </Dialog>
        )}
      </Opener>,
    );

  it('is named, described, and starts at its first control', async () => {
    setUp();
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog', { name: '로그인' });
    expect(dialog).toHaveAccessibleDescription('선생님 계정으로 수업을 관리하세요.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '계정' })).toHaveFocus());
  });

  it('closes on Escape and returns to the opener', async () => {
    setUp();
    await userEvent.click(opener());
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('closes by its button, which has a Korean name', async () => {
    setUp();
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: '창 닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the Tab key inside', async () => {
    setUp();
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    for (let n = 0; n < 4; n += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });
});

describe('two dialogs that change places in one step', () => {
  function Steps() {
    const [step, setStep] = useState<'closed' | 'details' | 'form' | 'question'>('closed');
    const opener = useRef<HTMLButtonElement>(null);
    const close = () => setStep('closed');
    return (
      <>
        <Button ref={opener} onClick={() => setStep('details')}>
          열기
        </Button>
        {step === 'form' && (
          <Dialog open onClose={close} title="일정 고치기" finalFocus={opener}>
            <Field label="제목">
              <TextInput />
            </Field>
          </Dialog>
        )}
        <AlertDialog
          open={step === 'question'}
          title="일정을 삭제할까요?"
          confirmLabel="일정 삭제"
          onConfirm={close}
          onCancel={close}
          finalFocus={opener}
        />
        <Dialog open={step === 'details'} onClose={close} title="일정" finalFocus={opener}>
          <Button onClick={() => setStep('form')}>고치기</Button>
          <Button onClick={() => setStep('question')}>삭제</Button>
        </Dialog>
      </>
    );
  }

  it.each([
    ['고치기', 'dialog', '일정 고치기', () => screen.getByRole('textbox', { name: '제목' })],
    ['삭제', 'alertdialog', '일정을 삭제할까요?', () => screen.getByRole('button', { name: '취소' })],
  ])('%s: the second stays, takes the focus, and returns to the opener', async (action, role, name, first) => {
    render(<Steps />);
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: action }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '일정' })).toBeNull());
    expect(await screen.findByRole(role, { name })).toBeVisible();
    await waitFor(() => expect(first()).toHaveFocus());
    // Longer than the first one needs to hand the focus back.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole(role, { name })).toBeVisible();
    expect(first()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    await waitFor(() => expect(opener()).toHaveFocus());
  });
});

describe('AlertDialog', () => {
  const setUp = () => {
    const onConfirm = jest.fn();
    render(
      <Opener>
        {({ open, close }) => (
          <AlertDialog
            open={open}
            title="로그아웃할까요?"
            confirmLabel="로그아웃"
            onConfirm={onConfirm}
            onCancel={close}
          >
            이 기기에서 로그아웃해요.
          </AlertDialog>
        )}
      </Opener>,
    );
    return onConfirm;
  };

  it('asks with the focus on cancel, so that a hasty Enter does no harm [AVT-3]', async () => {
    const onConfirm = setUp();
    await userEvent.click(opener());
    await screen.findByRole('alertdialog', { name: '로그아웃할까요?' });
    await waitFor(() => expect(screen.getByRole('button', { name: '취소' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('confirms by the verb of its title', async () => {
    const onConfirm = setUp();
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: '로그아웃' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});

describe('Drawer', () => {
  it('is a named dialog that closes by its button and by Escape', async () => {
    render(
      <Opener>
        {({ open, close }) => (
          <Drawer open={open} onClose={close} title="메뉴" header={<span>로고</span>} footer="고객센터">
            <a href="/kr">홈</a>
          </Drawer>
        )}
      </Opener>,
    );
    await userEvent.click(opener());
    expect(await screen.findByRole('dialog', { name: '메뉴' })).toHaveTextContent('고객센터');
    await userEvent.click(screen.getByRole('button', { name: '메뉴 닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener());
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Popover', () => {
  it('moves the focus to its heading and back to the button', async () => {
    render(
      <Popover title="알림" trigger={<Button>알림, 새 알림 3개</Button>}>
        <a href="/n/1">첫 알림</a>
      </Popover>,
    );
    const trigger = screen.getByRole('button', { name: '알림, 새 알림 3개' });
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: '알림' });
    await waitFor(() => expect(within(popover).getByRole('heading', { name: '알림' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  });
});

describe('Menu', () => {
  const onChoose = jest.fn();
  const setUp = async () => {
    const onLogout = jest.fn();
    render(
      <Menu
        choice={{
          label: '화면 모드',
          value: 'dark',
          options: [
            { value: 'light', label: '밝게' },
            { value: 'dark', label: '어둡게' },
          ],
          onChoose,
        }}
        label="김서연 님 메뉴"
        trigger={<Button>김서연 님 메뉴</Button>}
        items={[
          { id: 'schedule', label: '일정', href: '#schedule', isCurrent: true },
          { id: 'locked', label: '설명', disabled: true },
          { id: 'income', label: '수입', href: '#income' },
          { id: 'settings', label: '설정', href: '#settings' },
          { id: 'logout', label: '로그아웃', onSelect: onLogout, separated: true, danger: true },
        ]}
      />,
    );
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: '김서연 님 메뉴' });
    await waitFor(() => expect(menu).toHaveFocus());
    return onLogout;
  };
  const current = () => document.querySelector('[data-highlighted]')?.textContent;

  it('opens by keyboard on its first entry and moves by arrows, Home and End [AVT-2]', async () => {
    await setUp();
    await waitFor(() => expect(current()).toBe('일정'));
    await userEvent.keyboard('{ArrowDown}');
    expect(current()).toBe('수입');
    await userEvent.keyboard('{End}');
    expect(current()).toBe('어둡게');
    await userEvent.keyboard('{Home}');
    expect(current()).toBe('일정');
  });

  it('finds an entry by the Korean letters of its name, though the keyboard reports Latin ones', async () => {
    await setUp();
    await waitFor(() => expect(current()).toBe('일정'));
    await userEvent.keyboard('[KeyT][KeyJ][KeyF]');
    await waitFor(() => expect(current()).toBe('설정'));
  });

  it('does the chosen action once and returns to the button', async () => {
    const onLogout = await setUp();
    await userEvent.click(screen.getByRole('menuitem', { name: '로그아웃' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(onLogout).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  });

  it('does the action by Enter, too', async () => {
    const onLogout = await setUp();
    await waitFor(() => expect(current()).toBe('일정'));
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}');
    expect(current()).toBe('로그아웃');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onLogout).toHaveBeenCalledTimes(1));
  });

  it('says which of a few is chosen, and lets another one be chosen', async () => {
    await setUp();
    const group = within(screen.getByRole('group', { name: '화면 모드' }));
    expect(group.getByRole('menuitemradio', { checked: true })).toHaveTextContent('어둡게');
    await userEvent.click(group.getByRole('menuitemradio', { name: '밝게', checked: false }));
    expect(onChoose.mock.calls).toEqual([['light']]);
  });

  it('reaches a choice by the keyboard too: by the letters of its name, and Enter takes it once', async () => {
    await setUp();
    await waitFor(() => expect(current()).toBe('일정'));
    // ㅂㅏㄺ: 밝
    await userEvent.keyboard('[KeyQ][KeyK][KeyF][KeyR]');
    await waitFor(() => expect(current()).toBe('밝게'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onChoose.mock.calls).toEqual([['light']]));
  });

  it('offers ways as links, marks the current one and leaves disabled ones alone', async () => {
    const onLogout = await setUp();
    expect(screen.getByRole('menuitem', { name: '일정' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('menuitem', { name: '수입' })).toHaveAttribute('href', '#income');
    expect(screen.getByRole('menuitem', { name: '설명' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(onLogout).not.toHaveBeenCalled();
  });
});
