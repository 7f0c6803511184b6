import { Anchor } from '@mantine/core'
import { brand } from '#domain/brand.ts'
import classes from './opening.module.css'

export function PostedBy({ companyName, email }: { companyName: string | null; email: string }) {
  return (
    <section className={classes.panel}>
      <h2>Posted By</h2>
      <p className={classes.company}>{companyName || `A client of ${brand.name}`}</p>
      <Anchor href={`mailto:${encodeURI(email)}`} className={classes.address}>
        {email}
      </Anchor>
    </section>
  )
}
