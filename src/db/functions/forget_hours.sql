-- What was never submitted goes with the talent's account or the firm. What was, is what one side pays and the other is paid for: it
-- stays, without the name of whoever left.
create or replace function app.forget_hours() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.weeks w
  where w.status in ('open', 'returned') and old.id = case tg_table_name when 'users' then w.talent_id else w.firm_id end;
  return old;
end
$$;
alter function app.forget_hours owner to app_definer;
-- Not granted to anyone: only triggers call it.
