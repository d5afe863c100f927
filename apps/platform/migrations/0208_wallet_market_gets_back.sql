-- What the marketplace bore comes back to it when the correction is undone.
alter table income_adjustment drop constraint if exists income_adjustment_check;
alter table income_adjustment drop constraint if exists income_adjustment_is_borne_by_market_check;
