-- Points that come back of a gift which was given back were earned before: their days are counted anew without them.
select stat_mark(w.owner_id, t.created_at) from wallet_transaction t join wallet w on w.id = t.wallet_id
  where t.currency = 'CCXU' and t.kind = 'TU' and t.reason = 'GIFT';
