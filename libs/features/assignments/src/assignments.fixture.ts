import type { ClassSummary } from '@portal/domain/classes/class';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { CLASS_TABS } from '@portal/domain/classes/classes.contract';
import type { Assignment } from '@portal/domain/coursework/assignment';
import type { AssignmentTemplate } from '@portal/domain/coursework/assignment-template';
import { assignmentTemplatesContract } from '@portal/domain/coursework/assignment-templates.contract';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { submissionsContract } from '@portal/domain/coursework/submissions.contract';
import { aClassSummary } from '@portal/testing/classes/class-builders';
import { type Fake, fake } from '@portal/testing/contract-fakes';
import { anAssignment } from '@portal/testing/coursework/assignment-builders';
import { aQueuedSubmission } from '@portal/testing/coursework/submission-builders';
import { aTemplate } from '@portal/testing/coursework/template-builders';

/** Of two classes: one to grade, one that waits for its day, one that is through. */
const given = (): Assignment[] => [
  anAssignment({
    isLocked: true,
    status: 'LATE_WINDOW',
    counts: { students: 12, submitted: 11, late: 2, missing: 1, toGrade: 7, returned: 3 },
  }),
  anAssignment({
    id: 'assignment-2',
    classId: 'class-2',
    className: '고1 수학 기초반',
    title: '모의 문제',
    status: 'SCHEDULED',
    displayAt: '2026-11-19T09:00:00+09:00',
  }),
  anAssignment({
    id: 'assignment-3',
    title: '오답 노트',
    status: 'COMPLETED',
    isLocked: true,
    counts: { students: 4, submitted: 4, late: 0, missing: 0, toGrade: 0, returned: 4 },
  }),
];

const CLASSES = [
  aClassSummary({ id: 'class-1', name: '중2 수학 심화반' }),
  aClassSummary({ id: 'class-2', name: '고1 수학 기초반' }),
];

const aClassServer = (classes: readonly ClassSummary[] = CLASSES): Fake =>
  fake(classesContract.listClasses, ({ query: { page = '1', size = '20' } }) => ({
    total: classes.length,
    items: classes.slice((Number(page) - 1) * Number(size), Number(page) * Number(size)),
    counts: Object.fromEntries(CLASS_TABS.map((tab) => [tab, classes.length])) as Record<
      (typeof CLASS_TABS)[number],
      number
    >,
  }));

/** The server's side of the list; `total` where there is more than a page. */
export const aListServer = (
  items: readonly Assignment[] = given(),
  total = items.length,
  classes: readonly ClassSummary[] = CLASSES,
): Fake[] => [
  fake(assignmentsContract.listAssignments, ({ query: { status, classId } }) => {
    const fitting = items.filter((one) => (!status || one.status === status) && (!classId || one.classId === classId));
    return { total: fitting.length === items.length ? total : fitting.length, items: fitting };
  }),
  fake(submissionsContract.listGradingQueue, {
    totals: { 'to-grade': 11, 'to-return': 3, returned: 20 },
    items: [aQueuedSubmission()],
  }),
  aClassServer(classes),
];

const kept = (): AssignmentTemplate[] => [
  aTemplate(),
  aTemplate({
    id: 'template-2',
    title: '오답 노트',
    content: '틀린 문제를 한 줄씩 다시 풀어 오세요.',
    lateAllowed: false,
    rubric: [
      { name: '식', points: 60 },
      { name: '답', points: 40 },
    ],
    given: 0,
    last: null,
  }),
];

/** The server's side of what is kept; a search finds by the title. */
export const aTemplateServer = (items: readonly AssignmentTemplate[] = kept()): Fake[] => [
  fake(assignmentTemplatesContract.listAssignmentTemplates, ({ query: { search = '' } }) => {
    const found = items.filter(({ title }) => title.includes(search));
    return { total: found.length, items: found };
  }),
  aClassServer(),
];
