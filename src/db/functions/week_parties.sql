-- Whose week it is, by name, for both sides and admins. The fee that was signed isn't for the talent.
-- In plpgsql, which keeps its plan: lists ask for each row.
create or replace function app.week_parties(week_id uuid)
  returns table (person text, avatar_url text, firm text, title text, fee_basis_points int)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select coalesce(c.name, u.name), u.avatar_url, f.name, p.title,
    case when w.talent_id is distinct from app.user_id() then w.fee_basis_points end
  from public.weeks w
  left join public.users u on u.id = w.talent_id
  left join public.candidates c on c.user_id = w.talent_id
  left join public.firms f on f.id = w.firm_id
  left join public.projects p on p.id = w.project_id
  where w.id = $1 and (current_setting('role') = 'app_admin' or w.talent_id = app.user_id() or w.firm_id = app.firm_id());
end
$$;
alter function app.week_parties owner to app_definer;
grant execute on function app.week_parties to app_admin, app_buyer, app_talent;
