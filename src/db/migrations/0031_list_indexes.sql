-- Outside a transaction, a statement at a time: nobody's writing waits while an index is built beside it. Begun again after an
-- interruption, each index is made anew.
set maintenance_work_mem = '256MB';

-- Reading from the newest is a matter of the index alone: beside it, a row of the table costs three times as much.
drop index concurrently if exists talent_search_newest;
create index concurrently talent_search_newest on talent_search
  (created_at desc, id) include (is_onboarded, words);
drop index concurrently if exists candidate_search_newest_of_all;
create index concurrently candidate_search_newest_of_all on candidate_search
  (created_at desc, id) include (status, subscribe, agree, words, whatsapp);
drop index concurrently if exists candidate_search_newest;

-- New pieces wait in a list that is merged into the index before it is eight pages long: written together they cost less, and so
-- short a list costs a search next to nothing.
drop index concurrently if exists talent_search_words;
create index concurrently talent_search_words on talent_search
  using gin (app.grams(words)) with (gin_pending_list_limit = 64);
alter index candidate_search_words set (fastupdate = on, gin_pending_list_limit = 64);
alter index candidate_search_whatsapp set (fastupdate = on, gin_pending_list_limit = 64);
alter index opening_search_words set (fastupdate = on, gin_pending_list_limit = 64);

-- What the admins' list is sorted by, with all that it is filtered by and searched for. Who has no value comes last in both
-- directions, so a column that may be empty has two indexes. The one by id sorts those who were found elsewhere.
drop index concurrently if exists candidates_sorted_by_id;
create index concurrently candidates_sorted_by_id on candidates
  (id) include (status, subscribe, agree, name, email, whatsapp, created_at, resume_size_bytes);
drop index concurrently if exists candidates_sorted_by_applied;
create index concurrently candidates_sorted_by_applied on candidates
  (created_at desc, id) include (status, subscribe, agree, name, email, whatsapp);
drop index concurrently if exists candidates_sorted_by_email;
create index concurrently candidates_sorted_by_email on candidates
  (email desc, id) include (status, subscribe, agree, name, whatsapp);
drop index concurrently if exists candidates_sorted_by_name;
create index concurrently candidates_sorted_by_name on candidates
  (name, id desc) include (status, subscribe, agree, email, whatsapp);
drop index concurrently if exists candidates_sorted_by_name_down;
create index concurrently candidates_sorted_by_name_down on candidates
  (name desc nulls last, id) include (status, subscribe, agree, email, whatsapp);
drop index concurrently if exists candidates_sorted_by_whatsapp;
create index concurrently candidates_sorted_by_whatsapp on candidates
  (whatsapp, id desc) include (status, subscribe, agree, name, email);
drop index concurrently if exists candidates_sorted_by_whatsapp_down;
create index concurrently candidates_sorted_by_whatsapp_down on candidates
  (whatsapp desc nulls last, id) include (status, subscribe, agree, name, email);
drop index concurrently if exists candidates_sorted_by_resume;
create index concurrently candidates_sorted_by_resume on candidates
  (resume_size_bytes, id desc) include (status, subscribe, agree, name, email, whatsapp);
drop index concurrently if exists candidates_sorted_by_resume_down;
create index concurrently candidates_sorted_by_resume_down on candidates
  (resume_size_bytes desc nulls last, id) include (status, subscribe, agree, name, email, whatsapp);
drop index concurrently if exists candidates_sorted_by_status;
create index concurrently candidates_sorted_by_status on candidates
  (status desc, id) include (subscribe, agree, name, email, whatsapp);
drop index concurrently if exists candidates_newest;
drop index concurrently if exists candidates_by_name;
drop index concurrently if exists candidates_by_name_down;
drop index concurrently if exists candidates_by_whatsapp;
drop index concurrently if exists candidates_by_whatsapp_down;
drop index concurrently if exists candidates_by_resume_size;
drop index concurrently if exists candidates_by_resume_size_down;
drop index concurrently if exists candidates_by_status;

-- No list is sorted by these.
drop index concurrently if exists candidates_by_reviewed_at;
drop index concurrently if exists candidates_by_reviewed_at_down;
drop index concurrently if exists candidates_by_interview;
drop index concurrently if exists candidates_by_interview_down;
drop index concurrently if exists candidates_by_updated_at;
drop index concurrently if exists candidates_by_subscribe;
drop index concurrently if exists candidates_by_agree;
reset maintenance_work_mem;
