import { Textarea } from '@mantine/core'
import * as z from 'zod/mini'
import { transferDetails } from '#domain/operator-settings/settings.ts'
import { TextRule } from './text-rule.tsx'

const optional = z.pipe(z.string().check(z.trim()), z.union([z.literal(''), transferDetails]))

/** Where firms that pay by transfer send the money. */
export const TransferDetails = ({ details }: { details: string | null }) => (
  <TextRule
    title="Payment by transfer"
    action="Save Details"
    text={details ?? ''}
    schema={optional}
    toSettings={(text) => ({ transferDetails: text.trim() || null })}
  >
    {(input) => (
      <Textarea
        label="Bank details on invoices"
        description="Firms see them on every invoice. An invoice keeps the details that it was issued with."
        autosize
        minRows={3}
        {...input}
      />
    )}
  </TextRule>
)
