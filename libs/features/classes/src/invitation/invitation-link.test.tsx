import { screen, waitFor, within } from '@testing-library/react';
import { useGetClassInvitationQuery } from '@portal/api/classes/enrollments.api';
import type { ClassInvitation } from '@portal/domain/classes/enrollment-request';
import { enrollmentsContract as contract } from '@portal/domain/classes/enrollments.contract';
import { ERRORS } from '@portal/domain/contract/error-code';
import { paths } from '@portal/domain/site/paths';
import { aClassInvitation } from '@portal/testing/classes/enrollment-builders';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { button, renderAlone } from '../classes.screen.ts';
import { InvitationLink } from './invitation-link.tsx';

const { getClassInvitation, changeClassInvitation, renewClassInvitation } = contract;
const addressOf = (link: string) => `${location.origin}/kr/c/${link}`;
const OLD = 'a'.repeat(32);
const NEW = 'b'.repeat(32);
const before = aClassInvitation({ path: paths.classInvitation(OLD) });

function Known() {
  const { currentData } = useGetClassInvitationQuery({ id: 'class-1' });
  return currentData && <InvitationLink classId="class-1" invitation={currentData} />;
}
const show = (...handlers: Fake[]) => renderAlone(<Known />, [...handlers, fake(getClassInvitation, before)]);
const address = () => screen.findByRole('textbox', { name: '링크 주소' });
const question = async () => within(await openedDialog('새 링크로 바꿀까요?', 'alertdialog'));
const asksTeacher = () => screen.findByRole('switch', { name: '내가 확인하고 등록' });

describe('the link of a class', () => {
  it('stands there as a code and as an address, and is copied whole', async () => {
    const { user } = show();
    expect(await address()).toHaveValue(addressOf(OLD));
    expect(screen.getByRole('img', { name: '카메라로 비추면 수업 신청이 열리는 그림' })).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('링크 복사'));
    expect(copied).toHaveBeenCalledWith(addressOf(OLD));
    expect(await screen.findByRole('button', { name: '복사했어요' })).toBeVisible();
    copied.mockRestore();
  });

  it('is given up after a question only, and the old one is gone', async () => {
    const asked = jest.fn();
    let now: ClassInvitation = before;
    const { user } = show(
      fake(getClassInvitation, () => now),
      fake(renewClassInvitation, ({ params }) => {
        asked(params);
        now = aClassInvitation({ path: paths.classInvitation(NEW) });
        return now;
      }),
    );
    await address();
    await user.click(button('새 링크로 바꾸기'));
    expect(await openedDialog('새 링크로 바꿀까요?', 'alertdialog')).toHaveTextContent(
      '지금 링크와 QR 코드는 바로 쓸 수 없게 돼요.',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('새 링크로 바꾸기')).toHaveFocus());
    expect(asked).not.toHaveBeenCalled();
    await user.click(button('새 링크로 바꾸기'));
    await user.click((await question()).getByRole('button', { name: '새 링크로 바꾸기' }));
    expect(await screen.findByText('새 링크로 바꿨어요')).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ id: 'class-1' });
    expect(await address()).toHaveValue(addressOf(NEW));
    expect(screen.queryByDisplayValue(addressOf(OLD))).toBeNull();
  });

  it('stays as it is when it could not be given up', async () => {
    const { user } = show(fakeProblem(renewClassInvitation, 'UNEXPECTED'));
    await address();
    await user.click(button('새 링크로 바꾸기'));
    await user.click((await question()).getByRole('button', { name: '새 링크로 바꾸기' }));
    expect(await screen.findByText('새 링크로 바꾸지 못했어요')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await address()).toHaveValue(addressOf(OLD));
  });

  it('lets the teacher look at a request first or not, and says what both mean', async () => {
    const sent: unknown[] = [];
    let now: ClassInvitation = before;
    const { user } = show(
      fake(getClassInvitation, () => now),
      fake(changeClassInvitation, ({ params, body }) => {
        sent.push([params, body]);
        now = { ...now, ...body };
        return now;
      }),
    );
    expect(await asksTeacher()).toBeChecked();
    expect(await asksTeacher()).toHaveAccessibleDescription(/48시간 동안 자리를 맡아 두고 .* 끄면 .* 바로 등록돼요\.$/);
    await user.click(await asksTeacher());
    await waitFor(async () => expect(await asksTeacher()).not.toHaveAttribute('aria-busy'));
    expect(await asksTeacher()).not.toBeChecked();
    expect(await asksTeacher()).toHaveAccessibleDescription(/^빈자리가 있으면 .* 켜면 선생님이 확인한 뒤에/);
    expect(sent).toEqual([[{ id: 'class-1' }, { asksTeacher: false }]]);
  });

  it('goes back to how it was when the change is refused', async () => {
    const { user } = show(fakeProblem(changeClassInvitation, 'FORBIDDEN'));
    await user.click(await asksTeacher());
    expect(await screen.findByText('바꾸지 못했어요')).toBeVisible();
    expect(screen.getByText(ERRORS.FORBIDDEN.message)).toBeVisible();
    expect(await asksTeacher()).toBeChecked();
  });

  it('says of a full class that a family will wait', async () => {
    show(fake(getClassInvitation, { ...before, seats: { capacity: 8, students: 8, held: 0, free: 0 } }));
    expect(await screen.findByText(/지금 신청하는 가족은 자리가 나기를 기다려요/)).toBeVisible();
  });

  it('is not there for a class that takes nobody any more', async () => {
    show(fake(getClassInvitation, { ...before, path: null }));
    expect(await screen.findByText('이제 신청을 받지 않는 수업이에요')).toBeVisible();
    expect(screen.queryByRole('button', { name: '링크 복사' })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
