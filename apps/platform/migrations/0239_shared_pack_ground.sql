-- A file that somebody took over is hers, but its bytes lie there once: they go with the last file that names them.
alter table file_asset drop constraint file_asset_object_key_key;
alter table file_asset drop constraint file_asset_preview_key_key;
create index file_asset_object on file_asset (object_key);
create index file_asset_preview on file_asset (preview_key) where preview_key is not null;

-- Points come of what is shared, too.
alter table wallet_transaction drop constraint wallet_transaction_reason_check;
alter table wallet_transaction add constraint wallet_transaction_reason_check check (reason in (
  'LESSON_INCOME', 'TRIAL', 'REFUND', 'ADJUSTMENT', 'REFERRAL', 'MISSION', 'THANK_YOU', 'SHARED_PACK', 'GIFT', 'PAYOUT',
  'PAYOUT_RETURN', 'EXPIRY'));
alter table transaction_month drop constraint transaction_month_reason;
alter table transaction_month add constraint transaction_month_reason check (reason in (
  'LESSON_INCOME', 'TRIAL', 'REFUND', 'ADJUSTMENT', 'REFERRAL', 'MISSION', 'THANK_YOU', 'SHARED_PACK', 'GIFT', 'PAYOUT',
  'PAYOUT_RETURN', 'EXPIRY'));
