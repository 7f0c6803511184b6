import type { FunctionSource } from './schema-sources.ts'

/**
 * Functions of an existing database in their new form. They begin like new ones, without grants and owned by whoever
 * migrates: what a file no longer says must not stay from before.
 */
export const applyFunctions = (functions: readonly FunctionSource[]): string => `
  do $$
  declare
    made regprocedure;
    caller text;
  begin
    for made in select p.oid from pg_proc p join pg_namespace n on n.oid = pronamespace
      where nspname || '.' || proname in (${functions.map(({ qualifiedName }) => `'${qualifiedName}'`).join(', ')})
    loop
      for caller in select distinct case grantee when 0 then 'public' else grantee::regrole::text end
        from pg_proc p, aclexplode(proacl) where p.oid = made and grantee <> proowner
      loop
        execute format('revoke all on function %s from %s', made, caller);
      end loop;
      execute format('alter function %s owner to current_user', made);
    end loop;
  end
  $$;
  ${functions.map(({ sql }) => sql).join('\n')}
  ${refuseOverloads}
`

/** Other arguments make another function, and the old one would go on answering. */
const refuseOverloads = `
  do $$
  declare
    doubled text;
  begin
    select proname into doubled from pg_proc where pronamespace::regnamespace::text in ('app', 'identity')
    group by pronamespace, proname having count(*) > 1;
    if found then
      raise exception 'The function % has other arguments than before: drop the old one in a migration.', doubled;
    end if;
  end
  $$;`
