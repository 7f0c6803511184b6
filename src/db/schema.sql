-- Made by scripts/dump-schema.ts from the migrated database. For reading: not edited, not run.

create role app_admin in role app_user;
create role app_buyer in role app_user;
create role app_definer;
create role app_system;
create role app_talent in role app_user;
create role app_user;
create role app_visitor;

create schema app;
grant create, usage on schema app to app_definer;
grant usage on schema app to app_system;
grant usage on schema app to app_user;
grant usage on schema app to app_visitor;
create schema identity;
grant create, usage on schema identity to app_definer;
grant usage on schema identity to app_system;
grant usage on schema identity to app_user;
grant usage on schema identity to public;
create schema migration;
grant usage on schema migration to app_system;
create schema public;
grant usage on schema public to app_definer;
grant usage on schema public to app_system;
grant usage on schema public to app_user;
grant usage on schema public to app_visitor;

CREATE OR REPLACE FUNCTION app.address_to_applicant()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select u.email into new.recipient
  from public.applications a
  join public.projects p on p.id = a.project_id
  join public.users u on u.id = a.user_id
  where a.id = new.application_id and p.buyer_id = app.buyer_id();
  if not found then
    raise exception 'there is no such applicant to write to' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$;
alter function app.address_to_applicant() owner to app_definer;

CREATE OR REPLACE FUNCTION app.adopt_candidate()
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  adopted uuid;
begin
  update public.candidates c set user_id = app.user_id()
  from public.users u
  where u.id = app.user_id() and c.user_id is null and c.email = u.email
    and not exists (select from public.candidates own where own.user_id = u.id)
  returning c.id into adopted;
  return adopted;
end
$function$;
alter function app.adopt_candidate() owner to app_definer;
grant execute on function app.adopt_candidate() to app_talent;

CREATE OR REPLACE FUNCTION app.applicant(application_id uuid)
 RETURNS TABLE(candidate_id uuid, name text, avatar_url text, job_title text, place text, experience_years integer, skills text[], working_hours jsonb, is_vetted boolean, has_resume boolean, email text, phone text, whatsapp text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT c.id,
     COALESCE(c.name, u.name) AS "coalesce",
     u.avatar_url,
     (c.public_profile #>> '{work_experience,0,position}'::text[]),
     regexp_replace((c.public_profile #>> '{personal_info,location}'::text[]), '^.*,\s*'::text, ''::text) AS regexp_replace,
     u.experience_years,
     u.skills,
     c.working_hours,
     COALESCE((c.status = 'accepted'::text), false) AS "coalesce",
     ((c.resume_path IS NOT NULL) AND ((a.status <> 'rejected'::text) OR (c.status = 'accepted'::text))),
         CASE
             WHEN (a.status = 'accepted'::text) THEN u.email
             ELSE NULL::text
         END AS "case",
         CASE
             WHEN (a.status = 'accepted'::text) THEN COALESCE(c.phone, u.phone)
             ELSE NULL::text
         END AS "case",
         CASE
             WHEN (a.status = 'accepted'::text) THEN COALESCE(c.whatsapp, u.whatsapp)
             ELSE NULL::text
         END AS "case"
    FROM (((applications a
      JOIN projects p ON ((p.id = a.project_id)))
      JOIN users u ON ((u.id = a.user_id)))
      LEFT JOIN candidates c ON ((c.user_id = u.id)))
   WHERE ((a.id = applicant.application_id) AND (p.buyer_id = app.buyer_id()));
END;
alter function app.applicant(uuid) owner to app_definer;
grant execute on function app.applicant(uuid) to app_buyer;

CREATE OR REPLACE FUNCTION app.buyer_email()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT b.email
    FROM buyers b
   WHERE (b.user_id = app.user_id());
END;
alter function app.buyer_email() owner to app_definer;
grant execute on function app.buyer_email() to app_user;

CREATE OR REPLACE FUNCTION app.buyer_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.buyer_id'::text, true), ''::text))::uuid;
alter function app.buyer_id() owner to glide_owner;
grant execute on function app.buyer_id() to app_definer, app_user;

CREATE OR REPLACE FUNCTION app.buyer_line()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(NULLIF(b.company_name, ''::text), NULLIF(b.job_title, ''::text)) AS "coalesce"
    FROM buyers b
   WHERE (b.user_id = app.user_id());
END;
alter function app.buyer_line() owner to app_definer;
grant execute on function app.buyer_line() to app_user;

CREATE OR REPLACE FUNCTION app.candidate_facts(c candidates)
 RETURNS TABLE(week date, fact text, source text, hours integer)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT (date_trunc('week'::text, ((candidate_facts.c).created_at AT TIME ZONE 'UTC'::text)))::date AS date_trunc,
     f.fact,
         CASE f.fact
             WHEN 'decided'::text THEN NULL::text
             ELSE (candidate_facts.c).source
         END AS source,
         CASE f.fact
             WHEN 'decided'::text THEN (GREATEST((0)::numeric, floor((EXTRACT(epoch FROM ((candidate_facts.c).decided_at - (candidate_facts.c).created_at)) / (3600)::numeric))))::integer
             ELSE NULL::integer
         END AS "case"
    FROM ( VALUES ('applied'::text,true), ('reviewed'::text,(((candidate_facts.c).opened_at IS NOT NULL) OR ((candidate_facts.c).status <> 'pending'::text))), ('interviewed'::text,(candidate_facts.c).was_interviewed), ('accepted'::text,((candidate_facts.c).status = 'accepted'::text)), ('rejected'::text,((candidate_facts.c).status = 'rejected'::text)), ('decided'::text,((candidate_facts.c).decided_at IS NOT NULL))) f(fact, holds)
   WHERE f.holds;
END;
alter function app.candidate_facts(candidates) owner to glide_owner;
grant execute on function app.candidate_facts(candidates) to app_definer;

CREATE OR REPLACE FUNCTION app.candidate_search_row(candidate candidates)
 RETURNS candidate_search
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT (candidate).id AS id,
     (candidate).created_at AS created_at,
     (candidate).status AS status,
     ((candidate).platform_access_granted_at IS NOT NULL),
     lower(concat((candidate).name, chr(31), (candidate).email)) AS lower,
     app.tag_codes(COALESCE((candidate).terms, '{}'::text[])) AS tag_codes,
     lower((candidate).whatsapp) AS lower,
     (candidate).subscribe AS subscribe,
     (candidate).agree AS agree,
     (candidate).name AS name,
     (candidate).email AS email,
     (candidate).resume_size_bytes AS resume_size_bytes;
END;
alter function app.candidate_search_row(candidates) owner to glide_owner;
grant execute on function app.candidate_search_row(candidates) to app_definer;

CREATE OR REPLACE FUNCTION app.conditions(search text, columns text[], spellings text[], wishes jsonb, OUT fits text, OUT by_index text)
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  pattern constant text := '%' || regexp_replace(lower(search), '([\\%_])', '\\\1', 'g') || '%';
  other constant text := case when spellings = '{}' then '' else format(' or tags && %L', app.tag_codes(spellings)) end;
  wished constant text := (
    select coalesce(string_agg(format(' and tags && %L', app.tag_codes(array(select jsonb_array_elements_text(wish)))), ''), '')
    from jsonb_array_elements(wishes) as wish
  );
begin
  if search = '' then
    fits = 'true' || wished;
    by_index = fits;
  else
    select '(' || string_agg(format('%I like %L', "column", pattern), ' or ') || other || ')' || wished,
      '(' || string_agg(format('app.grams(%I) @> %L', "column", app.search_grams(lower(search))), ' or ') || other || ')' || wished
    into fits, by_index
    from unnest(columns) as "column";
    if length(lower(search)) > 3 then
      by_index = by_index || ' and ' || fits;
    end if;
  end if;
end
$function$;
alter function app.conditions(text,text[],text[],jsonb) owner to glide_owner;
grant execute on function app.conditions(text,text[],text[],jsonb) to app_definer;

CREATE OR REPLACE FUNCTION app.count_candidate_week()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.candidate_weeks (week, fact, source, hours, change)
  select c.week, c.fact, c.source, c.hours, sum(c.change)
  from (
    select f.*, -1 as change from app.candidate_facts(old) f where tg_op <> 'INSERT'
    union all
    select f.*, 1 from app.candidate_facts(new) f where tg_op <> 'DELETE'
  ) c
  group by 1, 2, 3, 4 having sum(c.change) <> 0;
  return null;
end
$function$;
alter function app.count_candidate_week() owner to app_definer;

CREATE OR REPLACE FUNCTION app.count_profile_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.profile_version = old.profile_version + (
    row(new.profile_data, new.profile_checks, new.working_hours, new.name, new.phone, new.whatsapp) is distinct from
    row(old.profile_data, old.profile_checks, old.working_hours, old.name, old.phone, old.whatsapp)
  )::int;
  return new;
end
$function$;
alter function app.count_profile_change() owner to glide_owner;

CREATE OR REPLACE FUNCTION app.count_scorecard_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.version = old.version + 1;
  return new;
end
$function$;
alter function app.count_scorecard_change() owner to glide_owner;

CREATE OR REPLACE FUNCTION app.drop_unwanted_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from public.unwanted_topics t join public.users u on u.id = t.user_id
    where u.email = new.recipient and t.topic = new.topic
  ) then
    return null;
  end if;
  return new;
end
$function$;
alter function app.drop_unwanted_mail() owner to app_definer;

CREATE OR REPLACE FUNCTION app.engagement_contacts()
 RETURNS TABLE(application_id uuid, company_name text, contact_name text, job_title text, email text, phone text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT a.id,
     b.company_name,
     NULLIF(concat_ws(' '::text, b.first_name, b.last_name), ''::text) AS "nullif",
     b.job_title,
     b.email,
     NULLIF(b.phone, ''::text) AS "nullif"
    FROM ((applications a
      JOIN projects p ON ((p.id = a.project_id)))
      JOIN buyers b ON ((b.id = p.buyer_id)))
   WHERE ((a.user_id = app.user_id()) AND (a.status = 'accepted'::text) AND (EXISTS ( SELECT
            FROM candidates c
           WHERE ((c.user_id = app.user_id()) AND (c.platform_access_granted_at IS NOT NULL)))));
END;
alter function app.engagement_contacts() owner to app_definer;
grant execute on function app.engagement_contacts() to app_talent;

CREATE OR REPLACE FUNCTION app.find_applications(project_id uuid, wanted_status text, among uuid[], sort text, skip integer, size integer, OUT ids uuid[], OUT counts json)
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET jit TO 'off'
BEGIN ATOMIC
 WITH received AS MATERIALIZED (
          SELECT a.id,
             a.status,
             a.created_at,
             a.hourly_rate,
             a.available_start_date
            FROM applications a
           WHERE ((a.project_id = find_applications.project_id) AND (EXISTS ( SELECT
                    FROM projects p
                   WHERE ((p.id = find_applications.project_id) AND (p.buyer_id = app.buyer_id())))))
         )
  SELECT ARRAY( SELECT received.id
            FROM received
           WHERE ((received.status = COALESCE(find_applications.wanted_status, received.status)) AND ((find_applications.among IS NULL) OR (received.id = ANY (find_applications.among))))
           ORDER BY
                 CASE find_applications.sort
                     WHEN 'lowest-rate'::text THEN received.hourly_rate
                     WHEN 'highest-rate'::text THEN (- received.hourly_rate)
                     WHEN 'earliest-start'::text THEN ((received.available_start_date - '1970-01-01'::date))::numeric
                     WHEN 'oldest'::text THEN EXTRACT(epoch FROM received.created_at)
                     ELSE NULL::numeric
                 END, received.created_at DESC, received.id
          OFFSET find_applications.skip
          LIMIT find_applications.size) AS "array",
     ( SELECT json_object_agg(counted.status, counted.count) AS json_object_agg
            FROM ( SELECT received.status,
                     count(*) AS count
                    FROM received
                   GROUP BY received.status) counted) AS json_object_agg;
END;
alter function app.find_applications(uuid,text,uuid[],text,integer,integer) owner to app_definer;
grant execute on function app.find_applications(uuid,text,uuid[],text,integer,integer) to app_buyer;

CREATE OR REPLACE FUNCTION app.find_candidates(search text, wanted_status text, only_subscribed boolean, only_agreed boolean, sort text, is_descending boolean, skip integer, size integer, bound integer, OUT ids uuid[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET jit TO 'off'
 SET work_mem TO '16MB'
 SET max_parallel_workers_per_gather TO '0'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'on'
 SET enable_indexscan TO 'on'
 SET enable_indexonlyscan TO 'on'
 SET enable_sort TO 'on'
AS $function$
declare
  filters constant text := 'true'
    || case when only_subscribed then ' and subscribe' else '' end
    || case when only_agreed then ' and agree' else '' end
    || case when wanted_status is null then '' else format(' and status = %L', wanted_status) end;
  -- Columns that are never empty are sorted without a word on it, so that one index serves both directions.
  ending constant text := case when sort in ('name', 'whatsapp', 'resume_size_bytes') then ' nulls last' else '' end;
  in_order constant text := 'order by sorted_by'
    || case when is_descending then ' desc' || ending || ', id' else ending || ', id desc' end;
  row_count constant real := (
    select greatest(reltuples, 1) from pg_catalog.pg_class where oid = 'public.candidate_search'::regclass
  );
  fits text := 'true';
  by_index text;
  seen int;
  walk text;
begin
  if search <> '' then
    select * into fits, by_index from app.conditions(search, '{words,whatsapp}', '{}', '[]');
  end if;
  walk = format('select id, %I as sorted_by, %s as fits from public.candidate_search where %s', sort, fits, filters);
  if wanted_status is null and sort <> 'status' then
    select string_agg(format('(%s and status = %L %s)', walk, status, in_order), ' union all ') into walk
    from unnest('{pending,interviewed,accepted,rejected}'::text[]) as status;
  end if;
  if search = '' then
    total = app.tallied(wanted_status, false, only_subscribed, only_agreed, bound);
    perform set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true);
    execute format('select array(select id from (%s) as c %s limit %s offset %s)', walk, in_order, size, skip) into ids;
    return;
  end if;
  if sort = 'created_at' and is_descending then
    select * into ids, total
    from app.newest_fitting('public.candidate_search', filters, fits, by_index, 7, skip, size, bound);
    return;
  end if;
  execute format('select count(*) from (select %s as fits from public.candidate_search where %s
    order by created_at desc, id limit 1000) as newest where fits', fits, filters) into seen;
  if seen >= 20 and seen::real * seen > 2e5 * (skip + size) / row_count then
    perform set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true);
    -- When a tenth of all fit, the longest walk costs no more than to fetch them.
    execute format('select array(select id from (select id, fits from (%s) as c %s limit %L) as walked
        where fits limit %s offset %s)',
      walk, in_order, case when seen < 100 then 20000 + 2000 / seen * (skip + size) end, size + 1, skip) into ids;
    if cardinality(ids) > size or seen >= 100 then
      total = least(skip + cardinality(ids), bound + 1);
      -- Beyond what is counted, one row more than the page tells the rest.
      if bound > skip + size or ids = '{}' then
        select found.total into total
        from app.newest_fitting('public.candidate_search', filters, fits, by_index, 7, 0, 0, bound) as found;
      end if;
      ids = ids[:size];
      return;
    end if;
  end if;
  perform set_config('enable_sort', 'on', true), set_config('enable_bitmapscan', 'on', true),
    set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true);
  execute format('with found as materialized (
      select id, %I as sorted_by from public.candidate_search where %s and %s)
    select array(select id from found %s limit %s offset %s), least((select count(*) from found), %s)',
    sort, by_index, filters, in_order, size, skip, bound + 1) into ids, total;
end
$function$;
alter function app.find_candidates(text,text,boolean,boolean,text,boolean,integer,integer,integer) owner to app_definer;
grant execute on function app.find_candidates(text,text,boolean,boolean,text,boolean,integer,integer,integer) to app_admin;

CREATE OR REPLACE FUNCTION app.find_leads(search text, wanted text, skip integer, size integer, bound integer, OUT ids uuid[], OUT total integer)
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT found.ids,
     found.total
    FROM app.newest_found('public.leads'::text,
         CASE find_leads.wanted
             WHEN 'open'::text THEN 'handled_at is null'::text
             WHEN 'handled'::text THEN 'handled_at is not null'::text
             ELSE 'true'::text
         END, find_leads.search, '{}'::text[], '[]'::jsonb, find_leads.skip, find_leads.size, find_leads.bound) found(ids, total);
END;
alter function app.find_leads(text,text,integer,integer,integer) owner to app_definer;
grant execute on function app.find_leads(text,text,integer,integer,integer) to app_admin;

CREATE OR REPLACE FUNCTION app.find_mails(search text, wanted text, skip integer, size integer, bound integer, OUT ids uuid[], OUT total integer)
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT found.ids,
     found.total
    FROM app.newest_found('public.mails'::text,
         CASE find_mails.wanted
             WHEN 'all'::text THEN 'true'::text
             WHEN 'queued'::text THEN 'status in (''queued'', ''sending'')'::text
             ELSE format('status = %L'::text, find_mails.wanted)
         END, find_mails.search, '{}'::text[], '[]'::jsonb, find_mails.skip, find_mails.size, find_mails.bound) found(ids, total);
END;
alter function app.find_mails(text,text,integer,integer,integer) owner to app_definer;
grant execute on function app.find_mails(text,text,integer,integer,integer) to app_admin;

CREATE OR REPLACE FUNCTION app.find_openings(search text, spellings text[], wishes jsonb, among uuid[], skip integer, size integer, bound integer, OUT ids uuid[], OUT total integer)
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT found.ids,
     found.total
    FROM app.newest_found('public.opening_search'::text,
         CASE
             WHEN (find_openings.among IS NULL) THEN 'true'::text
             ELSE format('id = any (%L)'::text, find_openings.among)
         END, find_openings.search, find_openings.spellings, find_openings.wishes, find_openings.skip, find_openings.size, find_openings.bound) found(ids, total);
END;
alter function app.find_openings(text,text[],jsonb,uuid[],integer,integer,integer) owner to app_definer;
grant execute on function app.find_openings(text,text[],jsonb,uuid[],integer,integer,integer) to app_talent;

CREATE OR REPLACE FUNCTION app.find_talent(search text, wanted_status text, only_onboarded boolean, wishes jsonb, skip integer, size integer, bound integer, OUT ids uuid[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- To buyers the accepted ones alone.
  shown_status constant text := case
    when current_setting('role') = 'app_admin' then wanted_status
    when coalesce(wanted_status, 'accepted') = 'accepted' then 'accepted'
    else ''
  end;
  is_narrow constant boolean := shown_status = 'accepted' and wishes = '[]';
  is_counted constant boolean := search = '' and wishes = '[]';
begin
  select found.* into ids, total
  from app.conditions(search, '{words}', '{}', wishes) as wanted,
    app.newest_fitting(
      case when is_narrow then 'public.talent_search' else 'public.candidate_search' end,
      case when is_narrow or shown_status is null then 'true' else format('status = %L', shown_status) end
        || case when only_onboarded then ' and is_onboarded' else '' end,
      wanted.fits, wanted.by_index, 3, skip, size, case when is_counted then 0 else bound end
    ) as found;
  if is_counted then
    total = app.tallied(shown_status, only_onboarded, false, false, bound);
  end if;
end
$function$;
alter function app.find_talent(text,text,boolean,jsonb,integer,integer,integer) owner to app_definer;
grant execute on function app.find_talent(text,text,boolean,jsonb,integer,integer,integer) to app_admin, app_buyer;

CREATE OR REPLACE FUNCTION app.follow_project_status()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.status = 'active' then
    raise exception 'nobody sets a project active' using errcode = 'check_violation';
  end if;
  new.completed_at = case new.status when 'completed' then now() end;
  return new;
end
$function$;
alter function app.follow_project_status() owner to glide_owner;

CREATE OR REPLACE FUNCTION app.forget_account(account uuid)
 RETURNS TABLE(resume_path text, avatar_urls text[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.users;
  firm uuid := (select b.id from public.buyers b where b.user_id = account);
begin
  -- Two admins who leave at once must not both find the other.
  perform pg_advisory_xact_lock(hashtextextended('admins', 0));
  select * into person from public.users u where u.id = account;
  if person.id is null or person.role = 'admin' and not exists (
    select from public.users u join identity.users i on i.id = u.id
    where u.role = 'admin' and u.removed_at is null and i.email_verified and u.id <> account
  ) then
    return;
  end if;
  update public.applications a set cover_letter = 'This applicant has left Glide.', hourly_rate = null, available_start_date = null
  where a.user_id = account;
  delete from public.projects p where p.buyer_id = firm and p.status = 'draft';
  update public.projects p set
    status = case when p.status in ('Open', 'active') then 'archived' else p.status end,
    internal_note = null,
    owner_email = null
  where p.buyer_id = firm;
  update public.resume_openings o set network_address = null where o.opened_by = account;
  delete from public.mails m where m.recipient = person.email;
  delete from public.leads l where l.email = person.email;
  return query
    select person.resume_path, array_remove(array[
      person.avatar_url,
      (select b.avatar_url from public.buyers b where b.user_id = account),
      (select c.avatar_url from public.candidates c where c.user_id = account)
    ], null);
end
$function$;
alter function app.forget_account(uuid) owner to app_definer;
grant execute on function app.forget_account(uuid) to app_system;

CREATE OR REPLACE FUNCTION app.forget_in_record()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.admin_acts a set actor_name = 'Former admin' where a.actor_id = old.id;
  update public.admin_acts a set subject_label = null where a.subject_id = old.id;
  return null;
end
$function$;
alter function app.forget_in_record() owner to app_definer;

CREATE OR REPLACE FUNCTION app.forget_resume_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.resume_files f
  where f.path = old.resume_path and not exists (select from public.candidates c where c.resume_path = f.path);
  return null;
end
$function$;
alter function app.forget_resume_file() owner to app_definer;

CREATE OR REPLACE FUNCTION app.grams(words text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 1000
BEGIN ATOMIC
 SELECT ((split.letters || ARRAY( SELECT (pairs.a || pairs.b)
            FROM UNNEST(split.letters, split.letters[2:]) pairs(a, b)
           WHERE (pairs.b IS NOT NULL))) || ARRAY( SELECT ((triples.a || triples.b) || triples.c)
            FROM UNNEST(split.letters, split.letters[2:], split.letters[3:]) triples(a, b, c)
           WHERE (triples.c IS NOT NULL)))
    FROM ( SELECT string_to_array(grams.words, NULL::text) AS letters) split;
END;
alter function app.grams(text) owner to glide_owner;
grant execute on function app.grams(text) to app_definer, app_system, app_user, app_visitor;

CREATE OR REPLACE FUNCTION app.has_confirmed(account uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT i.email_verified
    FROM identity.users i
   WHERE (i.id = has_confirmed.account);
END;
alter function app.has_confirmed(uuid) owner to app_definer;
grant execute on function app.has_confirmed(uuid) to app_admin;

CREATE OR REPLACE FUNCTION app.is_applicant(user_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM (applications a
              JOIN projects p ON ((p.id = a.project_id)))
           WHERE ((a.user_id = is_applicant.user_id) AND (p.buyer_id = app.buyer_id())))) AS "exists";
END;
alter function app.is_applicant(uuid) owner to app_definer;
grant execute on function app.is_applicant(uuid) to app_buyer;

CREATE OR REPLACE FUNCTION app.is_taking_applications(project_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT (p.status = ANY (ARRAY['Open'::text, 'active'::text]))
    FROM projects p
   WHERE ((p.id = is_taking_applications.project_id) AND (p.status <> 'draft'::text));
END;
alter function app.is_taking_applications(uuid) owner to app_definer;
grant execute on function app.is_taking_applications(uuid) to app_talent;

CREATE OR REPLACE FUNCTION app.keep_candidate_search()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.candidate_search as kept select (app.candidate_search_row(new)).*
  on conflict (id) do update set
    status = excluded.status, is_onboarded = excluded.is_onboarded, words = excluded.words, tags = excluded.tags,
    whatsapp = excluded.whatsapp, subscribe = excluded.subscribe, agree = excluded.agree,
    name = excluded.name, email = excluded.email, resume_size_bytes = excluded.resume_size_bytes
  where kept is distinct from excluded;
  if new.status = 'accepted' then
    insert into public.talent_search as kept
    select s.id, s.created_at, s.is_onboarded, s.words from public.candidate_search s where s.id = new.id
    on conflict (id) do update set is_onboarded = excluded.is_onboarded, words = excluded.words
    where kept is distinct from excluded;
  else
    delete from public.talent_search where id = new.id;
  end if;
  return null;
end
$function$;
alter function app.keep_candidate_search() owner to app_definer;

CREATE OR REPLACE FUNCTION app.keep_opening_search()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.opening_search where id = new.id;
  insert into public.opening_search select * from app.opening_search_row(new);
  return null;
end
$function$;
alter function app.keep_opening_search() owner to app_definer;

CREATE OR REPLACE FUNCTION app.keep_resume_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.resume_files (path) select new.resume_path where new.resume_path is not null
  on conflict do nothing;
  return null;
end
$function$;
alter function app.keep_resume_file() owner to app_definer;

CREATE OR REPLACE FUNCTION app.lacks_scorecard(candidate uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT (s.acceptance_needs_scorecard AND (NOT (EXISTS ( SELECT
            FROM scorecards c
           WHERE ((c.candidate_id = lacks_scorecard.candidate) AND c.is_complete)))))
    FROM operator_settings s;
END;
alter function app.lacks_scorecard(uuid) owner to glide_owner;
grant execute on function app.lacks_scorecard(uuid) to app_admin;

CREATE OR REPLACE FUNCTION app.may_apply()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM candidates c
           WHERE ((c.user_id = app.user_id()) AND (c.status <> 'rejected'::text)))) AS "exists";
END;
alter function app.may_apply() owner to app_definer;
grant execute on function app.may_apply() to app_talent;

CREATE OR REPLACE FUNCTION app.merge_candidates(pair uuid, kept_id uuid)
 RETURNS uuid[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  other_id uuid;
  kept public.candidates;
  other public.candidates;
  cancelled uuid[];
  best constant text[] := array['accepted', 'reviewing', 'pending', 'rejected'];
begin
  select case kept_id when p.first_id then p.second_id when p.second_id then p.first_id end into other_id
  from public.candidate_pairs p where p.id = pair and p.dismissed_at is null;
  -- In one order for everyone: of two who merge the same people, also crosswise, the second finds one of them gone.
  perform from public.candidates c where c.id in (kept_id, other_id) order by c.id for update;
  select * into kept from public.candidates c where c.id = kept_id;
  select * into other from public.candidates c where c.id = other_id;
  if kept.id is null or other.id is null then
    return null;
  end if;
  -- Nobody loses an account that they use to one that nobody has used yet.
  if other.user_id is not null
    and (kept.user_id is null or app.has_confirmed(other.user_id) and not app.has_confirmed(kept.user_id)) then
    raise exception 'the account that stays must be one that is used' using errcode = 'check_violation';
  end if;

  -- One application for each project: the one that came farther.
  delete from public.applications a using public.applications b
  where a.project_id = b.project_id and a.id <> b.id
    and a.user_id in (kept.user_id, other.user_id) and b.user_id in (kept.user_id, other.user_id)
    and row(array_position(best, a.status), a.user_id = other.user_id)
      > row(array_position(best, b.status), b.user_id = other.user_id);
  update public.applications a set user_id = kept.user_id where a.user_id = other.user_id;
  delete from public.saved_projects s
  where s.worker_id = other.user_id
    and s.project_id in (select k.project_id from public.saved_projects k where k.worker_id = kept.user_id);
  update public.saved_projects s set worker_id = kept.user_id where s.worker_id = other.user_id;

  -- One call is booked for each guest: the kept one's.
  update public.intro_calls c set status = 'held'
  where c.candidate_id in (kept_id, other_id) and c.status = 'booked' and c.ends_at <= now();
  with twice as (
    update public.intro_calls c set status = 'cancelled', sequence = c.sequence + 1
    where c.candidate_id = other_id and c.status = 'booked' and exists (
      select from public.intro_calls k
      where k.candidate_id = kept_id and k.status = 'booked' and k.booked_by is not distinct from c.booked_by
    )
    returning c.id
  )
  select coalesce(array_agg(id), '{}') into cancelled from twice;
  update public.intro_calls c set candidate_id = kept_id where c.candidate_id = other_id;

  delete from public.scorecards s using public.scorecards newer
  where s.candidate_id in (kept_id, other_id) and newer.candidate_id in (kept_id, other_id)
    and s.reviewer_id = newer.reviewer_id and row(s.updated_at, s.id) < row(newer.updated_at, newer.id);
  update public.scorecards s set candidate_id = kept_id where s.candidate_id = other_id;
  update public.resume_openings o set candidate_id = kept_id where o.candidate_id = other_id;
  -- Append-only: what happened to the other is written once more, under the one who stays.
  insert into public.candidate_history (candidate_id, actor_id, happened_at, from_status, to_status, changes)
  select kept_id, h.actor_id, h.happened_at, h.from_status, h.to_status, h.changes
  from public.candidate_history h where h.candidate_id = other_id order by h.id;
  insert into public.candidate_history (candidate_id, actor_id, from_status, to_status, changes)
  values (kept_id, app.user_id(), kept.status, kept.status, jsonb_build_object('merged',
    jsonb_build_object('from', null, 'to', concat_ws(', ', other.name, other.email))));
  delete from public.candidates c where c.id = other_id;

  if other.user_id is not null then
    update identity.users i set merged_into = kept.user_id, email_verified = false
    where other.user_id in (i.id, i.merged_into);
    delete from identity.sessions s where s.user_id = other.user_id;
    update public.users u set phone = null, whatsapp = null, avatar_url = null, skills = '{}', experience_years = null,
      profile_data = null, resume_path = null, resume_original_name = null, resume_size_bytes = null,
      resume_mime_type = null, resume_uploaded_at = null
    where u.id = other.user_id;
  end if;

  if kept.resume_path is null then
    kept.resume_path = other.resume_path;
    kept.resume_original_name = other.resume_original_name;
    kept.resume_size_bytes = other.resume_size_bytes;
    kept.resume_mime_type = other.resume_mime_type;
    kept.resume_uploaded_at = other.resume_uploaded_at;
    kept.resume_sha256 = other.resume_sha256;
  end if;
  update public.candidates c set
    name = coalesce(kept.name, other.name),
    phone = coalesce(kept.phone, other.phone),
    whatsapp = coalesce(kept.whatsapp, other.whatsapp),
    working_hours = coalesce(kept.working_hours, other.working_hours),
    profile_data = coalesce(kept.profile_data, other.profile_data),
    profile_checks = case when kept.profile_data is null then other.profile_checks else kept.profile_checks end,
    interview_notes = left(nullif(concat_ws(E'\n\n', kept.interview_notes, other.interview_notes), ''), 10000),
    interview_scheduled_at = coalesce(kept.interview_scheduled_at, other.interview_scheduled_at),
    resume_path = kept.resume_path, resume_original_name = kept.resume_original_name,
    resume_size_bytes = kept.resume_size_bytes, resume_mime_type = kept.resume_mime_type,
    resume_uploaded_at = kept.resume_uploaded_at, resume_sha256 = kept.resume_sha256
  where c.id = kept_id;
  update public.users u set
    phone = coalesce(u.phone, c.phone), whatsapp = coalesce(u.whatsapp, c.whatsapp),
    profile_data = coalesce(u.profile_data, c.profile_data), resume_path = c.resume_path,
    resume_original_name = c.resume_original_name, resume_size_bytes = c.resume_size_bytes,
    resume_mime_type = c.resume_mime_type, resume_uploaded_at = c.resume_uploaded_at
  from public.candidates c where c.id = kept_id and u.id = c.user_id;
  return cancelled;
end
$function$;
alter function app.merge_candidates(uuid,uuid) owner to app_definer;
grant execute on function app.merge_candidates(uuid,uuid) to app_admin;

CREATE OR REPLACE FUNCTION app.name_admin_act()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.actor_name = coalesce((select left(coalesce(u.name, u.email), 300) from public.users u where u.id = new.actor_id), 'The operator');
  new.subject_label = left(coalesce(new.subject_label, case new.subject_kind
    when 'candidate' then (select coalesce(c.name, c.email) from public.candidates c where c.id = new.subject_id)
    when 'admin' then (select coalesce(u.name, u.email) from public.users u where u.id = new.subject_id)
  end), 300);
  return new;
end
$function$;
alter function app.name_admin_act() owner to app_definer;

CREATE OR REPLACE FUNCTION app.newest_fitting(source text, scope text, fits text, by_index text, fetch_cost real, skip integer, size integer, bound integer, OUT ids uuid[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET jit TO 'off'
 SET work_mem TO '16MB'
 SET max_parallel_workers_per_gather TO '0'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'on'
 SET enable_indexscan TO 'on'
 SET enable_indexonlyscan TO 'on'
AS $function$
declare
  enough constant int := greatest(bound + 1, skip + size);
  seen real := 1000;
  row_count real;
begin
  if fits <> 'true' then
    execute format('select count(*) from (select %s as fits from %s where %s order by created_at desc, id limit 1000) as newest
      where fits', fits, source, scope) into seen;
  end if;
  select greatest(reltuples, 1) into row_count from pg_catalog.pg_class where oid = source::regclass;
  if seen * seen > 1e6 * enough / row_count / fetch_cost then
    perform set_config('enable_bitmapscan', 'off', true);
    source = format('%s where %s and %s', source, scope, fits);
  else
    perform set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true);
    source = format('(select * from %s where %s offset 0) as matching where %s', source, by_index, scope);
  end if;
  -- Beyond what is counted, one row more than the page tells the rest.
  if bound <= skip + size then
    execute format('select array(select id from %s order by created_at desc, id limit %s offset %s)',
      source, size + 1, skip) into ids;
    total = least(skip + cardinality(ids), bound + 1);
    if ids <> '{}' then
      ids = ids[:size];
      return;
    end if;
  end if;
  execute format(
    'select coalesce((array_agg(id))[%s:%s], ''{}''), least(count(*), %s)
     from (select id from %s order by created_at desc, id limit %s) as found',
    skip + 1, skip + size, bound + 1, source, enough
  ) into ids, total;
end
$function$;
alter function app.newest_fitting(text,text,text,text,real,integer,integer,integer) owner to glide_owner;
grant execute on function app.newest_fitting(text,text,text,text,real,integer,integer,integer) to app_definer;

CREATE OR REPLACE FUNCTION app.newest_found(source text, scope text, search text, spellings text[], wishes jsonb, skip integer, size integer, bound integer, OUT ids uuid[], OUT total integer)
 RETURNS record
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT found.ids,
     found.total
    FROM app.conditions(newest_found.search, '{words}'::text[], newest_found.spellings, newest_found.wishes) wanted(fits, by_index),
     LATERAL app.newest_fitting(newest_found.source, newest_found.scope, wanted.fits, wanted.by_index, (6)::real, newest_found.skip, newest_found.size, newest_found.bound) found(ids, total);
END;
alter function app.newest_found(text,text,text,text[],jsonb,integer,integer,integer) owner to glide_owner;
grant execute on function app.newest_found(text,text,text,text[],jsonb,integer,integer,integer) to app_definer;

CREATE OR REPLACE FUNCTION app.note_decision()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.status = 'interviewed' then
    new.was_interviewed = true;
  elsif new.status <> 'pending' then
    new.decided_at = coalesce(new.decided_at, now());
  end if;
  return new;
end
$function$;
alter function app.note_decision() owner to glide_owner;

CREATE OR REPLACE FUNCTION app.note_overtaken_decision(candidate uuid, wanted text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO candidate_history (candidate_id, actor_id, from_status, to_status, changes)  SELECT c.id,
             app.user_id() AS user_id,
             c.status,
             c.status,
             jsonb_build_object('overtaken', jsonb_build_object('from', NULL::unknown, 'to', note_overtaken_decision.wanted)) AS jsonb_build_object
            FROM candidates c
           WHERE (c.id = note_overtaken_decision.candidate);
END;
alter function app.note_overtaken_decision(uuid,text) owner to app_definer;
grant execute on function app.note_overtaken_decision(uuid,text) to app_admin;

CREATE OR REPLACE FUNCTION app.note_overtaken_move(application uuid, wanted text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO project_history (project_id, application_id, actor_id, from_status, to_status, was_overtaken)  SELECT a.project_id,
             a.id,
             app.user_id() AS user_id,
             a.status,
             note_overtaken_move.wanted AS wanted,
             true
            FROM (applications a
              JOIN projects p ON ((p.id = a.project_id)))
           WHERE ((a.id = note_overtaken_move.application) AND (p.buyer_id = app.buyer_id()));
END;
alter function app.note_overtaken_move(uuid,text) owner to app_definer;
grant execute on function app.note_overtaken_move(uuid,text) to app_buyer;

CREATE OR REPLACE FUNCTION app.open_candidate(candidate uuid)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 UPDATE candidates SET opened_at = now()
   WHERE ((candidates.id = open_candidate.candidate) AND (candidates.status = 'pending'::text) AND (candidates.opened_at IS NULL))
   RETURNING true;
END;
alter function app.open_candidate(uuid) owner to app_definer;
grant execute on function app.open_candidate(uuid) to app_admin;

CREATE OR REPLACE FUNCTION app.open_resume(candidate uuid, network_address text, daily_limit integer, OUT path text, OUT name text, OUT is_over_limit boolean, OUT lock text)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  reader constant uuid := app.user_id();
begin
  is_over_limit = false;
  select c.resume_path, c.resume_original_name into path, name
  from public.candidates c
  where c.id = candidate and case current_setting('role')
    when 'app_admin' then true
    when 'app_buyer' then c.status = 'accepted' or exists (
      select from public.applications a join public.projects p on p.id = a.project_id
      where a.user_id = c.user_id and a.status <> 'rejected' and p.buyer_id = app.buyer_id()
    )
    else c.user_id = reader
  end;
  lock = app.resume_lock(path);
  if lock is not null then
    path = null;
    name = null;
    return;
  end if;
  if path is null or current_setting('role') = 'app_talent' then
    return;
  end if;
  -- One at a time for each reader, so that parallel requests can't pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended('resume ' || reader, 0));
  is_over_limit = daily_limit <= (
    select count(*) from public.resume_openings o
    where o.opened_by = reader and o.opened_at > now() - interval '1 day'
  );
  if is_over_limit then
    path = null;
    name = null;
  else
    insert into public.resume_openings (candidate_id, opened_by, network_address)
    values (candidate, reader, open_resume.network_address);
  end if;
end
$function$;
alter function app.open_resume(uuid,text,integer) owner to app_definer;
grant execute on function app.open_resume(uuid,text,integer) to app_user;

CREATE OR REPLACE FUNCTION app.opening_search_row(project projects)
 RETURNS SETOF opening_search
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT (project).id AS id,
     (project).created_at AS created_at,
     lower(concat((project).title, chr(31), (project).scope_of_work, chr(31), array_to_string((project).software_systems, ', '::text))) AS lower,
     app.tag_codes((ARRAY( SELECT ('system:'::text || lower(system.system))
            FROM unnest((opening_search_row.project).software_systems) system(system)) || ARRAY[('type:'::text || (project).engagement_type), ('level:'::text || (project).seniority_level)])) AS tag_codes
   WHERE ((project).status = 'Open'::text);
END;
alter function app.opening_search_row(projects) owner to glide_owner;
grant execute on function app.opening_search_row(projects) to app_definer;

CREATE OR REPLACE FUNCTION app.own_mails()
 RETURNS TABLE(subject text, status text, created_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT m.subject,
     m.status,
     m.created_at
    FROM (mails m
      JOIN users u ON ((u.email = m.recipient)))
   WHERE (u.id = app.user_id())
   ORDER BY m.created_at DESC;
END;
alter function app.own_mails() owner to app_definer;
grant execute on function app.own_mails() to app_user;

CREATE OR REPLACE FUNCTION app.owned_project_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT p.id
    FROM projects p
   WHERE (p.buyer_id = app.buyer_id());
END;
alter function app.owned_project_ids() owner to app_definer;
grant execute on function app.owned_project_ids() to app_buyer;

CREATE OR REPLACE FUNCTION app.public_profile(profile jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
 SELECT app.without_contact((profile || jsonb_build_object('personal_info', (COALESCE((profile -> 'personal_info'::text), '{}'::jsonb) - ARRAY['full_name'::text, 'email'::text, 'phone'::text])))) AS without_contact;
END;
alter function app.public_profile(jsonb) owner to glide_owner;
grant execute on function app.public_profile(jsonb) to app_definer, app_system, app_user;

CREATE OR REPLACE FUNCTION app.record_candidate_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  tracked constant text[] := array['status', 'opened_at', 'interview_scheduled_at', 'interview_notes',
    'rejection_reason', 'platform_access_granted_at', 'resume_original_name'];
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}'::jsonb end;
  after jsonb := to_jsonb(new);
  found jsonb;
begin
  select jsonb_object_agg(key, jsonb_build_object('from', before -> key, 'to', after -> key)) into found
  from unnest(tracked) as key
  where coalesce(before -> key, 'null') is distinct from coalesce(after -> key, 'null');
  if found is not null then
    insert into public.candidate_history (candidate_id, actor_id, from_status, to_status, changes)
    values (new.id, app.user_id(), before ->> 'status', new.status, found);
  end if;
  return null;
end
$function$;
alter function app.record_candidate_change() owner to app_definer;

CREATE OR REPLACE FUNCTION app.record_owner_decision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_table_name = 'applications' then
    insert into public.project_history (project_id, application_id, actor_id, from_status, to_status)
    values (old.project_id, old.id, app.user_id(), old.status, new.status);
  else
    insert into public.project_history (project_id, actor_id, from_status, to_status)
    values (old.id, app.user_id(), old.status, new.status);
  end if;
  return null;
end
$function$;
alter function app.record_owner_decision() owner to app_definer;

CREATE OR REPLACE FUNCTION app.record_scorecard()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  before jsonb := case when tg_op = 'UPDATE' then jsonb_build_object('score', old.scores, 'note', old.notes) else '{}' end;
  after jsonb := jsonb_build_object('score', new.scores, 'note', new.notes);
  found jsonb;
begin
  select jsonb_object_agg(part || '.' || key,
      jsonb_build_object('from', before #> array[part, key], 'to', after #> array[part, key])) into found
  from unnest(array['score', 'note']) as part, lateral (
    select jsonb_object_keys(coalesce(before -> part, '{}')) union select jsonb_object_keys(after -> part)
  ) as named (key)
  where before #> array[part, key] is distinct from after #> array[part, key];
  if found is not null then
    insert into public.candidate_history (candidate_id, actor_id, from_status, to_status, changes)
    select c.id, app.user_id(), c.status, c.status, found from public.candidates c where c.id = new.candidate_id;
  end if;
  return null;
end
$function$;
alter function app.record_scorecard() owner to app_definer;

CREATE OR REPLACE FUNCTION app.refuse_foreign_resume()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user = 'app_talent' and not exists (
    select from public.candidates c where c.user_id = app.user_id() and starts_with(new.resume_path, c.id || '/')
  ) then
    raise exception 'a resume of this person lies elsewhere' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$;
alter function app.refuse_foreign_resume() owner to glide_owner;

CREATE OR REPLACE FUNCTION app.refuse_unknown_move()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.status is distinct from old.status and not (old.status || '>' || new.status) = any (tg_argv) then
    raise exception '% cannot go from % to %', tg_table_name, old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
alter function app.refuse_unknown_move() owner to glide_owner;

CREATE OR REPLACE FUNCTION app.require_scorecard()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if app.lacks_scorecard(new.id) then
    raise exception 'a scorecard is needed before acceptance' using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
alter function app.require_scorecard() owner to glide_owner;

CREATE OR REPLACE FUNCTION app.resume_lock(path text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT
         CASE
             WHEN (f.status = 'infected'::text) THEN 'infected'::text
             WHEN ((f.status IS DISTINCT FROM 'clean'::text) AND COALESCE(( SELECT s.scans_files
                FROM operator_settings s), true)) THEN 'pending'::text
             ELSE NULL::text
         END AS "case"
    FROM (( VALUES (resume_lock.path)) asked(path)
      LEFT JOIN resume_files f ON ((f.path = asked.path)))
   WHERE (asked.path IS NOT NULL);
END;
alter function app.resume_lock(text) owner to app_definer;
grant execute on function app.resume_lock(text) to app_admin, app_system, app_talent;

CREATE OR REPLACE FUNCTION app.schedule_interview()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.candidates
  set interview_scheduled_at = case
    when status = 'accepted' then interview_scheduled_at
    when new.status = 'cancelled' then null
    else new.starts_at
  end
  where id = new.candidate_id and (tg_op = 'INSERT' or interview_scheduled_at = old.starts_at);
  if tg_op = 'INSERT' and not found then
    raise exception 'there is no candidate for this call' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$function$;
alter function app.schedule_interview() owner to app_definer;

CREATE OR REPLACE FUNCTION app.search_grams(search text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
 SELECT
         CASE
             WHEN (length(search) <= 3) THEN ARRAY[search]
             ELSE ARRAY( SELECT DISTINCT substr(search_grams.search, at.at, 3) AS substr
                FROM generate_series(1, (length(search_grams.search) - 2)) at(at))
         END AS "array";
END;
alter function app.search_grams(text) owner to glide_owner;
grant execute on function app.search_grams(text) to app_definer;

CREATE OR REPLACE FUNCTION app.tag_codes(tags text[])
 RETURNS bigint[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
 SELECT ARRAY( SELECT ((('x'::text || "left"(md5(tag.tag), 16)))::bit(64))::bigint AS int8
            FROM unnest(tag_codes.tags) tag(tag)
           WHERE (tag.tag IS NOT NULL)) AS "array";
END;
alter function app.tag_codes(text[]) owner to glide_owner;
grant execute on function app.tag_codes(text[]) to app_definer;

CREATE OR REPLACE FUNCTION app.talent_card(profile jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
 SELECT jsonb_build_object('headline', jsonb_path_query_first(shown.shown, '$."work_experience"[*]."position"?(@.type() == "string" && @ != "")'::jsonpath), 'location', (shown.shown #> '{personal_info,location}'::text[]), 'credentials', jsonb_path_query_array(shown.shown, '$."certifications"[*]."name"?(@.type() == "string" && @ != "")'::jsonpath), 'skills', (jsonb_path_query_array(shown.shown, '$."skills"."technical"[*]'::jsonpath) || jsonb_path_query_array(shown.shown, '$."skills"."frameworks"[*]'::jsonpath)), 'software', jsonb_path_query_array(shown.shown, '$."skills"."tools"[*]'::jsonpath), 'work', COALESCE(( SELECT jsonb_agg(jsonb_build_object('start_date', (job.job -> 'start_date'::text), 'end_date', (job.job -> 'end_date'::text))) AS jsonb_agg
            FROM jsonb_path_query(shown.shown, '$."work_experience"[*]'::jsonpath) job(job)), '[]'::jsonb)) AS jsonb_build_object
    FROM app.public_profile(talent_card.profile) shown(shown);
END;
alter function app.talent_card(jsonb) owner to glide_owner;
grant execute on function app.talent_card(jsonb) to app_definer, app_system, app_user;

CREATE OR REPLACE FUNCTION app.talent_terms(profile jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
 SELECT COALESCE(array_agg(DISTINCT lower(term.value)), '{}'::text[]) AS "coalesce"
    FROM app.talent_card(talent_terms.profile) card(card),
     LATERAL jsonb_array_elements_text((((card.card -> 'skills'::text) || (card.card -> 'software'::text)) || (card.card -> 'credentials'::text))) term(value);
END;
alter function app.talent_terms(jsonb) owner to glide_owner;
grant execute on function app.talent_terms(jsonb) to app_definer, app_system, app_user;

CREATE OR REPLACE FUNCTION app.tallied(wanted_status text, only_onboarded boolean, only_subscribed boolean, only_agreed boolean, bound integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT LEAST(COALESCE(sum(candidate_tally.change), (0)::bigint), ((tallied.bound + 1))::bigint) AS "least"
    FROM candidate_tally
   WHERE ((candidate_tally.status = COALESCE(tallied.wanted_status, candidate_tally.status)) AND (candidate_tally.is_onboarded >= tallied.only_onboarded) AND (candidate_tally.subscribe >= tallied.only_subscribed) AND (candidate_tally.agree >= tallied.only_agreed));
END;
alter function app.tallied(text,boolean,boolean,boolean,integer) owner to glide_owner;
grant execute on function app.tallied(text,boolean,boolean,boolean,integer) to app_definer;

CREATE OR REPLACE FUNCTION app.tally_candidate()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' then
    insert into public.candidate_tally (status, is_onboarded, subscribe, agree, change)
    values (old.status, old.platform_access_granted_at is not null, old.subscribe, old.agree, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into public.candidate_tally (status, is_onboarded, subscribe, agree, change)
    values (new.status, new.platform_access_granted_at is not null, new.subscribe, new.agree, 1);
  end if;
  return null;
end
$function$;
alter function app.tally_candidate() owner to app_definer;

CREATE OR REPLACE FUNCTION app.touch()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at = now();
  return new;
end
$function$;
alter function app.touch() owner to glide_owner;

CREATE OR REPLACE FUNCTION app.unmark_candidate()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.unmarked_candidates (candidate_id, changed_at) values (new.id, clock_timestamp())
  on conflict (candidate_id) do update set changed_at = excluded.changed_at;
  return null;
end
$function$;
alter function app.unmark_candidate() owner to app_definer;

CREATE OR REPLACE FUNCTION app.user_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.user_id'::text, true), ''::text))::uuid;
alter function app.user_id() owner to glide_owner;
grant execute on function app.user_id() to app_definer, app_system, app_user, app_visitor;

CREATE OR REPLACE FUNCTION app.without_contact(part jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$
begin
  case
    when part::text !~ '[@+]' then return part;
    when jsonb_typeof(part) = 'string' then return to_jsonb(
      regexp_replace(part #>> '{}', '[[:alnum:]._%+-]+@[[:alnum:]-]+(\.[[:alnum:]-]+)+|\+\d[\d ().-]{6,}\d', '…', 'g'));
    when jsonb_typeof(part) = 'array' then return (
      select jsonb_agg(app.without_contact(value) order by place)
      from jsonb_array_elements(part) with ordinality as entries (value, place));
    else return (select jsonb_object_agg(key, app.without_contact(value)) from jsonb_each(part));
  end case;
end
$function$;
alter function app.without_contact(jsonb) owner to glide_owner;
grant execute on function app.without_contact(jsonb) to app_definer, app_system, app_user;

CREATE OR REPLACE FUNCTION identity.keep_an_admin()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.users u where u.id = old.id and u.role = 'admin' and u.removed_at is null) then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('admins', 0));
  if not exists (
    select from public.users u join identity.users i on i.id = u.id
    where u.role = 'admin' and u.removed_at is null and i.email_verified and u.id <> old.id
  ) then
    raise exception 'the last admin stays' using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
alter function identity.keep_an_admin() owner to app_definer;

CREATE OR REPLACE FUNCTION identity.principal(token_hash text, admins_need_second_factor boolean DEFAULT false)
 RETURNS TABLE(user_id uuid, session_id uuid, role text, email text, buyer_id uuid, db_role text, lacks_second_factor boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  seen_before timestamptz;
begin
  select u.id, s.id, u.role, u.email, b.id, s.seen_at,
    u.role = 'admin' and admins_need_second_factor and s.second_factor_at is null
  into user_id, session_id, role, email, buyer_id, seen_before, lacks_second_factor
  from identity.sessions s
  join identity.users i on i.id = s.user_id and i.email_verified
  join public.users u on u.id = s.user_id
  left join public.buyers b on b.user_id = u.id
  where s.token = token_hash and s.expires_at > now() and current_setting('role') = 'none'
    and (u.role <> 'admin' or s.seen_at > now() - interval '1 hour' and s.created_at > now() - interval '12 hours');
  db_role = case when user_id is null then 'app_visitor' when lacks_second_factor then 'app_user' else 'app_' || role end;
  if role = 'admin' and seen_before < now() - interval '1 minute' then
    -- Requests that come together don't wait for each other.
    update identity.sessions s set seen_at = now()
    where s.id = (select o.id from identity.sessions o where o.id = session_id for no key update skip locked);
  end if;
  return next;
end
$function$;
alter function identity.principal(text,boolean) owner to app_definer;
grant execute on function identity.principal(text,boolean) to public;

CREATE OR REPLACE FUNCTION identity.principal_of(id uuid)
 RETURNS TABLE(user_id uuid, session_id uuid, role text, email text, buyer_id uuid, db_role text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT u.id,
     NULL::uuid AS uuid,
     u.role,
     u.email,
     b.id,
     COALESCE(('app_'::text || u.role), 'app_visitor'::text) AS "coalesce"
    FROM ((( SELECT 1 AS "?column?") always
      LEFT JOIN users u ON (((u.id = principal_of.id) AND (u.removed_at IS NULL) AND (current_setting('role'::text) = 'none'::text))))
      LEFT JOIN buyers b ON ((b.user_id = u.id)));
END;
alter function identity.principal_of(uuid) owner to app_definer;
grant execute on function identity.principal_of(uuid) to public;

CREATE OR REPLACE FUNCTION identity.record_sign_in()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.admin_acts (actor_id, act)
  select u.id, 'admin.sign-in' from public.users u where u.id = new.user_id and u.role = 'admin';
  return null;
end
$function$;
alter function identity.record_sign_in() owner to app_definer;

CREATE OR REPLACE FUNCTION identity.refuse_unproven_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if exists (select from identity.authenticators a where a.user_id = new.user_id and a.confirmed_at is not null)
    or exists (select from identity.passkeys p where p.user_id = new.user_id) then
    raise exception 'this account has a second factor' using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
alter function identity.refuse_unproven_session() owner to glide_owner;


create table identity.attempts (
  key text not null,
  count integer not null,
  resets_at timestamp with time zone not null,
  constraint attempts_pkey PRIMARY KEY (key),
  constraint attempts_count_check CHECK ((count > 0))
);
-- Row-level security: enabled and forced.
CREATE INDEX attempts_expiry ON identity.attempts USING btree (resets_at);
create policy system_works on identity.attempts for all to app_system using (true) with check (true);
grant delete, insert, select, update on identity.attempts to app_system;

create table identity.authenticators (
  user_id uuid not null,
  sealed_secret bytea not null,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  constraint authenticators_pkey PRIMARY KEY (user_id),
  constraint authenticators_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE,
  constraint authenticators_last_step_check CHECK ((last_step >= 0))
);
-- Row-level security: enabled and forced.
create policy owner_reads on identity.authenticators for select to app_user using ((user_id = ( SELECT app.user_id() AS user_id)));
create policy system_works on identity.authenticators for all to app_system using (true) with check (true);
grant delete, insert, select, update on identity.authenticators to app_system;
grant select (user_id, created_at, confirmed_at) on identity.authenticators to app_user;

create table identity.challenges (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  token_hash text not null,
  code_hash text,
  code_tries integer not null default 0,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint challenges_pkey PRIMARY KEY (id),
  constraint challenges_token_hash_key UNIQUE (token_hash),
  constraint challenges_user_id_kind_key UNIQUE (user_id, kind),
  constraint challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE,
  constraint challenges_check CHECK ((expires_at > created_at)),
  constraint challenges_code_tries_check CHECK (((code_tries >= 0) AND (code_tries <= 10))),
  constraint challenges_kind_check CHECK ((kind = ANY (ARRAY['confirm'::text, 'reset'::text])))
);
-- Row-level security: enabled and forced.
CREATE INDEX challenges_expiry ON identity.challenges USING btree (expires_at);
create policy system_works on identity.challenges for all to app_system using (true) with check (true);
grant delete, insert, select, update on identity.challenges to app_system;

create table identity.credentials (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  account_id text not null,
  provider_id text not null,
  password text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint credentials_pkey PRIMARY KEY (id),
  constraint credentials_user_id_provider_id_key UNIQUE (user_id, provider_id),
  constraint credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE,
  constraint credentials_password_check CHECK ((password ~~ '$argon2id$%'::text)),
  constraint credentials_provider_id_check CHECK ((provider_id = 'credential'::text))
);
-- Row-level security: enabled and forced.
create policy system_works on identity.credentials for all to app_system using (true) with check (true);
grant delete, insert, select, update on identity.credentials to app_system;

create table identity.passkeys (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}'::text[],
  name text not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE,
  constraint passkeys_counter_check CHECK ((counter >= 0)),
  constraint passkeys_credential_id_check CHECK (((credential_id ~ '^[A-Za-z0-9_-]+$'::text) AND (length(credential_id) <= 1400))),
  constraint passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
-- Row-level security: enabled and forced.
CREATE INDEX passkeys_user ON identity.passkeys USING btree (user_id);
create policy owner_reads on identity.passkeys for select to app_user using ((user_id = ( SELECT app.user_id() AS user_id)));
create policy system_works on identity.passkeys for all to app_system using (true) with check (true);
grant delete, insert, select, update on identity.passkeys to app_system;
grant select (id, user_id, name, created_at, last_used_at) on identity.passkeys to app_user;

create table identity.prompts (
  token_hash text not null,
  kind text not null,
  user_id uuid,
  is_remembered boolean not null default false,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint prompts_pkey PRIMARY KEY (token_hash),
  constraint prompts_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE,
  constraint prompts_check CHECK ((expires_at > created_at)),
  constraint prompts_check1 CHECK (((user_id IS NULL) = (kind = 'passkey'::text))),
  constraint prompts_kind_check CHECK ((kind = ANY (ARRAY['second-factor'::text, 'passkey'::text, 'new-passkey'::text])))
);
-- Row-level security: enabled and forced.
CREATE INDEX prompts_expiry ON identity.prompts USING btree (expires_at);
CREATE INDEX prompts_user ON identity.prompts USING btree (user_id);
create policy system_works on identity.prompts for all to app_system using (true) with check (true);
grant delete, insert, select on identity.prompts to app_system;

create table identity.recovery_codes (
  user_id uuid not null,
  code_hash text not null,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
-- Row-level security: enabled and forced.
create policy owner_reads on identity.recovery_codes for select to app_user using ((user_id = ( SELECT app.user_id() AS user_id)));
create policy system_works on identity.recovery_codes for all to app_system using (true) with check (true);
grant delete, insert, select on identity.recovery_codes to app_system;
grant select (user_id) on identity.recovery_codes to app_user;

create table identity.sessions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  token text not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  second_factor_at timestamp with time zone,
  seen_at timestamp with time zone not null default now(),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_key UNIQUE (token),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE,
  constraint sessions_token_check CHECK ((token ~ '^[A-Za-z0-9_-]{43}$'::text)),
  constraint sessions_user_agent_check CHECK ((length(user_agent) <= 512))
);
-- Row-level security: enabled and forced.
CREATE INDEX sessions_expiry ON identity.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON identity.sessions USING btree (user_id);
CREATE TRIGGER record_sign_in AFTER INSERT ON identity.sessions FOR EACH ROW EXECUTE FUNCTION identity.record_sign_in();
CREATE TRIGGER refuse_unproven BEFORE INSERT ON identity.sessions FOR EACH ROW WHEN ((new.second_factor_at IS NULL)) EXECUTE FUNCTION identity.refuse_unproven_session();
create policy definer_merges on identity.sessions for delete to app_definer using (true);
create policy definer_reads on identity.sessions for select to app_definer using (true);
create policy definer_sees on identity.sessions for update to app_definer using (true) with check (true);
create policy owner_ends on identity.sessions for delete to app_user using ((user_id = ( SELECT app.user_id() AS user_id)));
create policy owner_reads on identity.sessions for select to app_user using ((user_id = ( SELECT app.user_id() AS user_id)));
create policy system_works on identity.sessions for all to app_system using (true) with check (true);
grant delete, select, update (seen_at) on identity.sessions to app_definer;
grant delete, insert, select, update on identity.sessions to app_system;
grant delete, select (id, user_id, expires_at, ip_address, user_agent, created_at) on identity.sessions to app_user;

create table identity.users (
  id uuid not null default gen_random_uuid(),
  email text not null,
  email_verified boolean not null default false,
  name text not null,
  image text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  merged_into uuid,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_key UNIQUE (email),
  constraint users_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES identity.users(id) ON DELETE CASCADE,
  constraint users_check CHECK (((merged_into IS NULL) OR (NOT email_verified))),
  constraint users_email_check CHECK (((email = lower(email)) AND (email ~ '^[^\s@]+@[^\s@]+$'::text) AND ((length(email) >= 3) AND (length(email) <= 254)))),
  constraint users_name_check CHECK ((length(name) <= 300))
);
-- Row-level security: enabled and forced.
CREATE INDEX users_merged_into ON identity.users USING btree (merged_into);
CREATE TRIGGER keep_an_admin BEFORE UPDATE OF email_verified ON identity.users FOR EACH ROW WHEN ((old.email_verified AND (NOT new.email_verified))) EXECUTE FUNCTION identity.keep_an_admin();
create policy definer_merges on identity.users for update to app_definer using (true) with check (true);
create policy definer_reads on identity.users for select to app_definer using (true);
create policy system_works on identity.users for all to app_system using (true) with check (true);
grant select, update (email_verified, merged_into) on identity.users to app_definer;
grant delete, insert, select, update on identity.users to app_system;

create table migration.applied (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint applied_pkey PRIMARY KEY (name)
);
-- Row-level security: enabled and forced.
create policy owner_works on migration.applied for all to glide_owner using (true) with check (true);
create policy system_reads on migration.applied for select to app_system using (true);
grant select (name) on migration.applied to app_system;

create table admin_acts (
  id bigint not null generated always as identity,
  happened_at timestamp with time zone not null default now(),
  actor_id uuid default app.user_id(),
  actor_name text not null default ''::text,
  act text not null,
  subject_kind text,
  subject_id uuid,
  subject_label text,
  detail jsonb not null default '{}'::jsonb,
  constraint admin_acts_pkey PRIMARY KEY (id),
  constraint admin_acts_act_check CHECK (((act ~ '^[a-z]+\.[a-z-]+$'::text) AND (length(act) <= 60))),
  constraint admin_acts_detail_check CHECK (((jsonb_typeof(detail) = 'object'::text) AND (length((detail)::text) <= 4000))),
  constraint admin_acts_subject_kind_check CHECK ((subject_kind ~ '^[a-z-]{1,40}$'::text))
);
-- Row-level security: enabled and forced.
CREATE INDEX admin_acts_act ON public.admin_acts USING btree (act, id DESC);
CREATE INDEX admin_acts_act_day ON public.admin_acts USING btree (act, happened_at DESC, id DESC);
CREATE INDEX admin_acts_actor ON public.admin_acts USING btree (actor_id, id DESC);
CREATE INDEX admin_acts_day ON public.admin_acts USING btree (happened_at DESC, id DESC);
CREATE INDEX admin_acts_subject ON public.admin_acts USING btree (subject_id);
CREATE TRIGGER name BEFORE INSERT ON public.admin_acts FOR EACH ROW EXECUTE FUNCTION app.name_admin_act();
create policy admin_reads on admin_acts for select to app_admin using (true);
create policy admin_records on admin_acts for insert to app_admin with check ((actor_id = ( SELECT app.user_id() AS user_id)));
create policy definer_forgets on admin_acts for update to app_definer using (true) with check (true);
create policy definer_reads on admin_acts for select to app_definer using (true);
create policy definer_records on admin_acts for insert to app_definer with check (true);
create policy system_reads on admin_acts for select to app_system using (true);
create policy system_records on admin_acts for insert to app_system with check (true);
grant insert (act, subject_kind, subject_id, subject_label, detail), select on admin_acts to app_admin;
grant insert (actor_id, act), select, update (actor_name, subject_label) on admin_acts to app_definer;
grant insert (actor_id, act, subject_kind, subject_id, subject_label, detail), select on admin_acts to app_system;

create table applications (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  user_id uuid default app.user_id(),
  status text not null default 'pending'::text,
  hourly_rate numeric(9,2),
  available_start_date date,
  cover_letter text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint applications_pkey PRIMARY KEY (id),
  constraint applications_project_id_user_id_key UNIQUE (project_id, user_id),
  constraint applications_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  constraint applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint applications_cover_letter_check CHECK (((cover_letter ~ '\S'::text) AND (length(cover_letter) <= 10000))),
  constraint applications_hourly_rate_check CHECK (((hourly_rate >= (0)::numeric) AND (hourly_rate <= (100000)::numeric))),
  constraint applications_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'reviewing'::text, 'accepted'::text, 'rejected'::text])))
);
-- Row-level security: enabled and forced.
CREATE INDEX applications_received ON public.applications USING btree (project_id, created_at DESC, id) INCLUDE (status, hourly_rate, available_start_date);
CREATE INDEX applications_user ON public.applications USING btree (user_id, created_at DESC);
CREATE TRIGGER history AFTER UPDATE OF status ON public.applications FOR EACH ROW WHEN ((new.status <> old.status)) EXECUTE FUNCTION app.record_owner_decision();
CREATE TRIGGER moves BEFORE UPDATE OF status ON public.applications FOR EACH ROW EXECUTE FUNCTION app.refuse_unknown_move('pending>reviewing', 'pending>accepted', 'pending>rejected', 'reviewing>accepted', 'reviewing>rejected');
CREATE TRIGGER touch BEFORE UPDATE ON public.applications FOR EACH ROW EXECUTE FUNCTION app.touch();
create policy admin_reads on applications for select to app_admin using (true);
create policy definer_forgets on applications for update to app_definer using (true) with check (true);
create policy definer_merges on applications for delete to app_definer using (true);
create policy definer_reads on applications for select to app_definer using (true);
create policy owner_decides on applications for update to app_buyer using ((EXISTS ( SELECT
   FROM projects p
  WHERE ((p.id = applications.project_id) AND (p.buyer_id = ( SELECT app.buyer_id() AS buyer_id)))
 OFFSET 0))) with check ((EXISTS ( SELECT
   FROM projects p
  WHERE ((p.id = applications.project_id) AND (p.buyer_id = ( SELECT app.buyer_id() AS buyer_id)))
 OFFSET 0)));
create policy owner_reads on applications for select to app_buyer using ((EXISTS ( SELECT
   FROM projects p
  WHERE ((p.id = applications.project_id) AND (p.buyer_id = ( SELECT app.buyer_id() AS buyer_id)))
 OFFSET 0)));
create policy worker_applies on applications for insert to app_talent with check (((user_id = ( SELECT app.user_id() AS user_id)) AND ( SELECT app.may_apply() AS may_apply) AND app.is_taking_applications(project_id)));
create policy worker_reads on applications for select to app_talent using ((user_id = ( SELECT app.user_id() AS user_id)));
grant select on applications to app_admin;
grant select, update (status) on applications to app_buyer;
grant delete, select, update (user_id, hourly_rate, available_start_date, cover_letter) on applications to app_definer;
grant insert (project_id, hourly_rate, available_start_date, cover_letter), select on applications to app_talent;

create table buyers (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  first_name text,
  last_name text,
  email text not null,
  company_name text,
  job_title text,
  phone text,
  avatar_url text,
  stripe_customer_id text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  stripe_attempt uuid not null default gen_random_uuid(),
  constraint buyers_pkey PRIMARY KEY (id),
  constraint buyers_email_key UNIQUE (email),
  constraint buyers_stripe_customer_id_key UNIQUE (stripe_customer_id),
  constraint buyers_user_id_key UNIQUE (user_id),
  constraint buyers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint buyers_avatar_url_check CHECK ((length(avatar_url) <= 1000)),
  constraint buyers_check CHECK ((avatar_url ~ (('^/avatars/'::text || user_id) || '/\d{1,16}\.(jpg|png|webp)$'::text))),
  constraint buyers_company_name_check CHECK ((length(company_name) <= 100)),
  constraint buyers_email_check CHECK (((email = lower(email)) AND (email ~ '^[^\s@]+@[^\s@]+$'::text))),
  constraint buyers_first_name_check CHECK ((length(first_name) <= 100)),
  constraint buyers_job_title_check CHECK ((length(job_title) <= 100)),
  constraint buyers_last_name_check CHECK ((length(last_name) <= 100)),
  constraint buyers_phone_check CHECK (((phone = ''::text) OR (phone ~ '^\+\d{1,3} \d{1,14}$'::text)))
);
-- Row-level security: enabled and forced.
CREATE TRIGGER touch BEFORE UPDATE ON public.buyers FOR EACH ROW EXECUTE FUNCTION app.touch();
create policy admin_reads on buyers for select to app_admin using (true);
create policy definer_reads on buyers for select to app_definer using (true);
create policy owner_edits on buyers for update to app_buyer using ((user_id = ( SELECT app.user_id() AS user_id))) with check ((user_id = ( SELECT app.user_id() AS user_id)));
create policy owner_reads on buyers for select to app_buyer using ((user_id = ( SELECT app.user_id() AS user_id)));
create policy owner_registers on buyers for insert to app_buyer with check (((user_id = ( SELECT app.user_id() AS user_id)) AND (email = ( SELECT u.email
   FROM users u
  WHERE (u.id = ( SELECT app.user_id() AS user_id))))));
create policy system_links on buyers for update to app_system using (true) with check (true);
create policy system_reads on buyers for select to app_system using (true);
create policy system_registers on buyers for insert to app_system with check (true);
create policy talent_reads_posters on buyers for select to app_talent using ((EXISTS ( SELECT
   FROM projects p
  WHERE (p.buyer_id = buyers.id))));
grant select on buyers to app_admin;
grant insert (user_id, first_name, last_name, email, company_name, job_title, phone, avatar_url), select, update (first_name, last_name, company_name, job_title, phone, avatar_url) on buyers to app_buyer;
grant select on buyers to app_definer;
grant insert (user_id, first_name, last_name, email, company_name, job_title, phone), select, update (stripe_customer_id, stripe_attempt) on buyers to app_system;
grant select (id, email, company_name, avatar_url) on buyers to app_talent;

create table candidate_history (
  id bigint not null generated always as identity,
  candidate_id uuid not null,
  actor_id uuid,
  happened_at timestamp with time zone not null default now(),
  from_status text,
  to_status text not null,
  changes jsonb not null,
  constraint candidate_history_pkey PRIMARY KEY (id),
  constraint candidate_history_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint candidate_history_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(id) ON DELETE CASCADE
);
-- Row-level security: enabled and forced.
CREATE INDEX candidate_history_actor ON public.candidate_history USING btree (actor_id);
CREATE INDEX candidate_history_candidate ON public.candidate_history USING btree (candidate_id, id DESC);
create policy admin_reads on candidate_history for select to app_admin using (true);
create policy definer_reads on candidate_history for select to app_definer using (true);
create policy definer_writes on candidate_history for insert to app_definer with check (true);
grant select on candidate_history to app_admin;
grant insert, select on candidate_history to app_definer;

create table candidate_marks (
  candidate_id uuid not null,
  kind text not null,
  mark text not null,
  constraint candidate_marks_pkey PRIMARY KEY (candidate_id, kind, mark),
  constraint candidate_marks_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(id) ON DELETE CASCADE,
  constraint candidate_marks_kind_check CHECK ((kind = ANY (ARRAY['phone'::text, 'resume'::text, 'name'::text]))),
  constraint candidate_marks_mark_check CHECK ((length(mark) <= 400))
);
-- Row-level security: enabled and forced.
CREATE INDEX candidate_marks_shared ON public.candidate_marks USING btree (kind, mark, candidate_id);
create policy admin_reads on candidate_marks for select to app_admin using (true);
create policy system_marks on candidate_marks for all to app_system using (true) with check (true);
grant select on candidate_marks to app_admin;
grant delete, insert, select on candidate_marks to app_system;

create table candidate_pairs (
  id uuid not null default gen_random_uuid(),
  first_id uuid not null,
  second_id uuid not null,
  found_at timestamp with time zone not null default now(),
  dismissed_at timestamp with time zone,
  dismissed_by uuid,
  constraint candidate_pairs_pkey PRIMARY KEY (id),
  constraint candidate_pairs_first_id_second_id_key UNIQUE (first_id, second_id),
  constraint candidate_pairs_dismissed_by_fkey FOREIGN KEY (dismissed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint candidate_pairs_first_id_fkey FOREIGN KEY (first_id) REFERENCES candidates(id) ON DELETE CASCADE,
  constraint candidate_pairs_second_id_fkey FOREIGN KEY (second_id) REFERENCES candidates(id) ON DELETE CASCADE,
  constraint candidate_pairs_check CHECK ((first_id < second_id)),
  constraint candidate_pairs_check1 CHECK (((dismissed_by IS NULL) OR (dismissed_at IS NOT NULL)))
);
-- Row-level security: enabled and forced.
CREATE INDEX candidate_pairs_dismissed ON public.candidate_pairs USING btree (found_at DESC, id) WHERE (dismissed_at IS NOT NULL);
CREATE INDEX candidate_pairs_dismisser ON public.candidate_pairs USING btree (dismissed_by);
CREATE INDEX candidate_pairs_open ON public.candidate_pairs USING btree (found_at DESC, id) WHERE (dismissed_at IS NULL);
CREATE INDEX candidate_pairs_second ON public.candidate_pairs USING btree (second_id);
create policy admin_reads on candidate_pairs for select to app_admin using (true);
create policy admin_tells_apart on candidate_pairs for update to app_admin using (true) with check ((NOT (dismissed_by IS DISTINCT FROM
CASE
    WHEN (dismissed_at IS NULL) THEN NULL::uuid
    ELSE ( SELECT app.user_id() AS user_id)
END)));
create policy definer_reads on candidate_pairs for select to app_definer using (true);
create policy system_pairs on candidate_pairs for insert to app_system with check ((dismissed_at IS NULL));
create policy system_parts on candidate_pairs for delete to app_system using ((dismissed_at IS NULL));
create policy system_reads on candidate_pairs for select to app_system using (true);
grant select, update (dismissed_at, dismissed_by) on candidate_pairs to app_admin;
grant select on candidate_pairs to app_definer;
grant delete, insert (first_id, second_id), select on candidate_pairs to app_system;

create table candidate_search (
  id uuid not null,
  created_at timestamp with time zone not null,
  status text not null,
  is_onboarded boolean not null,
  words text not null,
  tags bigint[] not null,
  whatsapp text,
  subscribe boolean not null,
  agree boolean not null,
  name text,
  email text not null,
  resume_size_bytes integer,
  constraint candidate_search_pkey PRIMARY KEY (id),
  constraint candidate_search_id_fkey FOREIGN KEY (id) REFERENCES candidates(id) ON DELETE CASCADE
);
-- Row-level security: enabled and forced.
CREATE INDEX candidate_search_by_applied ON public.candidate_search USING btree (status, created_at DESC, id) INCLUDE (subscribe, agree, words, whatsapp);
CREATE INDEX candidate_search_by_email ON public.candidate_search USING btree (status, email DESC, id) INCLUDE (subscribe, agree, words, whatsapp);
CREATE INDEX candidate_search_by_name ON public.candidate_search USING btree (status, name, id DESC) INCLUDE (subscribe, agree, words, whatsapp);
CREATE INDEX candidate_search_by_name_down ON public.candidate_search USING btree (status, name DESC NULLS LAST, id) INCLUDE (subscribe, agree, words, whatsapp);
CREATE INDEX candidate_search_by_resume ON public.candidate_search USING btree (status, resume_size_bytes, id DESC) INCLUDE (subscribe, agree, words, whatsapp);
CREATE INDEX candidate_search_by_resume_down ON public.candidate_search USING btree (status, resume_size_bytes DESC NULLS LAST, id) INCLUDE (subscribe, agree, words, whatsapp);
CREATE INDEX candidate_search_by_status ON public.candidate_search USING btree (status DESC, id) INCLUDE (subscribe, agree, words, whatsapp);
CREATE INDEX candidate_search_by_whatsapp ON public.candidate_search USING btree (status, whatsapp, id DESC) INCLUDE (subscribe, agree, words);
CREATE INDEX candidate_search_by_whatsapp_down ON public.candidate_search USING btree (status, whatsapp DESC NULLS LAST, id) INCLUDE (subscribe, agree, words);
CREATE INDEX candidate_search_newest ON public.candidate_search USING btree (created_at DESC, id) INCLUDE (status, subscribe, agree, words, whatsapp);
CREATE INDEX candidate_search_whatsapp ON public.candidate_search USING gin (app.grams(whatsapp)) WITH (gin_pending_list_limit='64');
CREATE INDEX candidate_search_words ON public.candidate_search USING gin (app.grams(words), tags) WITH (gin_pending_list_limit='64');
create policy definer_works on candidate_search for all to app_definer using (true) with check (true);
grant delete, insert, select, update on candidate_search to app_definer;

create table candidate_tally (
  id bigint not null generated always as identity,
  status text not null,
  change integer not null,
  is_onboarded boolean not null,
  subscribe boolean not null,
  agree boolean not null,
  constraint candidate_tally_pkey PRIMARY KEY (id)
);
-- Row-level security: enabled and forced.
create policy admin_reads on candidate_tally for select to app_admin using (true);
create policy definer_reads on candidate_tally for select to app_definer using (true);
create policy definer_writes on candidate_tally for insert to app_definer with check (true);
create policy system_clears on candidate_tally for delete to app_system using (true);
create policy system_reads on candidate_tally for select to app_system using (true);
create policy system_sums on candidate_tally for insert to app_system with check (true);
grant select on candidate_tally to app_admin;
grant insert, select on candidate_tally to app_definer;
grant delete, insert (status, change, is_onboarded, subscribe, agree), select on candidate_tally to app_system;

create table candidate_weeks (
  id bigint not null generated always as identity,
  week date not null,
  fact text not null,
  source text,
  hours integer,
  change integer not null,
  constraint candidate_weeks_pkey PRIMARY KEY (id),
  constraint candidate_weeks_fact_check CHECK ((fact = ANY (ARRAY['applied'::text, 'reviewed'::text, 'interviewed'::text, 'accepted'::text, 'rejected'::text, 'decided'::text])))
);
-- Row-level security: enabled and forced.
CREATE INDEX candidate_weeks_week ON public.candidate_weeks USING btree (week, fact);
create policy admin_reads on candidate_weeks for select to app_admin using (true);
create policy definer_writes on candidate_weeks for insert to app_definer with check (true);
create policy system_clears on candidate_weeks for delete to app_system using (true);
create policy system_reads on candidate_weeks for select to app_system using (true);
create policy system_sums on candidate_weeks for insert to app_system with check (true);
grant select on candidate_weeks to app_admin;
grant insert (week, fact, source, hours, change) on candidate_weeks to app_definer;
grant delete, insert (week, fact, source, hours, change), select on candidate_weeks to app_system;

create table candidates (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  name text,
  email text not null,
  whatsapp text,
  phone text,
  subscribe boolean not null default true,
  agree boolean not null default true,
  resume_path text,
  resume_original_name text,
  resume_size_bytes integer,
  resume_mime_type text,
  resume_uploaded_at timestamp with time zone,
  profile_data jsonb,
  status text not null default 'pending'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  opened_at timestamp with time zone,
  reviewed_at timestamp with time zone,
  reviewed_by uuid,
  interview_scheduled_at timestamp with time zone,
  interview_notes text,
  rejection_reason text,
  platform_access_granted_at timestamp with time zone,
  profile_checks jsonb not null default '[]'::jsonb,
  working_hours jsonb,
  avatar_url text,
  profile_version integer not null default 1,
  public_profile jsonb generated always as (app.public_profile(profile_data)) stored,
  card jsonb generated always as (app.talent_card(profile_data)) stored,
  terms text[] generated always as (app.talent_terms(profile_data)) stored,
  has_resume boolean not null generated always as ((resume_path IS NOT NULL)) stored,
  resume_sha256 text,
  source text,
  was_interviewed boolean not null default false,
  decided_at timestamp with time zone,
  constraint candidates_pkey PRIMARY KEY (id),
  constraint candidates_email_key UNIQUE (email),
  constraint candidates_resume_path_key UNIQUE (resume_path),
  constraint candidates_user_id_key UNIQUE (user_id),
  constraint candidates_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint candidates_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint candidates_check CHECK ((num_nulls(resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at) = ANY (ARRAY[0, 5]))),
  constraint candidates_check1 CHECK (((platform_access_granted_at IS NULL) OR (status = 'accepted'::text))),
  constraint candidates_check2 CHECK (((status <> 'rejected'::text) OR (COALESCE(rejection_reason, ''::text) ~ '\S'::text))),
  constraint candidates_check3 CHECK (((status = 'pending'::text) OR (reviewed_at IS NOT NULL))),
  constraint candidates_check4 CHECK ((avatar_url ~ (('^/profile-photos/'::text || user_id) || '-\d{1,16}\.(jpg|png|webp)$'::text))),
  constraint candidates_email_check CHECK (((email = lower(email)) AND (email ~ '^[^\s@]+@[^\s@]+$'::text))),
  constraint candidates_interview_notes_check CHECK ((length(interview_notes) <= 10000)),
  constraint candidates_name_check CHECK ((length(name) <= 300)),
  constraint candidates_phone_check CHECK ((length(phone) <= 40)),
  constraint candidates_profile_checks_check CHECK ((jsonb_typeof(profile_checks) = 'array'::text)),
  constraint candidates_profile_data_check CHECK ((jsonb_typeof(profile_data) = 'object'::text)),
  constraint candidates_profile_data_check1 CHECK ((length((profile_data)::text) <= 1000000)),
  constraint candidates_rejection_reason_check CHECK ((length(rejection_reason) <= 10000)),
  constraint candidates_resume_original_name_check CHECK ((length(resume_original_name) <= 255)),
  constraint candidates_resume_sha256_check CHECK ((resume_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint candidates_resume_size_bytes_check CHECK (((resume_size_bytes >= 1) AND (resume_size_bytes <= 26214400))),
  constraint candidates_source_check CHECK ((source ~ '^[a-z0-9][a-z0-9.-]{0,29}$'::text)),
  constraint candidates_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'interviewed'::text, 'accepted'::text, 'rejected'::text]))),
  constraint candidates_whatsapp_check CHECK ((length(whatsapp) <= 40)),
  constraint candidates_working_hours_check CHECK ((jsonb_typeof(working_hours) = 'object'::text))
);
-- Row-level security: enabled and forced.
CREATE INDEX candidates_reviewer ON public.candidates USING btree (reviewed_by);
CREATE INDEX candidates_status ON public.candidates USING btree (status, created_at DESC, id);
CREATE TRIGGER count_week AFTER INSERT OR DELETE ON public.candidates FOR EACH ROW EXECUTE FUNCTION app.count_candidate_week();
CREATE TRIGGER count_week_again AFTER UPDATE OF status, opened_at, created_at, source ON public.candidates FOR EACH ROW WHEN (((((new.status IS DISTINCT FROM old.status) OR ((new.opened_at IS NULL) IS DISTINCT FROM (old.opened_at IS NULL))) OR (new.created_at IS DISTINCT FROM old.created_at)) OR (new.source IS DISTINCT FROM old.source))) EXECUTE FUNCTION app.count_candidate_week();
CREATE CONSTRAINT TRIGGER forget_file AFTER DELETE OR UPDATE OF resume_path ON public.candidates DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.forget_resume_file();
CREATE TRIGGER forget_in_record AFTER DELETE ON public.candidates FOR EACH ROW EXECUTE FUNCTION app.forget_in_record();
CREATE TRIGGER history AFTER INSERT OR UPDATE ON public.candidates FOR EACH ROW EXECUTE FUNCTION app.record_candidate_change();
CREATE TRIGGER keep_file AFTER INSERT OR UPDATE OF resume_path ON public.candidates FOR EACH ROW EXECUTE FUNCTION app.keep_resume_file();
CREATE TRIGGER moves BEFORE UPDATE OF status ON public.candidates FOR EACH ROW EXECUTE FUNCTION app.refuse_unknown_move('pending>interviewed', 'pending>accepted', 'pending>rejected', 'interviewed>accepted', 'interviewed>rejected', 'accepted>rejected', 'rejected>accepted');
CREATE TRIGGER note_decision BEFORE UPDATE OF status ON public.candidates FOR EACH ROW WHEN ((new.status <> old.status)) EXECUTE FUNCTION app.note_decision();
CREATE TRIGGER own_resume BEFORE UPDATE OF resume_path ON public.candidates FOR EACH ROW EXECUTE FUNCTION app.refuse_foreign_resume();
CREATE TRIGGER scored BEFORE UPDATE OF status ON public.candidates FOR EACH ROW WHEN (((new.status = 'accepted'::text) AND (old.status <> 'accepted'::text))) EXECUTE FUNCTION app.require_scorecard();
CREATE TRIGGER search AFTER INSERT OR UPDATE OF name, email, whatsapp, status, subscribe, agree, platform_access_granted_at, profile_data, resume_size_bytes ON public.candidates FOR EACH ROW EXECUTE FUNCTION app.keep_candidate_search();
CREATE TRIGGER tally AFTER INSERT OR DELETE ON public.candidates FOR EACH ROW EXECUTE FUNCTION app.tally_candidate();
CREATE TRIGGER tally_move AFTER UPDATE OF status, platform_access_granted_at, subscribe, agree ON public.candidates FOR EACH ROW WHEN (((((new.status IS DISTINCT FROM old.status) OR ((new.platform_access_granted_at IS NULL) IS DISTINCT FROM (old.platform_access_granted_at IS NULL))) OR (new.subscribe IS DISTINCT FROM old.subscribe)) OR (new.agree IS DISTINCT FROM old.agree))) EXECUTE FUNCTION app.tally_candidate();
CREATE TRIGGER touch BEFORE UPDATE ON public.candidates FOR EACH ROW EXECUTE FUNCTION app.touch();
CREATE TRIGGER unmark AFTER INSERT OR UPDATE OF name, email, phone, whatsapp, resume_path ON public.candidates FOR EACH ROW EXECUTE FUNCTION app.unmark_candidate();
CREATE TRIGGER versions BEFORE UPDATE ON public.candidates FOR EACH ROW EXECUTE FUNCTION app.count_profile_change();
create policy admin_decides on candidates for update to app_admin using (true) with check ((reviewed_by = ( SELECT app.user_id() AS user_id)));
create policy admin_reads on candidates for select to app_admin using (true);
create policy buyer_reads on candidates for select to app_buyer using (((status = 'accepted'::text) OR app.is_applicant(user_id)));
create policy definer_merges on candidates for delete to app_definer using (true);
create policy definer_reads on candidates for select to app_definer using (true);
create policy definer_schedules on candidates for update to app_definer using (true) with check (true);
create policy owner_applies on candidates for insert to app_talent with check (((user_id = ( SELECT app.user_id() AS user_id)) AND (email = ( SELECT u.email
   FROM users u
  WHERE (u.id = ( SELECT app.user_id() AS user_id)))) AND (status = 'pending'::text)));
create policy owner_edits on candidates for update to app_talent using ((user_id = ( SELECT app.user_id() AS user_id))) with check ((user_id = ( SELECT app.user_id() AS user_id)));
create policy owner_reads on candidates for select to app_talent using ((user_id = ( SELECT app.user_id() AS user_id)));
create policy system_reads on candidates for select to app_system using (true);
create policy system_registers on candidates for insert to app_system with check ((status = 'pending'::text));
grant select, update (status, opened_at, reviewed_at, reviewed_by, interview_scheduled_at, interview_notes, rejection_reason, platform_access_granted_at) on candidates to app_admin;
grant select (id, user_id, name, status, created_at, platform_access_granted_at, working_hours, avatar_url, public_profile, card, terms, has_resume) on candidates to app_buyer;
grant delete, select, update (user_id, name, whatsapp, phone, resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at, profile_data, opened_at, interview_scheduled_at, interview_notes, profile_checks, working_hours, resume_sha256) on candidates to app_definer;
grant insert (id, user_id, name, email, whatsapp, phone, subscribe, agree, resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at, profile_data, profile_checks, resume_sha256, source), select on candidates to app_system;
grant insert (user_id, name, email, whatsapp, subscribe), select (id, user_id, name, email, whatsapp, phone, subscribe, agree, resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at, profile_data, status, created_at, updated_at, opened_at, reviewed_at, interview_scheduled_at, platform_access_granted_at, profile_checks, working_hours, avatar_url, profile_version, public_profile, card, terms, has_resume, source), update (name, whatsapp, phone, subscribe, resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at, profile_data, profile_checks, working_hours, avatar_url, resume_sha256) on candidates to app_talent;

create table checklist_ticks (
  application_id uuid not null,
  item text not null,
  ticked_at timestamp with time zone not null default now(),
  constraint checklist_ticks_pkey PRIMARY KEY (application_id, item),
  constraint checklist_ticks_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint checklist_ticks_item_check CHECK ((length(item) <= 40))
);
-- Row-level security: enabled and forced.
create policy worker_reads on checklist_ticks for select to app_talent using ((application_id IN ( SELECT c.application_id
   FROM app.engagement_contacts() c(application_id, company_name, contact_name, job_title, email, phone))));
create policy worker_ticks on checklist_ticks for insert to app_talent with check ((application_id IN ( SELECT c.application_id
   FROM app.engagement_contacts() c(application_id, company_name, contact_name, job_title, email, phone))));
create policy worker_unticks on checklist_ticks for delete to app_talent using ((application_id IN ( SELECT c.application_id
   FROM app.engagement_contacts() c(application_id, company_name, contact_name, job_title, email, phone))));
grant delete, insert (application_id, item), select on checklist_ticks to app_talent;

create table intro_call_hours (
  id integer not null default 1,
  zone text not null,
  weekly jsonb not null,
  days_off date[] not null default '{}'::date[],
  notice_hours integer not null,
  horizon_days integer not null,
  location text not null,
  edited_by uuid,
  updated_at timestamp with time zone not null default now(),
  constraint intro_call_hours_pkey PRIMARY KEY (id),
  constraint intro_call_hours_horizon_days_check CHECK (((horizon_days >= 1) AND (horizon_days <= 60))),
  constraint intro_call_hours_id_check CHECK ((id = 1)),
  constraint intro_call_hours_location_check CHECK (((location ~ '\S'::text) AND (length(location) <= 300))),
  constraint intro_call_hours_notice_hours_check CHECK (((notice_hours >= 0) AND (notice_hours <= 336))),
  constraint intro_call_hours_weekly_check CHECK ((jsonb_typeof(weekly) = 'array'::text)),
  constraint intro_call_hours_zone_check CHECK (((length(zone) >= 1) AND (length(zone) <= 64)))
);
-- Row-level security: enabled and forced.
CREATE TRIGGER touch BEFORE UPDATE ON public.intro_call_hours FOR EACH ROW EXECUTE FUNCTION app.touch();
create policy admin_edits on intro_call_hours for update to app_admin using (true) with check ((edited_by = ( SELECT app.user_id() AS user_id)));
create policy admin_reads on intro_call_hours for select to app_admin using (true);
create policy system_reads on intro_call_hours for select to app_system using (true);
grant select, update (zone, weekly, days_off, notice_hours, horizon_days, location, edited_by) on intro_call_hours to app_admin;
grant select on intro_call_hours to app_system;

create table intro_calls (
  id uuid not null default gen_random_uuid(),
  candidate_id uuid not null,
  booked_by uuid,
  name text not null,
  email text not null,
  zone text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  status text not null default 'booked'::text,
  sequence integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  cancelled_by uuid,
  cancel_reason text,
  constraint intro_calls_pkey PRIMARY KEY (id),
  constraint intro_calls_one_at_a_time EXCLUDE USING gist (tstzrange(starts_at, ends_at) WITH &&) WHERE ((status <> 'cancelled'::text)),
  constraint intro_calls_booked_by_fkey FOREIGN KEY (booked_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint intro_calls_cancelled_by_fkey FOREIGN KEY (cancelled_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint intro_calls_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(id) ON DELETE CASCADE,
  constraint intro_calls_cancel_reason_check CHECK (((cancel_reason ~ '\S'::text) AND (length(cancel_reason) <= 1000))),
  constraint intro_calls_check CHECK ((ends_at = (starts_at + '00:30:00'::interval))),
  constraint intro_calls_email_check CHECK (((email = lower(email)) AND (email ~ '^[^\s@]+@[^\s@]+$'::text) AND (length(email) <= 254))),
  constraint intro_calls_name_check CHECK ((length(name) <= 300)),
  constraint intro_calls_sequence_check CHECK ((sequence >= 0)),
  constraint intro_calls_status_check CHECK ((status = ANY (ARRAY['booked'::text, 'cancelled'::text, 'held'::text]))),
  constraint intro_calls_zone_check CHECK (((length(zone) >= 1) AND (length(zone) <= 64)))
);
-- Row-level security: enabled and forced.
CREATE INDEX intro_calls_booker ON public.intro_calls USING btree (booked_by, starts_at DESC);
CREATE INDEX intro_calls_cancelled ON public.intro_calls USING btree (starts_at, id) WHERE (status = 'cancelled'::text);
CREATE INDEX intro_calls_cancelled_by ON public.intro_calls USING btree (cancelled_by);
CREATE INDEX intro_calls_candidate ON public.intro_calls USING btree (candidate_id, starts_at DESC);
CREATE UNIQUE INDEX intro_calls_one_per_buyer ON public.intro_calls USING btree (booked_by, candidate_id) WHERE (status = 'booked'::text);
CREATE UNIQUE INDEX intro_calls_one_per_candidate ON public.intro_calls USING btree (candidate_id) WHERE ((status = 'booked'::text) AND (booked_by IS NULL));
CREATE INDEX intro_calls_time ON public.intro_calls USING btree (starts_at, id);
CREATE TRIGGER interview AFTER INSERT OR UPDATE OF starts_at, status ON public.intro_calls FOR EACH ROW WHEN ((new.booked_by IS NULL)) EXECUTE FUNCTION app.schedule_interview();
CREATE TRIGGER moves BEFORE UPDATE OF status ON public.intro_calls FOR EACH ROW EXECUTE FUNCTION app.refuse_unknown_move('booked>cancelled', 'booked>held');
CREATE TRIGGER touch BEFORE UPDATE ON public.intro_calls FOR EACH ROW EXECUTE FUNCTION app.touch();
create policy admin_cancels on intro_calls for update to app_admin using ((status = 'booked'::text)) with check (((status = 'cancelled'::text) AND (cancelled_by = ( SELECT app.user_id() AS user_id))));
create policy admin_reads on intro_calls for select to app_admin using (true);
create policy booker_reads on intro_calls for select to app_buyer using ((booked_by = ( SELECT app.user_id() AS user_id)));
create policy candidate_reads on intro_calls for select to app_talent using (((booked_by IS NULL) AND (candidate_id IN ( SELECT c.id
   FROM candidates c
  WHERE (c.user_id = ( SELECT app.user_id() AS user_id))))));
create policy definer_merges on intro_calls for all to app_definer using (true) with check (true);
create policy system_books on intro_calls for insert to app_system with check ((status = 'booked'::text));
create policy system_moves on intro_calls for update to app_system using (true) with check (true);
create policy system_reads on intro_calls for select to app_system using (true);
grant select, update (status, sequence, cancelled_by, cancel_reason) on intro_calls to app_admin;
grant select on intro_calls to app_buyer;
grant select, update (candidate_id, status, sequence) on intro_calls to app_definer;
grant insert (candidate_id, booked_by, name, email, zone, starts_at, ends_at), select, update (zone, starts_at, ends_at, status, sequence) on intro_calls to app_system;
grant select on intro_calls to app_talent;

create table leads (
  id uuid not null default gen_random_uuid(),
  email text not null,
  created_at timestamp with time zone not null default now(),
  handled_at timestamp with time zone,
  handled_by uuid,
  words text not null generated always as (email) stored,
  constraint leads_pkey PRIMARY KEY (id),
  constraint leads_email_key UNIQUE (email),
  constraint leads_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint leads_check CHECK (((handled_by IS NULL) OR (handled_at IS NOT NULL))),
  constraint leads_email_check CHECK (((email = lower(email)) AND (email ~ '^[^\s@]+@[^\s@]+$'::text) AND ((length(email) >= 3) AND (length(email) <= 254))))
);
-- Row-level security: enabled and forced.
CREATE INDEX leads_handled ON public.leads USING btree (created_at DESC, id) WHERE (handled_at IS NOT NULL);
CREATE INDEX leads_handled_by ON public.leads USING btree (handled_by);
CREATE INDEX leads_newest ON public.leads USING btree (created_at DESC, id);
CREATE INDEX leads_open ON public.leads USING btree (created_at DESC, id) WHERE (handled_at IS NULL);
CREATE INDEX leads_words ON public.leads USING gin (app.grams(words)) WITH (fastupdate=off);
CREATE TRIGGER forget_in_record AFTER DELETE ON public.leads FOR EACH ROW EXECUTE FUNCTION app.forget_in_record();
create policy admin_handles on leads for update to app_admin using (true) with check ((NOT (handled_by IS DISTINCT FROM
CASE
    WHEN (handled_at IS NULL) THEN NULL::uuid
    ELSE ( SELECT app.user_id() AS user_id)
END)));
create policy admin_reads on leads for select to app_admin using (true);
create policy definer_clears on leads for delete to app_definer using (true);
create policy definer_reads on leads for select to app_definer using (true);
create policy system_reads on leads for select to app_system using (true);
create policy system_stores on leads for insert to app_system with check (true);
grant select, update (handled_at, handled_by) on leads to app_admin;
grant delete, select on leads to app_definer;
grant insert (email), select on leads to app_system;

create table leaving_customers (
  customer_id text not null,
  left_at timestamp with time zone not null default now(),
  constraint leaving_customers_pkey PRIMARY KEY (customer_id),
  constraint leaving_customers_customer_id_check CHECK ((length(customer_id) <= 255))
);
-- Row-level security: enabled and forced.
create policy system_adds on leaving_customers for insert to app_system with check (true);
create policy system_clears on leaving_customers for delete to app_system using (true);
create policy system_reads on leaving_customers for select to app_system using (true);
grant delete, insert (customer_id), select on leaving_customers to app_system;

create table mails (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  recipient text not null default ''::text,
  subject text not null,
  sealed_content bytea,
  status text not null default 'queued'::text,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null default now(),
  last_error text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  application_id uuid,
  topic text,
  words text not null generated always as (lower(recipient)) stored,
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_attempts_check CHECK ((attempts >= 0)),
  constraint mails_check CHECK (((status = 'sent'::text) = (sent_at IS NOT NULL))),
  constraint mails_check1 CHECK (((status = ANY (ARRAY['sent'::text, 'failed'::text])) OR (sealed_content IS NOT NULL))),
  constraint mails_kind_check CHECK ((kind <> ''::text)),
  constraint mails_last_error_check CHECK ((length(last_error) <= 1000)),
  constraint mails_recipient_check CHECK ((((length(recipient) >= 3) AND (length(recipient) <= 254)) AND (recipient !~ '[\r\n]'::text))),
  constraint mails_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'failed'::text]))),
  constraint mails_subject_check CHECK (((length(subject) <= 300) AND (subject !~ '[\r\n]'::text)))
);
-- Row-level security: enabled and forced.
CREATE INDEX mails_due ON public.mails USING btree (next_attempt_at) WHERE (status = ANY (ARRAY['queued'::text, 'sending'::text]));
CREATE INDEX mails_newest ON public.mails USING btree (created_at DESC, id);
CREATE INDEX mails_status ON public.mails USING btree (status, created_at DESC, id);
CREATE INDEX mails_waiting ON public.mails USING btree (created_at DESC, id) WHERE (status = ANY (ARRAY['queued'::text, 'sending'::text]));
CREATE INDEX mails_words ON public.mails USING gin (app.grams(words)) WITH (fastupdate=off);
CREATE TRIGGER address BEFORE INSERT ON public.mails FOR EACH ROW WHEN ((new.application_id IS NOT NULL)) EXECUTE FUNCTION app.address_to_applicant();
CREATE TRIGGER forget_in_record AFTER DELETE ON public.mails FOR EACH ROW EXECUTE FUNCTION app.forget_in_record();
CREATE TRIGGER wanted BEFORE INSERT ON public.mails FOR EACH ROW WHEN ((new.topic IS NOT NULL)) EXECUTE FUNCTION app.drop_unwanted_mail();
create policy admin_reads on mails for select to app_admin using (true);
create policy admin_resends on mails for update to app_admin using ((status = 'failed'::text)) with check ((status = 'queued'::text));
create policy anyone_queues on mails for insert to app_system, app_user, app_visitor with check (((status = 'queued'::text) AND (attempts = 0)));
create policy definer_clears on mails for delete to app_definer using (true);
create policy definer_reads on mails for select to app_definer using (true);
create policy system_clears on mails for delete to app_system using ((status = ANY (ARRAY['sent'::text, 'failed'::text])));
create policy system_reads on mails for select to app_system using (true);
create policy system_sends on mails for update to app_system using (true) with check (true);
grant select (id, kind, recipient, subject, status, attempts, next_attempt_at, last_error, created_at, sent_at), update (status, attempts, next_attempt_at) on mails to app_admin;
grant insert (application_id) on mails to app_buyer;
grant delete, select, select (id, kind, recipient, subject, status, created_at) on mails to app_definer;
grant delete, insert (id, kind, recipient, subject, sealed_content, topic), select, update (sealed_content, status, attempts, next_attempt_at, last_error, sent_at) on mails to app_system;
grant insert (id, kind, recipient, subject, sealed_content, topic) on mails to app_user;
grant insert (id, kind, recipient, subject, sealed_content, topic) on mails to app_visitor;

create table opening_search (
  id uuid not null,
  created_at timestamp with time zone not null,
  words text not null,
  tags bigint[] not null,
  constraint opening_search_pkey PRIMARY KEY (id),
  constraint opening_search_id_fkey FOREIGN KEY (id) REFERENCES projects(id) ON DELETE CASCADE
);
-- Row-level security: enabled and forced.
CREATE INDEX opening_search_newest ON public.opening_search USING btree (created_at DESC, id);
CREATE INDEX opening_search_words ON public.opening_search USING gin (app.grams(words), tags) WITH (fastupdate='on', gin_pending_list_limit='64');
create policy definer_works on opening_search for all to app_definer using (true) with check (true);
grant delete, insert, select on opening_search to app_definer;

create table operator_settings (
  id integer not null default 1,
  acceptance_needs_scorecard boolean not null default false,
  shows_measured_claims boolean not null default false,
  edited_by uuid,
  updated_at timestamp with time zone not null default now(),
  scans_files boolean not null default false,
  constraint operator_settings_pkey PRIMARY KEY (id),
  constraint operator_settings_id_check CHECK ((id = 1))
);
-- Row-level security: enabled and forced.
CREATE TRIGGER touch BEFORE UPDATE ON public.operator_settings FOR EACH ROW EXECUTE FUNCTION app.touch();
create policy admin_edits on operator_settings for update to app_admin using (true) with check ((edited_by = ( SELECT app.user_id() AS user_id)));
create policy admin_reads on operator_settings for select to app_admin using (true);
create policy definer_reads on operator_settings for select to app_definer using (true);
create policy system_reads on operator_settings for select to app_system using (true);
create policy system_says on operator_settings for update to app_system using (true);
grant select, update (acceptance_needs_scorecard, shows_measured_claims, edited_by) on operator_settings to app_admin;
grant select (scans_files) on operator_settings to app_definer;
grant select, update (scans_files) on operator_settings to app_system;

create table periodic_jobs (
  name text not null,
  next_run_at timestamp with time zone not null default now(),
  constraint periodic_jobs_pkey PRIMARY KEY (name)
);
-- Row-level security: enabled and forced.
create policy system_works on periodic_jobs for all to app_system using (true) with check (true);
grant insert, select, update on periodic_jobs to app_system;

create table project_history (
  id bigint not null generated always as identity,
  project_id uuid not null,
  application_id uuid,
  actor_id uuid,
  happened_at timestamp with time zone not null default now(),
  from_status text not null,
  to_status text,
  was_overtaken boolean not null default false,
  constraint project_history_pkey PRIMARY KEY (id),
  constraint project_history_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL
);
-- Row-level security: enabled and forced.
CREATE INDEX project_history_actor ON public.project_history USING btree (actor_id);
CREATE INDEX project_history_application ON public.project_history USING btree (application_id, id DESC);
CREATE INDEX project_history_project ON public.project_history USING btree (project_id, id DESC);
create policy admin_reads on project_history for select to app_admin using (true);
create policy definer_writes on project_history for insert to app_definer with check (true);
create policy owner_reads on project_history for select to app_buyer using ((project_id IN ( SELECT app.owned_project_ids() AS owned_project_ids)));
grant select on project_history to app_admin;
grant select on project_history to app_buyer;
grant insert on project_history to app_definer;

create table projects (
  id uuid not null default gen_random_uuid(),
  title text not null,
  internal_note text,
  scope_of_work text,
  software_systems text[] not null default '{}'::text[],
  seniority_level text,
  engagement_details text,
  engagement_type text,
  start_date date,
  preferred_time_overlap text,
  estimated_hires integer,
  owner_email text default app.buyer_email(),
  status text not null default 'Open'::text,
  created_by uuid default app.user_id(),
  buyer_id uuid default app.buyer_id(),
  location text,
  duration text,
  pay_rate numeric(9,2),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  creation_key text,
  completed_at timestamp with time zone,
  words text not null generated always as (lower(title)) stored,
  constraint projects_pkey PRIMARY KEY (id),
  constraint projects_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id) ON DELETE SET NULL,
  constraint projects_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint projects_creation_key_check CHECK ((creation_key ~ '^[0-9a-f]{32}$'::text)),
  constraint projects_duration_check CHECK ((length(duration) <= 200)),
  constraint projects_engagement_details_check CHECK ((engagement_details = ANY (ARRAY['Full-time'::text, 'Part-time'::text]))),
  constraint projects_engagement_type_check CHECK ((engagement_type = ANY (ARRAY['Ongoing/Monthly'::text, 'One-Time'::text]))),
  constraint projects_estimated_hires_check CHECK (((estimated_hires >= 0) AND (estimated_hires <= 1000))),
  constraint projects_internal_note_check CHECK ((length(internal_note) <= 4000)),
  constraint projects_location_check CHECK ((length(location) <= 200)),
  constraint projects_pay_rate_check CHECK (((pay_rate >= (0)::numeric) AND (pay_rate <= (100000)::numeric))),
  constraint projects_preferred_time_overlap_check CHECK ((length(preferred_time_overlap) <= 200)),
  constraint projects_scope_of_work_check CHECK ((length(scope_of_work) <= 4000)),
  constraint projects_seniority_level_check CHECK ((seniority_level = ANY (ARRAY['Staff'::text, 'Senior'::text, 'Manager'::text, 'Controller'::text, 'CFO'::text]))),
  constraint projects_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'Open'::text, 'active'::text, 'completed'::text, 'archived'::text]))),
  constraint projects_title_check CHECK (((title ~ '\S'::text) AND (length(title) <= 200)))
);
-- Row-level security: enabled and forced.
CREATE UNIQUE INDEX projects_creation ON public.projects USING btree (buyer_id, creation_key) WHERE (creation_key IS NOT NULL);
CREATE INDEX projects_creator ON public.projects USING btree (created_by);
CREATE INDEX projects_open ON public.projects USING btree (created_at DESC, id) WHERE (status = ANY (ARRAY['Open'::text, 'active'::text]));
CREATE INDEX projects_own ON public.projects USING btree (buyer_id, created_at DESC, id) INCLUDE (status, words, completed_at);
CREATE TRIGGER deletion AFTER DELETE ON public.projects FOR EACH ROW EXECUTE FUNCTION app.record_owner_decision();
CREATE TRIGGER follow_status BEFORE UPDATE OF status ON public.projects FOR EACH ROW WHEN ((new.status IS DISTINCT FROM old.status)) EXECUTE FUNCTION app.follow_project_status();
CREATE TRIGGER history AFTER UPDATE OF status ON public.projects FOR EACH ROW WHEN ((new.status <> old.status)) EXECUTE FUNCTION app.record_owner_decision();
CREATE TRIGGER search AFTER INSERT OR UPDATE OF title, scope_of_work, software_systems, engagement_type, seniority_level, status ON public.projects FOR EACH ROW EXECUTE FUNCTION app.keep_opening_search();
CREATE TRIGGER touch BEFORE UPDATE ON public.projects FOR EACH ROW EXECUTE FUNCTION app.touch();
create policy admin_reads on projects for select to app_admin using (true);
create policy definer_clears on projects for delete to app_definer using (true);
create policy definer_forgets on projects for update to app_definer using (true) with check (true);
create policy definer_reads on projects for select to app_definer using (true);
create policy owner_deletes on projects for delete to app_buyer using ((buyer_id = ( SELECT app.buyer_id() AS buyer_id)));
create policy owner_edits on projects for update to app_buyer using ((buyer_id = ( SELECT app.buyer_id() AS buyer_id))) with check ((buyer_id = ( SELECT app.buyer_id() AS buyer_id)));
create policy owner_posts on projects for insert to app_buyer with check (((buyer_id = ( SELECT app.buyer_id() AS buyer_id)) AND (status = ANY (ARRAY['Open'::text, 'draft'::text]))));
create policy owner_reads on projects for select to app_buyer using ((buyer_id = ( SELECT app.buyer_id() AS buyer_id)));
create policy public_reads_open on projects for select to app_talent, app_visitor using ((status = ANY (ARRAY['Open'::text, 'active'::text])));
create policy worker_reads_own on projects for select to app_talent using (((status <> 'draft'::text) AND ((id IN ( SELECT a.project_id
   FROM applications a
  WHERE (a.user_id = ( SELECT app.user_id() AS user_id)))) OR (id IN ( SELECT s.project_id
   FROM saved_projects s
  WHERE (s.worker_id = ( SELECT app.user_id() AS user_id)))))));
grant select on projects to app_admin;
grant delete, insert (title, internal_note, scope_of_work, software_systems, seniority_level, engagement_details, engagement_type, start_date, preferred_time_overlap, estimated_hires, status, location, duration, pay_rate, creation_key), select, update (title, internal_note, scope_of_work, software_systems, seniority_level, engagement_details, engagement_type, start_date, preferred_time_overlap, estimated_hires, status, location, duration, pay_rate) on projects to app_buyer;
grant delete, select, update (internal_note, owner_email, status) on projects to app_definer;
grant select (id, title, scope_of_work, software_systems, seniority_level, engagement_details, engagement_type, start_date, preferred_time_overlap, estimated_hires, status, buyer_id, location, duration, pay_rate, created_at) on projects to app_talent;
grant select (id, title, scope_of_work, software_systems, seniority_level, engagement_details, engagement_type, start_date, preferred_time_overlap, estimated_hires, status, buyer_id, location, duration, pay_rate, created_at) on projects to app_visitor;

create table resume_files (
  path text not null,
  sensitive_numbers text[] not null default '{}'::text[],
  status text not null default 'pending'::text,
  scan_tried_at timestamp with time zone,
  constraint resume_files_pkey PRIMARY KEY (path),
  constraint resume_files_sensitive_numbers_check CHECK ((sensitive_numbers <@ ARRAY['ssn'::text, 'itin'::text, 'ein'::text, 'card'::text])),
  constraint resume_files_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'clean'::text, 'infected'::text])))
);
-- Row-level security: enabled and forced.
CREATE INDEX resume_files_waiting ON public.resume_files USING btree (scan_tried_at NULLS FIRST) WHERE (status = 'pending'::text);
CREATE TRIGGER moves BEFORE UPDATE OF status ON public.resume_files FOR EACH ROW EXECUTE FUNCTION app.refuse_unknown_move('pending>clean', 'pending>infected');
create policy admin_reads on resume_files for select to app_admin using (true);
create policy definer_keeps on resume_files for all to app_definer using (true) with check (true);
create policy owner_reads on resume_files for select to app_talent using ((EXISTS ( SELECT
   FROM candidates c
  WHERE ((c.user_id = ( SELECT app.user_id() AS user_id)) AND (c.resume_path = resume_files.path)))));
create policy system_notes on resume_files for update to app_system using (true);
create policy system_reads on resume_files for select to app_system using (true);
grant select on resume_files to app_admin;
grant delete, insert, select on resume_files to app_definer;
grant select, update (sensitive_numbers, status, scan_tried_at) on resume_files to app_system;
grant select on resume_files to app_talent;

create table resume_openings (
  id bigint not null generated always as identity,
  candidate_id uuid not null,
  opened_by uuid,
  opened_at timestamp with time zone not null default now(),
  network_address text,
  constraint resume_openings_pkey PRIMARY KEY (id),
  constraint resume_openings_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(id) ON DELETE CASCADE,
  constraint resume_openings_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint resume_openings_network_address_check CHECK ((length(network_address) <= 64))
);
-- Row-level security: enabled and forced.
CREATE INDEX resume_openings_candidate ON public.resume_openings USING btree (candidate_id, id DESC);
CREATE INDEX resume_openings_reader ON public.resume_openings USING btree (opened_by, opened_at DESC);
create policy admin_reads on resume_openings for select to app_admin using (true);
create policy definer_forgets on resume_openings for update to app_definer using (true) with check (true);
create policy definer_reads on resume_openings for select to app_definer using (true);
create policy definer_writes on resume_openings for insert to app_definer with check (true);
grant select on resume_openings to app_admin;
grant insert, select, update (candidate_id, network_address) on resume_openings to app_definer;

create table saved_projects (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  worker_id uuid not null default app.user_id(),
  created_at timestamp with time zone not null default now(),
  constraint saved_projects_pkey PRIMARY KEY (id),
  constraint saved_projects_project_id_worker_id_key UNIQUE (project_id, worker_id),
  constraint saved_projects_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  constraint saved_projects_worker_id_fkey FOREIGN KEY (worker_id) REFERENCES users(id) ON DELETE CASCADE
);
-- Row-level security: enabled and forced.
CREATE INDEX saved_projects_worker ON public.saved_projects USING btree (worker_id, created_at DESC);
create policy definer_merges on saved_projects for all to app_definer using (true) with check (true);
create policy worker_forgets on saved_projects for delete to app_talent using ((worker_id = ( SELECT app.user_id() AS user_id)));
create policy worker_reads on saved_projects for select to app_talent using ((worker_id = ( SELECT app.user_id() AS user_id)));
create policy worker_saves on saved_projects for insert to app_talent with check (((worker_id = ( SELECT app.user_id() AS user_id)) AND app.is_taking_applications(project_id)));
grant delete, select, update (worker_id) on saved_projects to app_definer;
grant delete, insert (project_id), select on saved_projects to app_talent;

create table scorecards (
  id uuid not null default gen_random_uuid(),
  candidate_id uuid not null,
  reviewer_id uuid default app.user_id(),
  scores jsonb not null default '{}'::jsonb,
  notes jsonb not null default '{}'::jsonb,
  is_complete boolean not null generated always as ((scores ?& ARRAY['technical'::text, 'software'::text, 'english'::text, 'reliability'::text, 'communication'::text])) stored,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint scorecards_pkey PRIMARY KEY (id),
  constraint scorecards_candidate_id_reviewer_id_key UNIQUE (candidate_id, reviewer_id),
  constraint scorecards_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(id) ON DELETE CASCADE,
  constraint scorecards_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint scorecards_notes_check CHECK (((jsonb_typeof(notes) = 'object'::text) AND (length((notes)::text) <= 70000) AND (NOT jsonb_path_exists(notes, 'strict $.*?(@.type() != "string")'::jsonpath)))),
  constraint scorecards_scores_check CHECK (((jsonb_typeof(scores) = 'object'::text) AND (length((scores)::text) <= 1000) AND (NOT jsonb_path_exists(scores, 'strict $.*?(((@.type() != "number" || @ < 1) || @ > 5) || @.floor() != @)'::jsonpath))))
);
-- Row-level security: enabled and forced.
CREATE INDEX scorecards_reviewer ON public.scorecards USING btree (reviewer_id);
CREATE TRIGGER history AFTER INSERT OR UPDATE OF scores, notes ON public.scorecards FOR EACH ROW EXECUTE FUNCTION app.record_scorecard();
CREATE TRIGGER touch BEFORE UPDATE ON public.scorecards FOR EACH ROW EXECUTE FUNCTION app.touch();
CREATE TRIGGER versions BEFORE UPDATE OF scores, notes ON public.scorecards FOR EACH ROW EXECUTE FUNCTION app.count_scorecard_change();
create policy admin_reads on scorecards for select to app_admin using (true);
create policy author_edits on scorecards for update to app_admin using ((reviewer_id = ( SELECT app.user_id() AS user_id))) with check ((reviewer_id = ( SELECT app.user_id() AS user_id)));
create policy author_writes on scorecards for insert to app_admin with check ((reviewer_id = ( SELECT app.user_id() AS user_id)));
create policy definer_merges on scorecards for all to app_definer using (true) with check (true);
grant insert (candidate_id, scores, notes), select, update (scores, notes) on scorecards to app_admin;
grant delete, select, update (candidate_id) on scorecards to app_definer;

create table stripe_events (
  id text not null,
  type text not null,
  happened_at timestamp with time zone not null,
  received_at timestamp with time zone not null default now(),
  constraint stripe_events_pkey PRIMARY KEY (id),
  constraint stripe_events_id_check CHECK ((length(id) <= 255)),
  constraint stripe_events_type_check CHECK ((length(type) <= 255))
);
-- Row-level security: enabled and forced.
CREATE INDEX stripe_events_oldest ON public.stripe_events USING btree (received_at);
create policy system_clears on stripe_events for delete to app_system using ((received_at < (now() - '30 days'::interval)));
create policy system_reads on stripe_events for select to app_system using (true);
create policy system_receives on stripe_events for insert to app_system with check (true);
grant delete, insert (id, type, happened_at), select on stripe_events to app_system;

create table talent_search (
  id uuid not null,
  created_at timestamp with time zone not null,
  is_onboarded boolean not null,
  words text not null,
  constraint talent_search_pkey PRIMARY KEY (id),
  constraint talent_search_id_fkey FOREIGN KEY (id) REFERENCES candidates(id) ON DELETE CASCADE
);
-- Row-level security: enabled and forced.
CREATE INDEX talent_search_newest ON public.talent_search USING btree (created_at DESC, id) INCLUDE (is_onboarded, words);
CREATE INDEX talent_search_words ON public.talent_search USING gin (app.grams(words)) WITH (gin_pending_list_limit='64');
create policy definer_works on talent_search for all to app_definer using (true) with check (true);
grant delete, insert, select, update on talent_search to app_definer;

create table terms_acceptances (
  id bigint not null generated always as identity,
  user_id uuid not null,
  version text not null,
  accepted_at timestamp with time zone not null default now(),
  constraint terms_acceptances_pkey PRIMARY KEY (id),
  constraint terms_acceptances_user_id_version_key UNIQUE (user_id, version),
  constraint terms_acceptances_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint terms_acceptances_version_check CHECK ((version <> ''::text))
);
-- Row-level security: enabled and forced.
create policy admin_reads on terms_acceptances for select to app_admin using (true);
create policy owner_reads on terms_acceptances for select to app_user using ((user_id = ( SELECT app.user_id() AS user_id)));
create policy system_records on terms_acceptances for insert to app_system with check (true);
grant insert (user_id, version) on terms_acceptances to app_system;
grant select on terms_acceptances to app_user;

create table unmarked_candidates (
  candidate_id uuid not null,
  changed_at timestamp with time zone not null default now(),
  constraint unmarked_candidates_pkey PRIMARY KEY (candidate_id),
  constraint unmarked_candidates_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(id) ON DELETE CASCADE
);
-- Row-level security: enabled and forced.
CREATE INDEX unmarked_candidates_oldest ON public.unmarked_candidates USING btree (changed_at);
create policy definer_works on unmarked_candidates for all to app_definer using (true) with check (true);
create policy system_takes on unmarked_candidates for all to app_system using (true) with check (true);
grant insert, select, update on unmarked_candidates to app_definer;
grant delete, select on unmarked_candidates to app_system;

create table unwanted_topics (
  user_id uuid not null default app.user_id(),
  topic text not null,
  constraint unwanted_topics_pkey PRIMARY KEY (user_id, topic),
  constraint unwanted_topics_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint unwanted_topics_topic_check CHECK ((topic ~ '^[a-z-]{1,40}$'::text))
);
-- Row-level security: enabled and forced.
create policy definer_reads on unwanted_topics for select to app_definer using (true);
create policy owner_reads on unwanted_topics for select to app_user using ((user_id = ( SELECT app.user_id() AS user_id)));
create policy owner_switches_off on unwanted_topics for insert to app_user with check ((user_id = ( SELECT app.user_id() AS user_id)));
create policy owner_switches_on on unwanted_topics for delete to app_user using ((user_id = ( SELECT app.user_id() AS user_id)));
grant select on unwanted_topics to app_definer;
grant delete, insert (topic), select on unwanted_topics to app_user;

create table users (
  id uuid not null,
  role text not null,
  talent boolean not null generated always as ((role = 'talent'::text)) stored,
  name text,
  email text not null,
  phone text,
  whatsapp text,
  avatar_url text,
  skills text[] not null default '{}'::text[],
  experience_years integer,
  subscribe boolean,
  agree boolean,
  resume_path text,
  resume_original_name text,
  resume_size_bytes integer,
  resume_mime_type text,
  resume_uploaded_at timestamp with time zone,
  profile_data jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  removed_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_key UNIQUE (email),
  constraint users_resume_path_key UNIQUE (resume_path),
  constraint users_id_fkey FOREIGN KEY (id) REFERENCES identity.users(id) ON DELETE CASCADE,
  constraint users_avatar_url_check CHECK ((length(avatar_url) <= 1000)),
  constraint users_check CHECK ((num_nulls(resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at) = ANY (ARRAY[0, 5]))),
  constraint users_check1 CHECK ((avatar_url ~ (((('^/(avatars/'::text || id) || '/|profile-photos/'::text) || id) || '-)\d{1,16}\.(jpg|png|webp)$'::text))),
  constraint users_check2 CHECK (((removed_at IS NULL) OR (role = 'admin'::text))),
  constraint users_email_check CHECK (((email = lower(email)) AND (email ~ '^[^\s@]+@[^\s@]+$'::text))),
  constraint users_experience_years_check CHECK (((experience_years >= 0) AND (experience_years <= 80))),
  constraint users_name_check CHECK ((length(name) <= 300)),
  constraint users_phone_check CHECK ((length(phone) <= 40)),
  constraint users_profile_data_check CHECK ((jsonb_typeof(profile_data) = 'object'::text)),
  constraint users_resume_original_name_check CHECK ((length(resume_original_name) <= 255)),
  constraint users_resume_size_bytes_check CHECK (((resume_size_bytes >= 1) AND (resume_size_bytes <= 26214400))),
  constraint users_role_check CHECK ((role = ANY (ARRAY['talent'::text, 'buyer'::text, 'admin'::text]))),
  constraint users_whatsapp_check CHECK ((length(whatsapp) <= 40))
);
-- Row-level security: enabled and forced.
CREATE TRIGGER forget_in_record AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.forget_in_record();
CREATE TRIGGER own_resume BEFORE UPDATE OF resume_path ON public.users FOR EACH ROW EXECUTE FUNCTION app.refuse_foreign_resume();
CREATE TRIGGER touch BEFORE UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION app.touch();
create policy admin_reads on users for select to app_admin using (true);
create policy definer_merges on users for update to app_definer using (true) with check (true);
create policy definer_reads on users for select to app_definer using (true);
create policy owner_edits on users for update to app_user using ((id = ( SELECT app.user_id() AS user_id))) with check ((id = ( SELECT app.user_id() AS user_id)));
create policy owner_reads on users for select to app_user using ((id = ( SELECT app.user_id() AS user_id)));
create policy system_reads on users for select to app_system using (true);
create policy system_registers on users for insert to app_system with check (true);
create policy system_removes on users for update to app_system using (((role = 'admin'::text) AND (removed_at IS NULL))) with check (((role = 'admin'::text) AND (removed_at IS NOT NULL)));
grant update (avatar_url) on users to app_buyer;
grant select, update (phone, whatsapp, avatar_url, skills, experience_years, resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at, profile_data) on users to app_definer;
grant insert (id, role, name, email, phone, whatsapp, skills, experience_years, subscribe, agree, resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at, profile_data), select, update (email, removed_at) on users to app_system;
grant update (avatar_url, skills, experience_years, resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at, profile_data) on users to app_talent;
grant select, update (name, phone, whatsapp, subscribe) on users to app_user;
