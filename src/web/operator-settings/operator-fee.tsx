import { TextInput } from '@mantine/core'
import * as z from 'zod/mini'
import { feeBasisPoints } from '#domain/operator-settings/settings.ts'
import { TextRule } from './text-rule.tsx'

const pointsOf = (percent: string) => (percent.trim() === '' ? Number.NaN : Math.round(Number(percent) * 100))
const percent = z.pipe(z.pipe(z.string(), z.transform(pointsOf)), feeBasisPoints)

/** What is added to the pay of each hour. Firms see it with every offer before they commit. */
export const OperatorFee = ({ points }: { points: number }) => (
  <TextRule
    title="Fee"
    action="Save Fee"
    text={String(points / 100)}
    schema={percent}
    toSettings={(text) => ({ feeBasisPoints: pointsOf(text) })}
  >
    {(input) => (
      <TextInput
        label="Fee on the rate, in percent"
        description="Firms see it with each offer and pay it on each invoice. Offers keep the fee that they were made with."
        inputMode="decimal"
        autoComplete="off"
        {...input}
      />
    )}
  </TextRule>
)
