import { query, type Tx } from './session.ts'

export type NewBuyer = {
  userId: string
  firstName: string
  lastName: string
  email: string
  companyName: string
  jobTitle: string
  phone: string
}

export const insertBuyer = (tx: Tx, buyer: NewBuyer) =>
  tx.count(
    query.insertInto('buyers').values({
      user_id: buyer.userId,
      first_name: buyer.firstName,
      last_name: buyer.lastName,
      email: buyer.email,
      company_name: buyer.companyName,
      job_title: buyer.jobTitle,
      phone: buyer.phone,
    }),
  )
