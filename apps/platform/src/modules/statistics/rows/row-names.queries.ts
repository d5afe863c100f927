import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { chatMemberView, chatRoomView } from '../../chat/module.ts';
import { classView, studentView } from '../../classes/module.ts';
import { assignmentView } from '../../coursework/module.ts';
import { attendanceView, lessonView } from '../../lessons/module.ts';
import { publishedReviewView } from '../../reviews/module.ts';
import { lessonIncomeView, walletTransactionView } from '../../wallet/module.ts';

type Ids = readonly string[];

/** What things are called that one teacher's figures are made of, by their ids. */
export function rowNameQueries(db: Db, teacherId: string) {
  const among = (column: Parameters<typeof inArray>[0], ids: Ids) => inArray(column, [...ids]);
  return {
    classes: (ids: Ids) =>
      db
        .select({ id: classView.id, name: classView.name })
        .from(classView)
        .where(and(among(classView.id, ids), eq(classView.teacherId, teacherId))),

    students: (ids: Ids) =>
      db.select({ id: studentView.id, name: studentView.name }).from(studentView).where(among(studentView.id, ids)),

    lessons: (ids: Ids) =>
      db
        .select({ id: lessonView.id, name: lessonView.title, noShow: lessonView.noShow })
        .from(lessonView)
        .where(and(among(lessonView.id, ids), eq(lessonView.teacherId, teacherId))),

    attendance: (lessonIds: Ids) =>
      db
        .select({
          lessonId: attendanceView.lessonId,
          studentId: attendanceView.studentId,
          state: attendanceView.state,
        })
        .from(attendanceView)
        .where(among(attendanceView.lessonId, lessonIds)),

    assignments: (ids: Ids) =>
      db
        .select({ id: assignmentView.id, name: assignmentView.title })
        .from(assignmentView)
        .where(and(among(assignmentView.id, ids), eq(assignmentView.teacherId, teacherId))),

    /** By whom each is. */
    reviews: (ids: Ids) =>
      db
        .select({ id: publishedReviewView.id, name: studentView.name })
        .from(publishedReviewView)
        .innerJoin(studentView, eq(studentView.id, publishedReviewView.studentId))
        .where(and(among(publishedReviewView.id, ids), eq(publishedReviewView.teacherId, teacherId))),

    /** What each talk is called, and who is in it beside her. */
    rooms: (ids: Ids) =>
      db
        .select({
          id: chatRoomView.id,
          title: chatRoomView.title,
          others: sql<string | null>`(
            select string_agg(${chatMemberView.name}, ', ' order by ${chatMemberView.name}) from ${chatMemberView}
            where ${chatMemberView.roomId} = ${chatRoomView.id} and ${chatMemberView.memberId} <> ${teacherId})`,
        })
        .from(chatRoomView)
        .where(among(chatRoomView.id, ids)),

    /** The transactions of lessons. */
    incomes: (lessonIds: Ids) =>
      db
        .select({ lessonId: lessonIncomeView.lessonId, transactionId: lessonIncomeView.transactionId })
        .from(lessonIncomeView)
        .where(and(among(lessonIncomeView.lessonId, lessonIds), eq(lessonIncomeView.teacherId, teacherId))),

    transactions: (ids: Ids) =>
      db
        .select({
          id: walletTransactionView.id,
          name: walletTransactionView.title,
          reason: walletTransactionView.reason,
        })
        .from(walletTransactionView)
        .where(and(among(walletTransactionView.id, ids), eq(walletTransactionView.ownerId, teacherId))),
  };
}
export type RowNameQueries = ReturnType<typeof rowNameQueries>;
