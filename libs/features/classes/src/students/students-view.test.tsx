import { screen, waitFor, within } from '@testing-library/react';
import type { ClassStudent } from '@portal/domain/classes/class';
import { classInvitationsContract } from '@portal/domain/classes/class-invitations.contract';
import { classStudentsContract } from '@portal/domain/classes/class-students.contract';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { enrollmentsContract } from '@portal/domain/classes/enrollments.contract';
import { familyLinksContract } from '@portal/domain/classes/family-links.contract';
import { aClassStudent, aTeachingClass } from '@portal/testing/classes/class-builders';
import { aClassInvitation } from '@portal/testing/classes/enrollment-builders';
import { aFamilyLink } from '@portal/testing/classes/family-link-builders';
import { type Fake, fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { studentsOf } from '../class-page.fixture.ts';
import { button, part, renderAlone } from '../classes.screen.ts';
import { StudentsView } from './students-view.tsx';

const { listClassStudents } = contract;
const { getClassInvitation, answerEnrollmentRequest } = enrollmentsContract;
const door = fake(getClassInvitation, aClassInvitation());
const families = fake(familyLinksContract.listFamilyLinks, { items: [aFamilyLink()] });
const nobodyLeft = fake(classStudentsContract.listFormerStudents, { items: [] });
const nobodyInvited = fake(classInvitationsContract.listInvitationLetters, { items: [], lettersLeft: 50 });
const show = (handlers: Fake[], shown = aTeachingClass()) =>
  renderAlone(<StudentsView shown={shown} />, [...handlers, door, nobodyLeft, nobodyInvited, families]);
const students = (items: ClassStudent[]) => fake(listClassStudents, { items });
const card = async () => within(await screen.findByRole('article', { name: '학생 A01' }));

describe('the students of a class', () => {
  it('are as many as its head counts', async () => {
    show([students(studentsOf(aTeachingClass()))]);
    expect(await screen.findAllByRole('article')).toHaveLength(aTeachingClass().studentCount);
  });

  it('are shown with the level of the class, where it has one [CLS-1]', async () => {
    show([students([aClassStudent()])], aTeachingClass({ level: 'BEGINNER' }));
    expect((await card()).getByText(/^14세 · /)).toBeVisible();
    expect((await card()).getByText('80%')).toBeVisible();
  });

  it('are none yet in a new class', async () => {
    show([students([])]);
    expect(await screen.findByText('아직 학생이 없어요')).toBeVisible();
    expect(screen.getByText('이 화면에 있는 초대 링크를 가족에게 보내 보세요.')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('can be asked for again', async () => {
    const { user } = show([fakeProblem(listClassStudents, 'UNEXPECTED')]);
    expect(await screen.findByText('학생을 불러오지 못했어요')).toBeVisible();
    platform.use(students([aClassStudent()]));
    await user.click(button('다시 시도'));
    expect((await card()).getByText('80%')).toBeVisible();
  });
});

describe('who comes into a class', () => {
  it('is nobody else where one family tries a lesson [CON-3]', async () => {
    const trial = aTeachingClass({ isTrial: true });
    show(
      [fake(getClassInvitation, aClassInvitation({ path: null })), students([aClassStudent({ isTrial: true })])],
      trial,
    );
    expect(await card()).toBeDefined();
    expect(screen.queryByText('초대 링크')).toBeNull();
    expect(screen.queryByText('남은 자리')).toBeNull();
  });

  it('is told beside its students: seats, families and the link', async () => {
    show([students([aClassStudent()])]);
    expect((await part('남은 자리')).getByText('학생 5 + 맡아 둔 자리 1 + 빈자리 2 = 8')).toBeVisible();
    expect((await part('신청한 가족 1')).getByText('학생 B01')).toBeVisible();
    expect(await part('초대 링크')).toBeDefined();
    expect(await card()).toBeDefined();
  });

  it('is asked for at once, not after the students', async () => {
    show([neverAnswers(listClassStudents)]);
    expect(await part('신청한 가족 1')).toBeDefined();
    expect(screen.getByText('학생을 불러오는 중')).toBeInTheDocument();
  });

  it('leaves the students there when it fails, and can be asked for again', async () => {
    const { user } = show([students([aClassStudent()]), fakeProblem(getClassInvitation, 'UNEXPECTED')]);
    expect(await screen.findByText('자리와 신청을 불러오지 못했어요')).toBeVisible();
    expect((await card()).getByText('80%')).toBeVisible();
    expect(screen.queryByRole('region', { name: '초대 링크' })).toBeNull();
    platform.use(door);
    await user.click(button('다시 시도'));
    expect((await part('신청한 가족 1')).getByText('학생 B01')).toBeVisible();
  });

  it('is a student of the class once she was accepted', async () => {
    let items = [aClassStudent()];
    let now = aClassInvitation();
    const { user } = show([
      fake(listClassStudents, () => ({ items })),
      fake(getClassInvitation, () => now),
      fake(answerEnrollmentRequest, () => {
        items = [...items, aClassStudent({ id: 'student-B01', name: '학생 B01' })];
        now = aClassInvitation({ requests: [], seats: { capacity: 8, students: 6, held: 0, free: 2 } });
        return now;
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: '학생 B01 등록하기' }));
    expect(await screen.findByRole('article', { name: '학생 B01' })).toBeVisible();
    expect(await screen.findByText('학생 6 + 맡아 둔 자리 0 + 빈자리 2 = 8')).toBeVisible();
  });

  it('is nobody any more once the class is closed', async () => {
    show([students([aClassStudent()]), fake(getClassInvitation, aClassInvitation({ path: null, requests: [] }))]);
    expect(await screen.findByText('이제 신청을 받지 않는 수업이에요')).toBeVisible();
    expect(screen.queryByText(/초대 링크를 가족에게 보내면/)).toBeNull();
    expect(screen.queryByRole('region', { name: '남은 자리' })).toBeNull();
    expect(screen.queryByText(/빈자리 \d/)).toBeNull();
    await waitFor(() => expect(screen.getByRole('article', { name: '학생 A01' })).toBeVisible());
  });
});
