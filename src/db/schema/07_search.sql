-- Searches for any part of a word, a single letter included, and lists of a million rows. Where a policy must be asked
-- first, PostgreSQL uses no index for such a search. So what is searched has small tables of its own, which only functions
-- of the definer read; these apply the policy themselves, and their callers read the rows found under their own policies
-- (docs/decisions/0014-search-at-size.md).

-- function: app.grams
-- function: app.tag_codes
-- function: app.conditions
-- function: app.newest_matching
