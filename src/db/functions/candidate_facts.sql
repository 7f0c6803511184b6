-- What the overview counts for one candidate: how far they got, by the week in which they applied.
create or replace function app.candidate_facts(c candidates)
  returns table (week date, fact text, source text, hours int)
  language sql stable
begin atomic
  select date_trunc('week', c.created_at at time zone 'UTC')::date, f.fact,
    case f.fact when 'decided' then null else c.source end,
    case f.fact when 'decided' then greatest(0, floor(extract(epoch from c.decided_at - c.created_at) / 3600))::int end
  from (values
    ('applied', true),
    ('reviewed', c.opened_at is not null or c.status <> 'pending'),
    ('interviewed', c.was_interviewed),
    ('accepted', c.status = 'accepted'),
    ('rejected', c.status = 'rejected'),
    ('decided', c.decided_at is not null)
  ) as f (fact, holds)
  where f.holds;
end;
grant execute on function app.candidate_facts to app_definer;
