-- Copies the name of a firm to its people, where the specification has it.
create or replace function app.copy_firm_name() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'firms' then
    update public.buyers b set company_name = new.name where b.firm_id = new.id;
    return null;
  end if;
  new.company_name = (select f.name from public.firms f where f.id = new.firm_id);
  return new;
end
$$;
alter function app.copy_firm_name owner to app_definer;
-- Not granted to anyone: only triggers call it.
