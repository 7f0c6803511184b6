-- Admins verify firms. Until then a firm's people read a profile that we draw in place of an original resume (app.resume_opening).
-- What was checked, by whom and when is in the record.
alter table firms add column verified_at timestamptz;
create index firms_newest on firms (created_at desc, id);
create index firms_unverified on firms (created_at desc, id) where verified_at is null;
create index firms_verified on firms (created_at desc, id) where verified_at is not null;

grant update (verified_at) on firms to app_definer;
-- Nobody writes it directly: functions do, for admins.

-- function: app.lacks_verification
-- function: app.find_firms
-- function: app.verify_firm
-- function: app.withdraw_verification
