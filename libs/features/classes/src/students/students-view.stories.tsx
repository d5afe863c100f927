import type { Meta, StoryObj } from '@storybook/react-vite';
import { classInvitationsContract } from '@portal/domain/classes/class-invitations.contract';
import { classStudentsContract } from '@portal/domain/classes/class-students.contract';
import { classesContract } from '@portal/domain/classes/classes.contract';
import type { ClassInvitation } from '@portal/domain/classes/enrollment-request';
import { enrollmentsContract } from '@portal/domain/classes/enrollments.contract';
import { familyLinksContract } from '@portal/domain/classes/family-links.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { aClassInvitation, anEnrollmentRequest } from '@portal/testing/classes/enrollment-builders';
import { aFamilyLink } from '@portal/testing/classes/family-link-builders';
import { someInvitationLetters } from '@portal/testing/classes/invitation-builders';
import { aFormerStudent } from '@portal/testing/classes/leaving-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { studentsOf } from '../class-page.fixture.ts';
import { StudentsView } from './students-view.tsx';

const { listClassStudents } = classesContract;
const { getClassInvitation } = enrollmentsContract;
const { listFormerStudents } = classStudentsContract;
const { listFamilyLinks } = familyLinksContract;
const { listInvitationLetters } = classInvitationsContract;
const invited = fake(listInvitationLetters, someInvitationLetters());
const nobodyInvited = fake(listInvitationLetters, { items: [], lettersLeft: 50 });
const nobodyLeft = fake(listFormerStudents, { items: [] });
const oneFamily = fake(listFamilyLinks, { items: [aFamilyLink()] });
const of = (studentCount: number, door: Partial<ClassInvitation> = {}) => ({
  platform: [
    studentCount > 0 ? invited : nobodyInvited,
    fake(listClassStudents, { items: studentsOf(aTeachingClass({ studentCount })) }),
    fake(getClassInvitation, aClassInvitation(door)),
    oneFamily,
    nobodyLeft,
  ],
});
const students = of(5).platform[1]!;
const meta = {
  component: StudentsView,
  args: { shown: aTeachingClass({ studentCount: 5, capacity: 8 }) },
  parameters: of(5),
} satisfies Meta<typeof StudentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '학생 다섯 명, 신청 하나' };
export const Empty: Story = {
  name: '학생도 신청도 없음',
  parameters: of(0, { seats: { capacity: 8, students: 0, held: 0, free: 8 }, requests: [] }),
};
export const Full: Story = {
  name: '빈자리 없음, 두 가족이 기다림',
  parameters: of(8, {
    seats: { capacity: 8, students: 8, held: 0, free: 0 },
    requests: ['학생 B01', '학생 B02'].map((studentName, at) =>
      anEnrollmentRequest({ id: `request-${at}`, studentName, state: 'WAITING', heldUntil: null }),
    ),
  }),
};
export const Closed: Story = {
  name: '신청을 받지 않는 수업',
  parameters: of(5, { path: null, requests: [], seats: { capacity: 8, students: 5, held: 0, free: 3 } }),
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: {
    platform: [listClassStudents, getClassInvitation, listFormerStudents, listFamilyLinks, listInvitationLetters].map(
      neverAnswers,
    ),
  },
};
export const Failed: Story = {
  name: '오류',
  parameters: {
    platform: [
      fakeProblem(listClassStudents, 'UNEXPECTED'),
      fakeProblem(getClassInvitation, 'UNEXPECTED'),
      fakeProblem(listFormerStudents, 'UNEXPECTED'),
      fakeProblem(listFamilyLinks, 'UNEXPECTED'),
      fakeProblem(listInvitationLetters, 'UNEXPECTED'),
    ],
  },
};
export const OnlyStudents: Story = {
  name: '초대만 불러오지 못함',
  parameters: { platform: [students, fakeProblem(getClassInvitation, 'UNEXPECTED'), nobodyLeft, oneFamily, invited] },
};
export const SomeLeft: Story = {
  name: '나간 학생 두 명',
  parameters: {
    platform: [
      ...of(5).platform.slice(0, 4),
      fake(listFormerStudents, {
        items: [aFormerStudent(), aFormerStudent({ id: 'student-C02', name: '학생 C02', movedTo: null })],
      }),
    ],
  },
};
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
