-- The firm behind a project, for signed-in workers. One look at that firm's own projects answers, however many others
-- there are; row-level security decides which of them the worker sees.
drop policy talent_reads_posters on buyers;
create policy talent_reads_posters on buyers for select to app_talent
  using (exists (select from projects p where p.buyer_id = buyers.id));
