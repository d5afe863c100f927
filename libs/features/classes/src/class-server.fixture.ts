import { chatsContract } from '@portal/domain/chat/chats.contract';
import type { TeachingClass } from '@portal/domain/classes/class';
import { classInvitationsContract } from '@portal/domain/classes/class-invitations.contract';
import { classStudentsContract } from '@portal/domain/classes/class-students.contract';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { enrollmentsContract } from '@portal/domain/classes/enrollments.contract';
import { familyLinksContract } from '@portal/domain/classes/family-links.contract';
import { assignmentStatus } from '@portal/domain/coursework/assignment';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import { planTasksContract } from '@portal/domain/planning/plan-tasks.contract';
import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { addDays } from '@portal/domain/time/day';
import { aChat, aChatMessage } from '@portal/testing/chat/chat-builders';
import { aChatPage } from '@portal/testing/chat/chat-page';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { aClassInvitation } from '@portal/testing/classes/enrollment-builders';
import { aFamilyLink } from '@portal/testing/classes/family-link-builders';
import { type Fake, fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { anAssignment } from '@portal/testing/coursework/assignment-builders';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aPlanTask } from '@portal/testing/planning/plan-task-builders';
import { aReview } from '@portal/testing/reviews/review-builders';
import { aCanceledClass, aLateClass, lessonsOf, person, studentsOf } from './class-page.fixture.ts';

/** The homework of its first lessons, due at the next one and taken for a day longer, with the counts of its students; the newest first. */
function assignmentsOf(shown: TeachingClass) {
  const lessons = lessonsOf(shown);
  const homework = studentsOf(shown).map((student) => student.homework);
  const givenTo = (no: number) => homework.filter(({ given }) => given >= no);
  return lessons
    .filter(({ no }) => givenTo(no).length > 0)
    .map(({ id, no, title, endAt }) => {
      const students = givenTo(no).length;
      const deadlineAt = lessons[no]?.startAt ?? endAt;
      const cutoffAt = `${addDays(deadlineAt.slice(0, 10), 1)}${deadlineAt.slice(10)}`;
      const submitted = homework.filter(({ handedIn }) => handedIn >= no).length;
      return anAssignment({
        id: `assignment-${no}`,
        title: `${no}회차 숙제`,
        lesson: { id, no, title },
        displayAt: endAt,
        deadlineAt,
        cutoffAt,
        status: assignmentStatus(
          {
            isPublished: true,
            displayAt: new Date(endAt),
            deadlineAt: new Date(deadlineAt),
            lateAllowed: true,
            cutoffAt: new Date(cutoffAt),
            isCanceled: shown.canceledAt !== null,
          },
          new Date(FROZEN_NOW),
        ),
        isLocked: submitted > 0,
        counts: {
          students,
          submitted,
          late: homework.filter(({ late }) => late >= no).length,
          missing: students - submitted,
          toGrade: submitted,
          returned: 0,
        },
      });
    })
    .toReversed();
}

/** What is to be prepared for it, beside what belongs to another class. */
export const tasksOf = ({ id, name }: Pick<TeachingClass, 'id' | 'name'>): Fake =>
  fake(planTasksContract.listOpenTasks, {
    tasks: [id, 'class-9'].map((of) => {
      const task = aPlanTask({ id: `task-${of}`, class: { id: of, name } });
      const { type, title, dueAt } = task;
      return {
        id: task.id,
        type,
        title,
        dueAt,
        isOverdue: false,
        class: task.class,
        action: { kind: 'FINISH_TASK' as const, task },
      };
    }),
  });

/** Its talk: a question that was answered, and what nobody has read yet. */
function talkOf({ name, startDate, canceledAt, unreadMessages }: TeachingClass): Fake[] {
  const day = canceledAt === null ? '2026-11-18' : startDate;
  const said = [
    { content: '내일 준비물이 있나요?' },
    { isMine: true, content: '자와 컴퍼스를 챙겨 주세요.' },
    ...Array.from({ length: unreadMessages }, (_, at) => ({ content: `네, 챙길게요! (${at + 1})` })),
  ].map((message, at) => aChatMessage({ ...message, seq: at + 1, at: `${day}T09:0${at + 1}:00+09:00` }));
  const chat = aChat({ title: name, lastSeq: said.length, lastReadSeq: 2, unreadCount: unreadMessages });
  return [
    fake(chatsContract.getChat, chat),
    fake(chatsContract.listMessages, aChatPage(said)),
    fake(chatsContract.markChatRead, { ...chat, lastReadSeq: said.length, unreadCount: 0 }),
  ];
}

/** Two reviews of its students; of a class that was cancelled nobody wrote any. */
function reviewsOf({ name, canceledAt }: TeachingClass) {
  const ofClass = { className: name, handling: 'PROCESSED' } as const;
  const items = [
    aReview({
      ...ofClass,
      student: { ...person(0), avatar: null },
      reply: { content: '다음 학기에도 함께해요!', at: '2026-11-17T21:00:00+09:00', editedAt: null },
    }),
    aReview({
      ...ofClass,
      id: 'review-2',
      student: { ...person(2), avatar: null },
      rating: 3,
      content: '숙제가 조금 많아요',
      hidden: true,
      hiddenReason: '확인 중',
    }),
  ];
  return fake(reviewsContract.listReviews, canceledAt === null ? { total: 2, items } : { total: 0, items: [] });
}

const lectureOf = ({ canceledAt, startDate }: TeachingClass) =>
  aLecture(
    canceledAt === null ? {} : { createdAt: `${startDate}T10:00:00+09:00`, displayAt: `${startDate}T19:00:00+09:00` },
  );

/** Its seats are those of its head; a family waits for one while the class goes on, and none before a closed door. */
function invitationOf({ canceledAt, progress, capacity, studentCount }: TeachingClass) {
  const isOpen = canceledAt === null && progress !== 'FINISHED';
  const held = isOpen ? 1 : 0;
  return aClassInvitation({
    seats: { capacity, students: studentCount, held, free: capacity - studentCount - held },
    ...(!isOpen && { path: null, requests: [] }),
  });
}

/** Of each guardian one, with her children. */
function familyLinksOf(shown: TeachingClass) {
  const families = studentsOf(shown).flatMap((student) => student.guardians.map((guardian) => ({ guardian, student })));
  return [...Map.groupBy(families, ({ guardian }) => guardian.id).values()].map((own) => {
    const { id, name, relation, language } = own[0]!.guardian;
    const students = own.map(({ student }) => student);
    return aFamilyLink({
      guardianId: id,
      guardianName: name,
      relation,
      language,
      studentIds: students.map((student) => student.id),
      studentNames: students.map((student) => student.name),
    });
  });
}

/** The server of one class: every view tells what its head counts. */
export const aClassServer = (shown: TeachingClass): Fake[] => [
  fake(contract.getClass, shown),
  fake(contract.listClassLessons, { total: shown.lessonTotal, items: lessonsOf(shown) }),
  fake(contract.listClassStudents, { items: studentsOf(shown) }),
  fake(classStudentsContract.listFormerStudents, { items: [] }),
  fake(enrollmentsContract.getClassInvitation, invitationOf(shown)),
  fake(classInvitationsContract.listInvitationLetters, { items: [], lettersLeft: 50 }),
  fake(familyLinksContract.listFamilyLinks, { items: familyLinksOf(shown) }),
  fake(assignmentsContract.listAssignments, { total: assignmentsOf(shown).length, items: assignmentsOf(shown) }),
  tasksOf(shown),
  fake(lecturesContract.listLectures, { total: 1, items: [lectureOf(shown)] }),
  reviewsOf(shown),
  ...talkOf(shown),
];

/** Servers of the page of one class. */
export const classWorlds = {
  loaded: aClassServer(aTeachingClass()),
  late: aClassServer(aLateClass()),
  canceled: aClassServer(aCanceledClass()),
  loading: [neverAnswers(contract.getClass)],
  failed: [fakeProblem(contract.getClass, 'UNEXPECTED')],
  gone: [fakeProblem(contract.getClass, 'NOT_FOUND')],
};
