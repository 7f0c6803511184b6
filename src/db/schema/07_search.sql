-- Search for any part of a word, even a single letter, in lists of a million rows. PostgreSQL can't use an index for such a
-- search on a table whose policies must be checked first. So the searched text has small tables of its own, which only functions
-- owned by app_definer read. These apply the policy themselves, and callers read the rows found under their own policies
-- (docs/decisions/0014-search-at-size.md).

-- function: app.grams
-- function: app.tag_codes
-- function: app.conditions
-- function: app.newest_matching
