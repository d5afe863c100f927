import { formatMoney } from '@portal/domain/format/money';
import { paths, sitePath } from '@portal/domain/site/paths';
import { maskAccountNumber } from '@portal/domain/wallet/payment-account';
import { WITHDRAWAL_FAILURE_LABELS, type WithdrawalEvent } from '@portal/domain/wallet/withdrawal';
import type { reported } from '../chat/reported.ts';
import type { buildCourses } from '../courses/courses.ts';
import type { buildReviews } from '../reviews/reviews.ts';
import type { buildTickets } from '../support/tickets.ts';
import type { buildWallets } from '../wallet/wallets.ts';
import { type News, news } from './news.ts';

export type DeskThings = Pick<ReturnType<typeof buildCourses>, 'courses' | 'courseRevisions' | 'approvalRequests'> &
  Pick<ReturnType<typeof buildTickets>, 'tickets' | 'ticketHistory'> &
  Pick<ReturnType<typeof buildReviews>, 'reviews' | 'reviewDesk'> &
  Pick<ReturnType<typeof reported>, 'chatReports'> &
  Pick<ReturnType<typeof buildWallets>, 'wallets' | 'transactions' | 'withdrawals' | 'withdrawalHistory'>;

/** What the team and the families did to what a teacher has handed in, told in the words of the platform. */
export const deskNews = (teacherId: string, things: DeskThings, nameOf: (classId: string) => string): News[] => [
  ...courseNews(teacherId, things),
  ...ticketNews(teacherId, things),
  ...reviewNews(teacherId, things, nameOf),
  ...chatNews(teacherId, things),
  ...walletNews(teacherId, things),
];

function courseNews(teacherId: string, { courses, courseRevisions, approvalRequests }: DeskThings): News[] {
  const own = new Set(courses.filter((row) => row.teacherId === teacherId).map(({ id }) => id));
  return approvalRequests.flatMap(({ courseId, revisionNo, status, endedAt, reason }) => {
    if (!own.has(courseId) || !endedAt || (status !== 'ACCEPTED' && status !== 'DECLINED')) return [];
    const { content } = courseRevisions.find((row) => row.courseId === courseId && row.no === revisionNo)!;
    const isAccepted = status === 'ACCEPTED';
    return news(isAccepted ? 'PROD' : 'WARN', endedAt, {
      kind: 'COURSE_DECIDED',
      title: isAccepted ? '강좌가 승인됐어요' : '강좌가 반려됐어요',
      text: `{*${content.title}} · ${isAccepted ? '이제 학생이 찾아볼 수 있어요.' : reason!}`,
      url: sitePath(paths.courseApprovals(courseId)),
    });
  });
}

function ticketNews(teacherId: string, { tickets, ticketHistory }: DeskThings): News[] {
  return tickets
    .filter((row) => row.teacherId === teacherId)
    .flatMap(({ id, title, openedBy }) => {
      const tell = (
        category: News['category'],
        at: Date,
        notice: { title: string; kind?: 'TICKET_ANSWERED' | 'TICKET_CLOSED' | 'TICKET_RECEIVED' },
        said: string,
      ) => news(category, at, { ...notice, text: `{*${title}} · ${said}`, url: sitePath(paths.support(id)) });
      return ticketHistory
        .filter(({ ticketId }) => ticketId === id)
        .flatMap(({ event, at }) => {
          if (event === 'CREATE')
            return openedBy === 'TEACHER'
              ? tell('CS', at, { title: '문의를 받았어요' }, '운영팀이 살펴보고 답해 드려요.')
              : tell('WARN', at, { kind: 'TICKET_RECEIVED', title: '확인할 문의가 있어요' }, '선생님의 답을 기다려요.');
          if (event === 'ANSWER')
            return tell(
              'CS',
              at,
              { kind: 'TICKET_ANSWERED', title: '문의에 답변이 왔어요' },
              '해결됐는지 확인해 주세요.',
            );
          if (event === 'LAPSE')
            return tell(
              'CS',
              at,
              { kind: 'TICKET_CLOSED', title: '문의를 마쳤어요' },
              '답변한 뒤 7일이 지났어요. 14일 안에 다시 열 수 있어요.',
            );
          return [];
        });
    });
}

function reviewNews(
  teacherId: string,
  { reviews, reviewDesk }: DeskThings,
  nameOf: (classId: string) => string,
): News[] {
  const own = reviews.filter((row) => row.teacherId === teacherId);
  const received = own
    // How many stars it had before it was changed, nobody has kept.
    .filter(({ editedAt }) => !editedAt)
    .map(({ id, classId, rating, createdAt }) =>
      news('GENERAL', createdAt, {
        kind: 'REVIEW_RECEIVED',
        title: '새 수강 후기가 올라왔어요',
        text: `{*${nameOf(classId)}} · 별 ${rating}개`,
        classId,
        className: nameOf(classId),
        url: sitePath(paths.reviews(id)),
      }),
    );
  const decided = reviewDesk.flatMap(({ id, state, decidedAt, reason }) => {
    const about = own.find((row) => row.id === id);
    if (!about || state !== 'DECLINED') return [];
    return news('CS', decidedAt!, {
      kind: 'REVIEW_DECIDED',
      title: '알린 후기를 그대로 두기로 했어요',
      text: `{*${nameOf(about.classId)}} · ${reason!}`,
      classId: about.classId,
      className: nameOf(about.classId),
      url: sitePath(paths.reviews(id)),
    });
  });
  return [...received, ...decided];
}

function chatNews(teacherId: string, { chatReports }: DeskThings): News[] {
  return chatReports.flatMap(({ reporterId, roomId, decided }) =>
    reporterId === teacherId && decided
      ? news('CS', decided.at, {
          kind: 'CHAT_REPORT_DECIDED',
          title: '신고한 대화에 주의를 줬어요',
          text: decided.reason,
          url: sitePath(paths.chatRoom(roomId)),
        })
      : [],
  );
}

/** Of the steps of a withdrawal that a teacher is told of. */
const PAYOUTS: Partial<Record<WithdrawalEvent, readonly [title: string, next: string]>> = {
  APPROVE: ['출금을 승인했어요', '곧 은행에서 보내요.'],
  SETTLE: ['출금이 끝났어요', '계좌를 확인해 주세요.'],
  RETURN: ['출금하지 못했어요', '금액은 잔액으로 돌아왔어요.'],
};

function walletNews(teacherId: string, { wallets, transactions, withdrawals, withdrawalHistory }: DeskThings): News[] {
  const wallet = wallets.find(({ ownerId }) => ownerId === teacherId);
  const incomes = transactions
    .filter(({ walletId, reason }) => walletId === wallet?.id && reason === 'LESSON_INCOME')
    .map(({ amount, title, createdAt }) =>
      news('TRANS', createdAt, {
        kind: 'PAYOUT',
        title: '수업료 적립',
        text: `{*${formatMoney(amount)}} 적립이 끝났어요. {/${title}}예요.`,
      }),
    );
  const payouts = withdrawalHistory.flatMap(({ withdrawalId, event, at }) => {
    const row = withdrawals.find(({ id }) => id === withdrawalId)!;
    const told = PAYOUTS[event];
    if (row.teacherId !== teacherId || !told) return [];
    const [title, next] = told;
    const why = event === 'RETURN' ? `${WITHDRAWAL_FAILURE_LABELS.HOLDER_DIFFERS}. ` : '';
    const what = `${why}{*${formatMoney(row.amount)}}, ${row.bankName} ${maskAccountNumber(row.accountNumber)}.`;
    return news(event === 'RETURN' ? 'WARN' : 'TRANS', at, { kind: 'PAYOUT', title, text: `${what} ${next}` });
  });
  return [...incomes, ...payouts];
}
