import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readRetention } from '#contract/retention.ts'
import { warningDays } from '#domain/retention/retention.ts'
import { editorQuery } from '../editor-query.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { RetentionForm } from './retention-form.tsx'

export function RetentionPage() {
  const retention = useQuery(editorQuery(readRetention, {}))
  return (
    <>
      <PageHead
        title="Retention"
        over={
          <Link to="/admin/people" className="g-link">
            All people
          </Link>
        }
        lead={`After how many days accounts are deleted with all their data. Everyone is warned by email ${warningDays} days before.`}
      />
      <Loaded query={retention} what="retention" skeleton={<Skeleton h={320} />}>
        {(saved) => <RetentionForm saved={saved} />}
      </Loaded>
    </>
  )
}
