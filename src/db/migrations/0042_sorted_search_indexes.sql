-- Outside a transaction, a statement at a time: nobody's writing waits while an index is built beside it. Begun again after an
-- interruption, each index is made anew.
set maintenance_work_mem = '256MB';

drop index concurrently if exists candidate_search_words;
create index concurrently candidate_search_words on candidate_search
  using gin (app.grams(words), tags) with (gin_pending_list_limit = 64);
drop index concurrently if exists candidate_search_whatsapp;
create index concurrently candidate_search_whatsapp on candidate_search
  using gin (app.grams(whatsapp)) with (gin_pending_list_limit = 64);
drop index concurrently if exists candidate_search_newest;
create index concurrently candidate_search_newest on candidate_search
  (created_at desc, id) include (status, subscribe, agree, words, whatsapp);

-- What the admins' list is sorted by, with all that it is filtered by and searched for. Who has no value comes last in both
-- directions, so a column that may be empty has two indexes.
drop index concurrently if exists candidate_search_by_applied;
create index concurrently candidate_search_by_applied on candidate_search
  (status, created_at desc, id) include (subscribe, agree, words, whatsapp);
drop index concurrently if exists candidate_search_by_status;
create index concurrently candidate_search_by_status on candidate_search
  (status desc, id) include (subscribe, agree, words, whatsapp);
drop index concurrently if exists candidate_search_by_email;
create index concurrently candidate_search_by_email on candidate_search
  (status, email desc, id) include (subscribe, agree, words, whatsapp);
drop index concurrently if exists candidate_search_by_name;
create index concurrently candidate_search_by_name on candidate_search
  (status, name, id desc) include (subscribe, agree, words, whatsapp);
drop index concurrently if exists candidate_search_by_name_down;
create index concurrently candidate_search_by_name_down on candidate_search
  (status, name desc nulls last, id) include (subscribe, agree, words, whatsapp);
drop index concurrently if exists candidate_search_by_whatsapp;
create index concurrently candidate_search_by_whatsapp on candidate_search
  (status, whatsapp, id desc) include (subscribe, agree, words);
drop index concurrently if exists candidate_search_by_whatsapp_down;
create index concurrently candidate_search_by_whatsapp_down on candidate_search
  (status, whatsapp desc nulls last, id) include (subscribe, agree, words);
drop index concurrently if exists candidate_search_by_resume;
create index concurrently candidate_search_by_resume on candidate_search
  (status, resume_size_bytes, id desc) include (subscribe, agree, words, whatsapp);
drop index concurrently if exists candidate_search_by_resume_down;
create index concurrently candidate_search_by_resume_down on candidate_search
  (status, resume_size_bytes desc nulls last, id) include (subscribe, agree, words, whatsapp);
drop index concurrently if exists candidates_sorted_by_id;
drop index concurrently if exists candidates_sorted_by_applied;
drop index concurrently if exists candidates_sorted_by_email;
drop index concurrently if exists candidates_sorted_by_name;
drop index concurrently if exists candidates_sorted_by_name_down;
drop index concurrently if exists candidates_sorted_by_whatsapp;
drop index concurrently if exists candidates_sorted_by_whatsapp_down;
drop index concurrently if exists candidates_sorted_by_resume;
drop index concurrently if exists candidates_sorted_by_resume_down;
drop index concurrently if exists candidates_sorted_by_status;

-- A project's applications are sorted and counted in their index alone.
drop index concurrently if exists applications_received;
create index concurrently applications_received on applications
  (project_id, created_at desc, id) include (status, hourly_rate, available_start_date);
drop index concurrently if exists applications_project;

-- A buyer's own list is found, searched and counted in its index alone.
drop index concurrently if exists projects_own;
create index concurrently projects_own on projects (buyer_id, created_at desc, id) include (status, words, completed_at);
drop index concurrently if exists projects_buyer;

-- Few calls are cancelled, and a list shows them alone.
drop index concurrently if exists intro_calls_cancelled;
create index concurrently intro_calls_cancelled on intro_calls (starts_at, id) where status = 'cancelled';
-- One kind of act within some days.
drop index concurrently if exists admin_acts_act_day;
create index concurrently admin_acts_act_day on admin_acts (act, happened_at desc, id desc);
reset maintenance_work_mem;
