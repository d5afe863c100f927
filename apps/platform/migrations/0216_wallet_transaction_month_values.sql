-- The sums of a month are told apart by the same kinds and reasons as what they are made of.
alter table transaction_month
  add constraint transaction_month_kind check (kind in ('TU', 'WD')),
  add constraint transaction_month_reason check (reason in (
    'LESSON_INCOME', 'TRIAL', 'REFUND', 'ADJUSTMENT', 'REFERRAL', 'MISSION', 'THANK_YOU', 'GIFT', 'PAYOUT', 'PAYOUT_RETURN', 'EXPIRY'));
