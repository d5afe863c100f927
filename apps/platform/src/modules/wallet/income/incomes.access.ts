import { incomesContract } from '@portal/domain/wallet/incomes.contract';
import { defineAccess, naming, SECRET } from '../../../testing/access.ts';

const explained = (lessonId: string) => ({ params: { lessonId } });

export const access = defineAccess(incomesContract, {
  rows: {
    getIncomeSummary: { own: {} },
    getIncomeForecast: { own: {} },
    listIncomes: {
      own: {},
      valid: { query: '?state=CONFIRMED&classId=cls_1&studentId=s_1&from=2026-11-01&to=2026-11-30&size=10' },
    },
    explainIncome: naming('les_income', 'les_none', explained),
  },
  async seed(t, teacherId) {
    await t.database.raw.exec(`
      insert into teaching_class (id, code, teacher_id, class_no, name, mode, progress, start_date, end_date, lesson_total, capacity)
        values ('cls_income', 'cls_income', '${teacherId}', 180, '${SECRET}', 'ONLINE', 'IN_PROGRESS', '2026-11-01', '2026-12-31', 24, 5);
      insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, held, mode)
        values ('les_income', 'cls_income', '${teacherId}', 1, '${SECRET}', '2026-01-05 01:00Z', '2026-01-05 02:00Z', 'FINISHED', true, 'ONLINE');
      insert into student (id, name, age) values ('stu_income', '${SECRET}', 14);
      insert into wallet (id, owner_id, currency) values ('wal_income', '${teacherId}', 'VND') on conflict (owner_id, currency) do nothing;
      insert into wallet_transaction (id, code, wallet_id, currency, kind, state, amount, reason, ref_type, ref_id, title, created_at, finished_at)
        select 'txn_income', 'txn_income', id, 'VND', 'TU', 'SUCCESS', 67, 'LESSON_INCOME', 'LESSON', 'les_income', '${SECRET}', now(), now()
        from wallet where owner_id = '${teacherId}' and currency = 'VND';
      insert into ledger_entry (tx_id, currency, wallet_id, bucket, system_account, direction, amount, at)
        select 'txn_income', 'VND', id, 'AVAILABLE', null, 'CREDIT', 67, now() from wallet
          where owner_id = '${teacherId}' and currency = 'VND'
        union all select 'txn_income', 'VND', null, null, 'TUITION', 'DEBIT', 100, now()
        union all select 'txn_income', 'VND', null, null, 'FEE_PLATFORM', 'CREDIT', 10, now()
        union all select 'txn_income', 'VND', null, null, 'FEE_CHANNEL', 'CREDIT', 23, now();
      insert into lesson_income (lesson_id, teacher_id, class_id, start_at, month, minutes, student_count, is_no_show, gross, fee,
          platform, channel, net, rate_total, rate_platform, relief, confirmed_at, confirmed_by, booked_at, transaction_id)
        values ('les_income', '${teacherId}', 'cls_income', '2026-01-05 01:00Z', '2026-01', 60, 1, false, 100, 33, 10, 23, 67,
          3300, 1000, 0, now(), 'GUARDIAN', now(), 'txn_income');
      insert into income_part values ('les_income', 'stu_income', '${SECRET}', 100, 1, 60, 100);`);
  },
});
