-- An application's id is made from a key of the page that sends it and the address it is for, so that sending it again
-- finds what came of the first time instead of a second account.
grant insert (id) on candidates to app_system;
