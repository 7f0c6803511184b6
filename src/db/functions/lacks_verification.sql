-- Whether the signed-in person's firm is still to be verified. False without a firm.
create or replace function app.lacks_verification() returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.firms f where f.id = app.firm_id() and f.verified_at is null);
end;
alter function app.lacks_verification owner to app_definer;
grant execute on function app.lacks_verification to app_user;
