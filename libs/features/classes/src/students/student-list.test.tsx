import { screen, waitFor, within } from '@testing-library/react';
import type { ClassStudent } from '@portal/domain/classes/class';
import { classInvitationsContract } from '@portal/domain/classes/class-invitations.contract';
import { classStudentsContract } from '@portal/domain/classes/class-students.contract';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { enrollmentsContract } from '@portal/domain/classes/enrollments.contract';
import { familyLinksContract } from '@portal/domain/classes/family-links.contract';
import { aClassStudent, aTeachingClass } from '@portal/testing/classes/class-builders';
import { aClassInvitation } from '@portal/testing/classes/enrollment-builders';
import { aFamilyLink } from '@portal/testing/classes/family-link-builders';
import { aFormerStudent, aMoveTarget } from '@portal/testing/classes/leaving-builders';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { aCanceledClass, aFinishedClass } from '../class-page.fixture.ts';
import { button, dialog, item, renderAlone } from '../classes.screen.ts';
import { StudentsView } from './students-view.tsx';

const { listFormerStudents, listMoveTargets, removeStudent, moveStudent } = classStudentsContract;
const two = [aClassStudent(), aClassStudent({ id: 'student-A02', name: '학생 A02' })];
const students = (items: ClassStudent[]) => fake(classesContract.listClassStudents, { items });
const show = (handlers: Fake[], shown = aTeachingClass()) =>
  renderAlone(<StudentsView shown={shown} />, [
    ...handlers,
    students(two),
    fake(listFormerStudents, { items: [] }),
    fake(enrollmentsContract.getClassInvitation, aClassInvitation()),
    fake(familyLinksContract.listFamilyLinks, { items: [aFamilyLink()] }),
    fake(classInvitationsContract.listInvitationLetters, { items: [], lettersLeft: 50 }),
  ]);
const menuOf = (name: string) => screen.findByRole('button', { name: `${name} 더 보기` });
/** The students until one of them leaves. */
function leavingServer() {
  let left = false;
  const leave = () => {
    left = true;
    return aFormerStudent({ id: 'student-A01', name: '학생 A01' });
  };
  return [
    fake(classesContract.listClassStudents, () => ({ items: left ? two.slice(1) : two })),
    fake(listFormerStudents, () => ({ items: left ? [leave()] : [] })),
    fake(listMoveTargets, { items: [aMoveTarget()] }),
    fake(removeStudent, leave),
    fake(moveStudent, leave),
  ];
}

beforeEach(() => localStorage.clear());

describe('a student of a class', () => {
  it('with more lessons left than are planned is told how many are [CLS-1]', async () => {
    show([], aTeachingClass({ lessonHeld: 5, lessonNotHeld: 1 }));
    expect((await screen.findAllByText('12회 중 7회 남음 (예정된 수업은 6회예요)'))[0]).toBeVisible();
  });

  it('is removed from his card: the list is without him, he is among those who left, and the focus is in the list', async () => {
    const { user } = show(leavingServer());
    await user.click(await menuOf('학생 A01'));
    await user.click(await item('수업에서 내보내기'));
    const asked = await dialog('A01 학생을 내보낼까요?');
    await user.type(asked.getByLabelText(/내보내는 이유/), '가족이 이사해요');
    await user.click(asked.getByRole('button', { name: '내보내기' }));
    expect(await screen.findByText('나간 학생 1명')).toBeVisible();
    expect(screen.queryByRole('article', { name: '학생 A01' })).toBeNull();
    expect(screen.getByRole('article', { name: '학생 A02' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('region', { name: '학생' })).toHaveFocus());
  });

  it('is moved from his card', async () => {
    const { user } = show(leavingServer());
    await user.click(await menuOf('학생 A01'));
    await user.click(await item('다른 수업으로 옮기기'));
    const asked = await dialog('A01 학생을 어느 수업으로 옮길까요?');
    await user.click(await asked.findByRole('radio', { name: '중2 수학 주말반' }));
    await user.type(asked.getByLabelText(/옮기는 이유/), '주말에만 올 수 있어요');
    await user.click(asked.getByRole('button', { name: '옮기기' }));
    expect(await screen.findByText('A01 학생을 옮겼어요')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: '학생 A01' })).toBeNull());
  });

  it('stays when she thinks better of it, and the focus is back at his menu', async () => {
    const { user } = show([]);
    await user.click(await menuOf('학생 A02'));
    await user.click(await item('수업에서 내보내기'));
    const asked = await dialog('A02 학생을 내보낼까요?');
    await user.click(asked.getByRole('button', { name: '그대로 두기' }));
    await waitFor(async () => expect(await menuOf('학생 A02')).toHaveFocus());
    expect(screen.getByRole('article', { name: '학생 A02' })).toBeVisible();
  });

  it('has no such menu while he only tries a lesson', async () => {
    show([students([aClassStudent({ isTrial: true }), two[1]!])]);
    expect(await menuOf('학생 A02')).toBeVisible();
    expect(screen.queryByRole('button', { name: '학생 A01 더 보기' })).toBeNull();
  });

  it.each([
    ['over', aFinishedClass()],
    ['cancelled', aCanceledClass()],
  ])('has none either in a class that is %s', async (_how, shown) => {
    show([], shown);
    expect(await screen.findByRole('article', { name: '학생 A01' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /더 보기$/ })).toBeNull();
  });
});

describe('those who have left', () => {
  it('are folded away, each with the day, the reason and the class he moved to', async () => {
    const gone = aFormerStudent({ id: 'student-C02', name: '학생 C02', movedTo: null, reason: '이사해요' });
    const { user } = show([fake(listFormerStudents, { items: [aFormerStudent(), gone] })]);
    const title = await screen.findByText('나간 학생 2명');
    expect(screen.getByText('학생 C01')).not.toBeVisible();
    await user.click(title);
    const [moved, left] = within(title.closest('details')!).getAllByRole('listitem');
    expect(within(moved!).getByText('11/11/2026')).toBeVisible();
    expect(within(moved!).getByText('평일 저녁에는 다른 학원이 있어요.')).toBeVisible();
    expect(within(moved!).getByRole('link', { name: '중2 수학 주말반' })).toHaveAttribute(
      'href',
      '/account/my-courses/class-2/students',
    );
    expect(within(left!).getByText('이사해요')).toBeVisible();
    expect(within(left!).queryByRole('link')).toBeNull();
  });

  it('are not spoken of where nobody has left', async () => {
    show([]);
    await menuOf('학생 A01');
    expect(screen.queryByText(/나간 학생/)).toBeNull();
  });

  it('can be asked for again', async () => {
    const { user } = show([fakeProblem(listFormerStudents, 'UNEXPECTED')]);
    expect(await screen.findByText('나간 학생을 불러오지 못했어요')).toBeVisible();
    platform.use(fake(listFormerStudents, { items: [aFormerStudent()] }));
    await user.click(button('다시 시도'));
    expect(await screen.findByText('나간 학생 1명')).toBeVisible();
  });
});
