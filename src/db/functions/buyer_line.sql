-- The line under a buyer's name: the company, or else the job title.
create or replace function app.buyer_line() returns text
  language sql stable security definer set search_path = ''
begin atomic
  select coalesce(nullif(b.company_name, ''), nullif(b.job_title, '')) from public.buyers b where b.user_id = app.user_id();
end;
alter function app.buyer_line owner to app_definer;
grant execute on function app.buyer_line to app_user;
