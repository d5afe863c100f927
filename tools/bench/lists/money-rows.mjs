/** Of points, at 1. */
const TRANSACTIONS = 40;

/** Statements that book what `teacherRows` has taught: a transaction and an income for each lesson that was held; and points. */
export function moneyRows(id, times) {
  return [
    `insert into wallet_transaction (id, code, wallet_id, currency, kind, state, amount, reason, ref_type, ref_id, title, created_at, finished_at)
       select '${id}-i' || no, '${id}-i' || no, '${id}-w', 'VND', 'TU', 'SUCCESS', 80400, 'LESSON_INCOME', 'LESSON', id, '수업', end_at, end_at
       from lesson where teacher_id = '${id}' and status = 'FINISHED'`,
    // A check of both tables at the end of the transaction: they come together.
    `with made as (
       insert into lesson_income (lesson_id, teacher_id, class_id, start_at, month, minutes, student_count, is_no_show, gross, fee, platform,
           channel, net, rate_total, rate_platform, relief, confirmed_at, confirmed_by, booked_at, transaction_id)
         select id, teacher_id, class_id, start_at, to_char(start_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM'), 60, 6, false, 120000, 39600,
           24000, 15600, 80400, 3300, 2000, 0, end_at, 'AUTO', end_at, '${id}-i' || no
         from lesson where teacher_id = '${id}' and status = 'FINISHED' returning lesson_id)
     insert into income_part (lesson_id, student_id, package_name, package_fee, lesson_count, package_minutes, gross)
       select lesson_id, '${id}-s' || n, '12회', 240000, 12, 60, 20000 from made, generate_series(1, 6) n`,
    `insert into wallet (id, owner_id, currency) values ('${id}-p', '${id}', 'CCXU')`,
    `insert into wallet_transaction (id, code, wallet_id, currency, kind, state, amount, reason, title, created_at, finished_at)
       select '${id}-z' || n, '${id}-z' || n, '${id}-p', 'CCXU', 'TU', 'SUCCESS', 10, 'MISSION', '미션', at, at
       from generate_series(1, ${TRANSACTIONS * times}) n, lateral (select now() - n * interval '1 hour' as at) of`,
  ];
}

/** What of it is listed. */
export const MONEY_LISTS = {
  incomes: '/tns/v1/incomes?size=20',
  'incomes of a class': '/tns/v1/incomes?classId=:c&size=9',
  'incomes, summed up': '/tns/v1/incomes/summary',
  'income to come': '/tns/v1/incomes/forecast',
  transactions: '/tns/v1/transactions?size=20',
  'transactions of points': '/tns/v1/transactions?currency=CCXU&size=20',
  'transactions of a week': '/tns/v1/transactions?from=:before&to=:from&size=20',
  statements: '/tns/v1/statements',
  points: '/tns/v1/points/summary',
};
